import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createCompressedPageCache } from './compressed-page-cache.ts';

const page = `<!doctype html><h1>£6.20 – Nofio</h1>${'<p>Aqua Fit</p>'.repeat(100)}`;

describe('packed pages', () => {
  it('unpack to the page they were', () => {
    const pack = createCompressedPageCache(3);
    expect(gunzipSync(pack(page, 'gzip').bytes).toString()).toBe(page);
    expect(brotliDecompressSync(pack(page, 'br').bytes).toString()).toBe(page);
    expect(pack(page, 'identity').bytes.toString()).toBe(page);
  });

  it('are packed once for everybody', () => {
    const pack = createCompressedPageCache(3);
    expect(pack(page, 'gzip').bytes).toBe(pack(page, 'gzip').bytes);
  });

  it('have a name of their own for each version and each way to pack it', () => {
    const pack = createCompressedPageCache(3);
    const names = [pack(page, 'gzip'), pack(page, 'br'), pack(`${page} `, 'gzip')].map(({ etag }) => etag);
    expect(new Set(names).size).toBe(3);
  });

  it('make room for newer ones', () => {
    const pack = createCompressedPageCache(2);
    const first = pack('one', 'identity').bytes;
    pack('two', 'identity');
    pack('three', 'identity');
    expect(pack('one', 'identity').bytes).not.toBe(first);
  });
});
