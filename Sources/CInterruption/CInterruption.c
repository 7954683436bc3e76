#include "include/CInterruption.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum {
  // Each input that is worked on has up to three programs and a file.
  maximum_process_count = 1024,
  maximum_file_count = 512,
  maximum_path_length = 4096,
  // Files are completed in that time, if they can be.
  grace_milliseconds = 1600,
  // Some programs, such as timeout, send their signal to a process and then to its group.
  echo_milliseconds = 200,
};

static _Atomic pid_t processes[maximum_process_count];

enum { place_is_free, place_is_written, place_is_taken };

// A path is in one place as long as its file is unfinished, and others later: a handler in another thread may read it
// meanwhile, and tells by the turn.
static struct unfinished_file {
  atomic_int state;
  atomic_uint turn;
  char path[maximum_path_length];
} files[maximum_file_count];
static atomic_bool is_requested;
static atomic_bool ends_program;
static bool ended_program_before;
static _Atomic int64_t request_milliseconds;

static const int signals[] = {SIGINT, SIGTERM, SIGQUIT, SIGHUP, SIGALRM};
enum { signal_count = sizeof signals / sizeof *signals };
static struct sigaction former_actions[signal_count];

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void interruption_end_now(int status) {
  for (int index = 0; index < maximum_process_count; index += 1) {
    pid_t leader = atomic_load(&processes[index]);
    if (leader > 0) kill(-leader, SIGKILL);
  }
  for (int index = 0; index < maximum_file_count; index += 1) {
    struct unfinished_file *file = &files[index];
    if (atomic_load(&file->state) != place_is_taken) continue;
    unsigned turn = atomic_load(&file->turn);
    char path[maximum_path_length];
    memcpy(path, file->path, sizeof path);
    path[sizeof path - 1] = 0;
    atomic_thread_fence(memory_order_seq_cst);
    if (atomic_load(&file->state) == place_is_taken && atomic_load(&file->turn) == turn) unlink(path);
  }
  _exit(status);
}

static void handle(int number) {
  int former_errno = errno;
  if (number == SIGALRM || atomic_load(&ends_program)) interruption_end_now(interruption_exit_status);
  int64_t now = milliseconds();
  if (atomic_exchange(&is_requested, true)) {
    if (now - atomic_load(&request_milliseconds) >= echo_milliseconds) interruption_end_now(interruption_exit_status);
  } else {
    atomic_store(&request_milliseconds, now);
    struct itimerval timer = {
        .it_value = {.tv_sec = grace_milliseconds / 1000, .tv_usec = grace_milliseconds % 1000 * 1000}};
    setitimer(ITIMER_REAL, &timer, NULL);
  }
  errno = former_errno;
}

static void listen_to_signals(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle;
  // Calls of the system that wait return, so that the program sees the request.
  action.sa_flags = 0;
  sigfillset(&action.sa_mask);
  sigset_t unblocked;
  sigemptyset(&unblocked);
  for (int index = 0; index < signal_count; index += 1) {
    sigaction(signals[index], &action, &former_actions[index]);
    if (signals[index] == SIGHUP && former_actions[index].sa_handler == SIG_IGN) {
      sigaction(SIGHUP, &former_actions[index], NULL);
    } else {
      sigaddset(&unblocked, signals[index]);
    }
  }
  // A parent may have left them blocked.
  sigprocmask(SIG_UNBLOCK, &unblocked, NULL);
}

void interruption_end_program(void) {
  atomic_store(&ends_program, true);
  listen_to_signals();
}

void interruption_begin(void) {
  ended_program_before = atomic_exchange(&ends_program, false);
  atomic_store(&is_requested, false);
  listen_to_signals();
}

void interruption_end(void) {
  struct itimerval none = {{0, 0}, {0, 0}};
  setitimer(ITIMER_REAL, &none, NULL);
  atomic_store(&ends_program, ended_program_before);
  for (int index = 0; index < signal_count; index += 1) {
    sigaction(signals[index], &former_actions[index], NULL);
  }
}

bool interruption_is_requested(void) {
  return atomic_load(&is_requested);
}

bool interruption_add_process(pid_t leader) {
  for (int index = 0; index < maximum_process_count; index += 1) {
    pid_t none = 0;
    if (atomic_compare_exchange_strong(&processes[index], &none, leader)) return true;
  }
  return false;
}

void interruption_remove_process(pid_t leader) {
  for (int index = 0; index < maximum_process_count; index += 1) {
    pid_t expected = leader;
    if (atomic_compare_exchange_strong(&processes[index], &expected, 0)) return;
  }
}

bool interruption_add_file(const char *path) {
  size_t length = strlen(path);
  if (length >= maximum_path_length) return false;
  for (int index = 0; index < maximum_file_count; index += 1) {
    int expected = place_is_free;
    if (!atomic_compare_exchange_strong(&files[index].state, &expected, place_is_written)) continue;
    atomic_fetch_add(&files[index].turn, 1);
    memcpy(files[index].path, path, length + 1);
    atomic_store(&files[index].state, place_is_taken);
    return true;
  }
  return false;
}

void interruption_remove_file(const char *path) {
  for (int index = 0; index < maximum_file_count; index += 1) {
    // No other thread changes a place that is taken by this path.
    if (atomic_load(&files[index].state) == place_is_taken && strcmp(files[index].path, path) == 0) {
      atomic_store(&files[index].state, place_is_free);
      return;
    }
  }
}
