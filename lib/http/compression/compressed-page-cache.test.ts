import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { entryOverheadBytes } from '#contract/memory/bounded-map.ts';
import { createCompressedPageCache } from './compressed-page-cache.ts';

const page = `<!doctype html><h1>£6.20 – Nofio</h1>${'<p>Aqua Fit</p>'.repeat(100)}`;
const plenty = 1_000_000;

describe('packed pages', () => {
  it('hold the script that keeps taps, which their policy allows', () => {
    const document =
      '<!doctype html><html><head><title>Nofio</title></head><body><script src="/a.js"></script></body></html>';
    const { bytes, scripts } = createCompressedPageCache(plenty).pack(document, 'identity');
    const [, script = ''] = /<script>(.*)<\/script><\/head>/s.exec(bytes.toString()) ?? [];
    expect(script).toContain('aria-busy');
    expect(scripts).toBe(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  });

  it('unpack to the page they were', () => {
    const { pack } = createCompressedPageCache(plenty);
    expect(gunzipSync(pack(page, 'gzip').bytes).toString()).toBe(page);
    expect(brotliDecompressSync(pack(page, 'br').bytes).toString()).toBe(page);
    expect(pack(page, 'identity').bytes.toString()).toBe(page);
  });

  it('are packed once for everybody', () => {
    const { pack } = createCompressedPageCache(plenty);
    expect(pack(page, 'gzip').bytes).toBe(pack(page, 'gzip').bytes);
  });

  it('have a name of their own for each version and each way to pack it', () => {
    const { pack } = createCompressedPageCache(plenty);
    const names = [pack(page, 'gzip'), pack(page, 'br'), pack(`${page} `, 'gzip')].map(({ etag }) => etag);
    expect(new Set(names).size).toBe(3);
  });

  it('make room for newer ones, and never take more than their limit', () => {
    const limitBytes = 2 * entryOverheadBytes + 20;
    const { pack, size } = createCompressedPageCache(limitBytes);
    const first = pack('one', 'identity').bytes;
    pack('two', 'identity');
    expect(size()).toEqual({ bytes: 2 * entryOverheadBytes + 18, limitBytes, entries: 2 });
    pack('three', 'identity');
    expect(size()).toEqual({ bytes: entryOverheadBytes + 15, limitBytes, entries: 1 });
    expect(pack('one', 'identity').bytes).not.toBe(first);
  });

  it('are sent, but not kept, when one is larger than the limit', () => {
    const { pack, size } = createCompressedPageCache(20);
    expect(brotliDecompressSync(pack(page, 'br').bytes).toString()).toBe(page);
    expect(size()).toMatchObject({ bytes: 0, entries: 0 });
  });

  it('are packed once more, and tighter, when they are sent often', async () => {
    const text = Array.from({ length: 4_000 }, (_, index) => `<p>${(index * 7919) % 1009} aqua fit</p>`).join('');
    const { pack, size } = createCompressedPageCache(plenty);
    const first = pack(text, 'br').bytes;
    while (pack(text, 'br').bytes === first) await sleep(1);
    const last = pack(text, 'br').bytes;
    expect(last.length).toBeLessThan(first.length);
    expect(brotliDecompressSync(last).toString()).toBe(text);
    expect(size().bytes).toBe(entryOverheadBytes + text.length * 2 + last.length);
  });
});
