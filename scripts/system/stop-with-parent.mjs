// Preloaded into a child: when the parent has exited, even by SIGKILL, the child stops and frees its port.
const parent = Number(process.env.SUPERVISOR_PID) || process.ppid;
delete process.env.SUPERVISOR_PID; // Not inherited: the child's own children watch the child instead.

// Ignores EPIPE: a log line to a parent that is gone must not end the child before its graceful shutdown.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 10_000).unref();
}, 250);
timer.unref();
