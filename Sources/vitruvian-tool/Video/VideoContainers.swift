/// The kinds of files and streams that are accepted as videos.
///
/// Each holds its pictures itself. What leads to other files or addresses, or never ends, is none: playlists
/// (HLS, DASH, concat, IMF), descriptions of sessions (SDP), numbered pictures (image2), and containers in
/// several files (Magic Lantern).
enum VideoContainers {
  /// The names that ffmpeg has for them.
  static let list = [usual, rare, bareStreams, pictures].flatMap { $0.split(whereSeparator: \.isWhitespace) }
    .joined(separator: ",")

  /// What people are told who name something else.
  static let refusal =
    "it is of a kind that is not accepted; accepted are MP4, MOV, MKV, WebM, AVI, MPEG, MPEG-TS, FLV, WMV, "
    + "Ogg, MXF, Y4M, animated GIF and PNG, other containers of moving pictures, and single pictures; not playlists"

  private static let usual = """
    mov mp4 m4a 3gp 3g2 mj2 matroska webm avi mpegts mpeg flv asf asf_o ogg mxf yuv4mpegpipe gif apng
    """

  private static let rare = """
    4xm bethsoftvid bfi bink bmv cdxl cine dhav dsicin dv dxa ea film_cpk filmstrip flic gdv gxf hnm idcin ifv
    ipmovie iv8 ivf jv kux live_flv lmlm4 luodat lvf lxf mm mods moflex mtv mv mvi mxg nc nsv nut nuv pmp psxstr
    pva r3d rl2 rm roq rpl ser siff smjpeg smk smush swf thp tiertexseq tmv ty vivo vmd wc3movie wsvqa wtv xmv yop
    """

  /// Single pictures, read from where they are.
  private static let pictures = PictureDemuxer.allCases.map(\.rawValue).joined(separator: " ")

  /// Compressed pictures without a container.
  private static let bareStreams = """
    av1 avs2 avs3 cavsvideo dirac dnxhd evc h261 h263 h264 hevc ingenient ipu m4v mjpeg mjpeg_2000 mpegvideo obu
    vc1 vc1test vvc
    """
}
