import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '#scripts/runtime/start-error.mjs';

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Whether nothing listens on the port, on any address of this machine. */
export async function isFree(port) {
  return (await canListen(port, '0.0.0.0')) && (await canListen(port, '127.0.0.1'));
}

/** Throws StartError for the first port that is still in use after so many seconds. */
export async function requireFreePorts(ports, patienceSeconds) {
  const deadline = Date.now() + patienceSeconds * 1000;
  for (const [name, port] of Object.entries(ports)) {
    while (!(await isFree(port))) {
      if (Date.now() > deadline) {
        throw new StartError(
          `Port ${port} is already in use; set ${name} to another port, for example ${name}=${port + 100}.`,
        );
      }
      await delay(200);
    }
  }
}

/** The first of `count` consecutive free ports at or after the given one. */
export async function findFreePorts(from, count) {
  for (let first = from; first + count < 65_536; first += count) {
    const candidatePorts = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.all(candidatePorts.map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new StartError('There are not enough free ports on this machine.');
}
