import { zones, type Source, type Zone, type ZoneOrigins } from './zone.ts';

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

/** The settings on which the zone of a host depends. */
export interface ZoneSettings {
  origins: ZoneOrigins;
  source: Source;
}

/**
 * The zone of a host; bookings for an unknown host. A web of the front desk (`SOURCE=foh`) has only its zone, at every
 * host.
 */
export function zoneOfHost({ origins, source }: ZoneSettings, host: string | null): Zone {
  return source === 'foh' ? 'foh' : (zoneNamed(origins, host ?? '') ?? 'bookings');
}
