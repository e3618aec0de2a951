import { cookieDomain, cookieHeader } from './cookie.ts';

const origins = {
  bookings: 'http://bookings.touchline.localhost:3000',
  account: 'http://account.touchline.localhost:3000',
  joining: 'http://joining.touchline.localhost:3000',
  foh: 'http://foh.touchline.localhost:3000',
};
const scope = { host: 'bookings.touchline.localhost:3000', secure: false, origins };

describe('the domain of a cookie', () => {
  it('is the parent that all zones and the host share', () => {
    expect(cookieDomain({ host: 'account.touchline.localhost:3000', origins })).toBe('touchline.localhost');
    const public_ = {
      bookings: 'https://book.leisure.example.org',
      account: 'https://example.org',
      joining: 'https://join.example.org',
      foh: 'https://foh.example.org',
    };
    expect(cookieDomain({ host: 'book.leisure.example.org', origins: public_ })).toBe('example.org');
  });

  it.each(['127.0.0.1:3000', 'localhost:3000', '[::1]:3000', 'other.example.org', 'evil-touchline.localhost'])(
    'is none on %s',
    (host) => {
      expect(cookieDomain({ host, origins })).toBeUndefined();
    },
  );

  it('is none when the zones share no parent', () => {
    const apart = { ...origins, joining: 'https://join.example.org' };
    expect(cookieDomain({ host: 'bookings.touchline.localhost', origins: apart })).toBeUndefined();
  });
});

describe('a cookie', () => {
  it('is Lax, and Secure on https', () => {
    expect(cookieHeader('a', 'b c', scope, { httpOnly: true, maxAge: 60 })).toBe(
      'a=b%20c; Path=/; Domain=touchline.localhost; Max-Age=60; HttpOnly; SameSite=Lax',
    );
    expect(cookieHeader('a', 'b', { ...scope, secure: true }, {})).toMatch(/SameSite=Lax; Secure$/);
  });

  it('for a frame is partitioned, and Secure always', () => {
    expect(cookieHeader('a', 'b', scope, { partitioned: true })).toMatch(/SameSite=None; Secure; Partitioned$/);
  });
});
