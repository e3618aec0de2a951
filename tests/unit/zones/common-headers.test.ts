import { createServer } from 'node:http';
import { addCommonHeaders } from '../../../lib/zones/common-headers.ts';

const server = createServer((_request, response) => void response.end());
let origin = '';

beforeAll(async () => {
  addCommonHeaders();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address !== null && typeof address !== 'string') origin = `http://127.0.0.1:${address.port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('are on every answer', async () => {
  const { headers } = await fetch(`${origin}/location/riverside`);
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.has('cache-control')).toBe(false);
});

it('let fonts be kept for ever', async () => {
  const { headers } = await fetch(`${origin}/fonts/roboto.woff2`);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('let drawings be kept for a day', async () => {
  const { headers } = await fetch(`${origin}/map-outline.svg`);
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
});
