import { zoneOfHost } from './zone-of-host.ts';

const origins = {
  bookings: 'https://book.example.com',
  account: 'https://account.example.com:8443',
  joining: 'https://join.example.com',
  foh: 'https://foh.example.com',
};

describe('the zone of a host', () => {
  it.each([
    ['book.example.com', 'bookings'],
    ['account.example.com', 'account'],
    ['join.example.com', 'joining'],
    ['foh.example.com', 'foh'],
    ['ACCOUNT.example.com:3000', 'account'],
    ['join.example.com:443', 'joining'],
    ['account.example.com.evil.example', 'bookings'],
    ['notaccount.example.com', 'bookings'],
    ['127.0.0.1:3000', 'bookings'],
    ['[::1]:3000', 'bookings'],
    ['', 'bookings'],
    [null, 'bookings'],
  ])('%s is %s', (host, zone) => {
    expect(zoneOfHost({ origins, source: 'online' }, host)).toBe(zone);
  });

  it.each(['book.example.com', 'desk.internal', null])('%s is the front desk in a web of its own', (host) => {
    expect(zoneOfHost({ origins, source: 'foh' }, host)).toBe('foh');
  });
});
