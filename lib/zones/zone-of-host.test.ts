import { zoneOfHost } from './zone-of-host.ts';

const origins = {
  bookings: 'https://book.example.com',
  account: 'https://account.example.com:8443',
  joining: 'https://join.example.com',
};

describe('the zone of a host', () => {
  it.each([
    ['book.example.com', 'bookings'],
    ['account.example.com', 'account'],
    ['join.example.com', 'joining'],
    ['ACCOUNT.example.com:3000', 'account'],
    ['join.example.com:443', 'joining'],
    ['account.example.com.evil.example', 'bookings'],
    ['notaccount.example.com', 'bookings'],
    ['127.0.0.1:3000', 'bookings'],
    ['[::1]:3000', 'bookings'],
    ['', 'bookings'],
    [null, 'bookings'],
  ])('%s is %s', (host, zone) => {
    expect(zoneOfHost(origins, host)).toBe(zone);
  });
});
