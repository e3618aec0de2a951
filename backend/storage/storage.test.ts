import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStorage, bucketStorage } from './open-storage.ts';
import type { FileStorage } from './storage.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const undo: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(undo.map((run) => run())));

/** A server that keeps what it is sent under its path, when the request is signed. */
async function openBucket(): Promise<FileStorage> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url = '', headers } = request;
      const isSigned = headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') === true;
      const known = objects.get(url);
      if (isSigned && method === 'PUT') objects.set(url, Buffer.concat(chunks));
      if (isSigned && method === 'DELETE') objects.delete(url);
      response.statusCode = !isSigned ? 403 : method === 'GET' && known === undefined ? 404 : 200;
      response.end(method === 'GET' ? known : undefined);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  undo.push(() => new Promise((done) => server.close(done)));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/bucket/`;
  return bucketStorage({ url, region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' });
}

async function openFolder(): Promise<FileStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-files-'));
  undo.push(() => rm(folder, { recursive: true }));
  return folderStorage(folder);
}

describe.each([
  ['a folder', await openFolder()],
  ['a bucket', await openBucket()],
])('%s', (_, storage) => {
  it('keeps files, replaces and removes them', async () => {
    expect(await storage.get('pictures/a.webp')).toBeUndefined();
    await storage.put('pictures/a.webp', bytes('one'), 'image/webp');
    await storage.put('pictures/b.webp', bytes('other'), 'image/webp');
    await storage.put('pictures/a.webp', bytes('two'), 'image/webp');
    expect(await storage.get('pictures/a.webp')).toEqual(bytes('two'));
    await storage.remove('pictures/a.webp');
    await storage.remove('pictures/a.webp');
    expect(await storage.get('pictures/a.webp')).toBeUndefined();
    expect(await storage.get('pictures/b.webp')).toEqual(bytes('other'));
  });

  it.each(['../a', 'pictures/../../a', '/etc/passwd', 'a/b/c', '', '.hidden', 'a\0b', 'pictures/'])(
    'refuses the name %j',
    async (name) => {
      await expect(storage.put(name, bytes('one'), 'text/plain')).rejects.toThrow('a name that it cannot have');
      await expect(storage.get(name)).rejects.toThrow('a name that it cannot have');
    },
  );
});

it('leaves nothing unfinished in a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-files-'));
  undo.push(() => rm(folder, { recursive: true }));
  const storage = folderStorage(folder);
  await Promise.all(['one', 'two', 'three'].map((text) => storage.put('pictures/a.webp', bytes(text), 'image/webp')));
  expect(await readdir(join(folder, 'pictures'))).toEqual(['a.webp']);
});

it('follows a bucket nowhere else', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(requests === 1 ? 307 : 200, requests === 1 ? { location: '/elsewhere' } : {}).end('secret');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  undo.push(() => new Promise((done) => server.close(done)));
  const { port } = server.address() as AddressInfo;
  const credentials = { region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' };
  const storage = bucketStorage({ url: `http://127.0.0.1:${port}/bucket`, ...credentials });
  await expect(storage.get('pictures/a.webp')).rejects.toThrow();
  expect(requests).toBe(1);
});

it('says what a bucket answered', async () => {
  const storage = bucketStorage({
    url: `${'http://127.0.0.1:1'}/bucket`,
    region: 'auto',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  await expect(storage.get('pictures/a.webp')).rejects.toThrow();
});
