import { get, type ClientRequest } from 'node:http';

export interface OpenStreams {
  /** How many events each stream has had. */
  events: () => readonly number[];
  close: () => void;
}

interface Wanted {
  port: number;
  path: string;
  host: string;
  count: number;
}

/** Fewer than a network may have open: Linux lets this machine be many addresses. */
const perAddress = 200;
const atOnce = 100;

const isEvent = /^data: /gm;

/** Opens event streams, a hundred at a time. Throws when one is refused. */
export async function openStreams({ port, path, host, count }: Wanted): Promise<OpenStreams> {
  const counts = new Array<number>(count).fill(0);
  const requests: ClientRequest[] = [];

  function open(index: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const localAddress = `127.0.1.${1 + Math.floor(index / perAddress)}`;
      const options = { host: '127.0.0.1', port, path, localAddress, headers: { host }, agent: false } as const;
      const request = get(options, (response) => {
        if (response.statusCode !== 200)
          return reject(new Error(`Stream ${index} was answered ${response.statusCode}.`));
        response.setEncoding('utf8').on('data', (text: string) => {
          counts[index] = (counts[index] ?? 0) + (text.match(isEvent)?.length ?? 0);
        });
        response.on('error', () => undefined);
        resolve();
      });
      request.on('error', reject);
      requests.push(request);
    });
  }

  for (let first = 0; first < count; first += atOnce) {
    const size = Math.min(atOnce, count - first);
    await Promise.all(Array.from({ length: size }, (_, place) => open(first + place)));
  }
  return { events: () => counts, close: () => requests.forEach((request) => request.destroy()) };
}
