import type { Channel } from '#contract/primitives.ts';
import type { Capacity } from '#contract/timetable/capacity.ts';
import type { OccurrenceRow } from './occurrence-row.ts';

type Places = Pick<
  OccurrenceRow,
  | 'maximum'
  | 'maximumOnline'
  | 'maximumFoh'
  | 'consumedOnline'
  | 'consumedFoh'
  | 'lapsedOnline'
  | 'lapsedFoh'
  | 'capacityStrategy'
  | 'isCourtTaken'
  | 'awaitedPlaces'
>;

/**
 * Places of a session as one channel sees them; a split session shows only the channel's own. Those kept for people who
 * wait are not available.
 */
export function getCapacity(places: Places, channel: Channel): Capacity {
  const online = places.consumedOnline - places.lapsedOnline;
  const foh = places.consumedFoh - places.lapsedFoh;
  const isSplit = places.capacityStrategy === 'split';
  const channelConsumed = channel === 'online' ? online : foh;
  const ownMaximum = (channel === 'online' ? places.maximumOnline : places.maximumFoh) ?? 0;
  const maximum = isSplit ? ownMaximum : places.maximum;
  if (places.isCourtTaken) return { available: 0, consumed: maximum, maximum };
  const consumed = isSplit ? channelConsumed : online + foh;
  const kept = isSplit && channel === 'foh' ? 0 : places.awaitedPlaces;
  return { available: Math.max(0, maximum - consumed - kept), consumed, maximum };
}
