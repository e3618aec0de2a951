import { zones, type Zone, type ZoneOrigins } from './zone.ts';

/** The name in a Host header: lower case, without the port. */
export function hostnameOf(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '');
}

/** The zone that answers on a host; a host that is not in the table gets bookings. The port does not matter. */
export function zoneOfHost(origins: ZoneOrigins, host: string | null): Zone {
  const name = hostnameOf(host ?? '');
  return zones.find((zone) => new URL(origins[zone]).hostname === name) ?? 'bookings';
}
