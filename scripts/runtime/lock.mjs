import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Name of the socket for one purpose and folder. The kernel closes it when its process exits, however that happens. */
function socketPath(purpose, folder) {
  const name = createHash('sha256').update(`${purpose} ${folder}`).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\touchline-${name}`;
  return join(tmpdir(), `touchline-${userInfo().uid}-${name}.sock`);
}

function listenOn(path) {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy());
    server.once('error', reject);
    server.listen(path, () => {
      process.once('exit', () => server.close());
      resolve(server.unref());
    });
  });
}

function isAnswered(path) {
  return new Promise((resolve) => {
    const visitor = connect(path);
    visitor.once('connect', () => resolve(true)).once('error', () => resolve(false));
    visitor.once('close', () => visitor.destroy());
  });
}

/**
 * Takes the lock, or returns null while another process holds it. `wasAbandoned`: its last holder was killed, and its
 * stale socket has been removed.
 */
export async function tryLock(purpose, folder) {
  const path = socketPath(purpose, folder);
  for (const wasAbandoned of [false, true]) {
    try {
      const server = await listenOn(path);
      return { wasAbandoned, release: () => server.close() };
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
      if (await isAnswered(path)) return null;
      rmSync(path, { force: true });
    }
  }
  return null;
}

/** Runs the task while holding the lock; waits for another holder, and says so once. */
export async function withLock(purpose, folder, waiting, task) {
  let lock = await tryLock(purpose, folder);
  if (!lock) console.log(waiting);
  while (!lock) {
    await delay(500);
    lock = await tryLock(purpose, folder);
  }
  try {
    return await task();
  } finally {
    lock.release();
  }
}
