import { isSameOriginWrite } from './is-same-origin-write.ts';

const host = 'bookings.touchline.localhost:3000';

describe('a write', () => {
  it.each([[{ 'sec-fetch-site': 'same-origin' }], [{ origin: `http://${host}` }], [{}]])(
    'of our own page passes: %j',
    (headers) => {
      expect(isSameOriginWrite(new Headers({ host, ...headers }))).toBe(true);
    },
  );

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-site': 'cross-site', origin: `http://${host}` }],
    [{ origin: 'http://evil.example' }],
    [{ origin: 'http://account.touchline.localhost:3000' }],
    [{ origin: 'http://bookings.touchline.localhost:3001' }],
    [{ origin: 'null' }],
  ])('from elsewhere does not: %j', (headers) => {
    expect(isSameOriginWrite(new Headers({ host, ...headers }))).toBe(false);
  });
});
