import { zones, type Zone, type ZoneOrigins } from './zone.ts';

/** The name in a Host header: lower case, without the port. */
export function getHostname(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '');
}

const getNames = (origins: ZoneOrigins) =>
  new Map(zones.toReversed().map((zone): [string, Zone] => [new URL(origins[zone]).hostname, zone]));
const known = new WeakMap<ZoneOrigins, ReadonlyMap<string, Zone>>();

/** The zone of a host; null for an unknown host. The port is ignored. */
export function zoneNamed(origins: ZoneOrigins, host: string): Zone | null {
  const names = known.get(origins) ?? getNames(origins);
  known.set(origins, names);
  return names.get(getHostname(host)) ?? null;
}

/** The zone of a host; bookings for an unknown host. */
export function zoneOfHost(origins: ZoneOrigins, host: string | null): Zone {
  return zoneNamed(origins, host ?? '') ?? 'bookings';
}
