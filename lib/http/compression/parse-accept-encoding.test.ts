import { encodingFor } from './parse-accept-encoding.ts';

const request = (header: string | undefined) => encodingFor({ headers: { 'accept-encoding': header } });

describe('how bytes are packed', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for %p is %p', (header, encoding) => {
    expect(request(header)).toBe(encoding);
  });
});
