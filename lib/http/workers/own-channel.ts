import cluster from 'node:cluster';
import type { WorkerChannel } from './messages.ts';

/** The connection of this process to the main process; undefined where it is the only one. */
export function ownChannel(): WorkerChannel | undefined {
  const { worker } = cluster;
  if (worker === undefined) return undefined;
  return {
    send: (message) => {
      if (worker.isConnected()) worker.send(message);
    },
    onMessage: (listener) => void worker.on('message', listener),
  };
}
