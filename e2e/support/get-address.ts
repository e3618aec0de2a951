export type Zone = 'bookings' | 'account' | 'joining' | 'foh';

const hosts = {
  bookings: process.env.BOOKINGS_HOST ?? 'bookings.touchline.localhost',
  account: process.env.ACCOUNT_HOST ?? 'account.touchline.localhost',
  joining: process.env.JOINING_HOST ?? 'joining.touchline.localhost',
  foh: process.env.FOH_HOST ?? 'foh.touchline.localhost',
};

/** The URL of a path in a zone, on the port under test. */
export function getAddress(zone: Zone, path: string, baseURL: string): string {
  const address = new URL(path, baseURL);
  address.hostname = hosts[zone];
  return address.href;
}
