import { zones, type Zone, type ZoneOrigins } from './zone.ts';

/** The name in a Host header: lower case, without the port. */
export function getHostname(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '');
}

const getNames = (origins: ZoneOrigins) =>
  new Map(zones.toReversed().map((zone): [string, Zone] => [new URL(origins[zone]).hostname, zone]));
const known = new WeakMap<ZoneOrigins, ReadonlyMap<string, Zone>>();

/** The zone that lives on a host; null for a host that is not in the table. The port does not matter. */
export function zoneNamed(origins: ZoneOrigins, host: string): Zone | null {
  const names = known.get(origins) ?? getNames(origins);
  known.set(origins, names);
  return names.get(getHostname(host)) ?? null;
}

/** The zone that answers on a host; a host that is not in the table gets bookings. */
export function zoneOfHost(origins: ZoneOrigins, host: string | null): Zone {
  return zoneNamed(origins, host ?? '') ?? 'bookings';
}
