import type { SessionChangeValues } from '#contract/forms/session-change.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import type { OccurrenceChange } from '#contract/timetable/update-occurrence.ts';

/** What the form of a session holds at first: the session as it is. */
export function getChangeValues(session: Occurrence): SessionChangeValues {
  const { startsAt, duration, friendlyLocationName, locations, instructors, capacity, capacityByChannel } = session;
  return {
    startTime: getClock(startsAt.local),
    duration: String(duration),
    place: friendlyLocationName ?? '',
    roomIds: locations.map(({ id }) => id),
    instructorIds: instructors.map(({ id }) => id),
    capacity: String(capacity.maximum),
    online: String(capacityByChannel?.online ?? 0),
    foh: String(capacityByChannel?.foh ?? 0),
  };
}

const isSame = (one: readonly string[], other: readonly string[]) => one.toSorted().join() === other.toSorted().join();

function getCapacityChange(
  { capacityByChannel }: Occurrence,
  values: SessionChangeValues,
  before: SessionChangeValues,
) {
  const { capacity, online, foh } = values;
  if (capacityByChannel === null)
    return capacity === before.capacity ? undefined : ({ strategy: 'shared', capacity: Number(capacity) } as const);
  if (online === before.online && foh === before.foh) return undefined;
  return { strategy: 'split', online: Number(online), foh: Number(foh) } as const;
}

/** Only what differs from the session as it is; null where nothing does. */
export function getChange(session: Occurrence, values: SessionChangeValues): OccurrenceChange | null {
  const before = getChangeValues(session);
  const place = values.place.trim();
  const capacity = getCapacityChange(session, values, before);
  const change = {
    ...(values.startTime !== before.startTime && { startTime: values.startTime }),
    ...(values.duration !== before.duration && { durationMinutes: Number(values.duration) }),
    ...(place !== before.place && { friendlyLocationName: place === '' ? null : place }),
    ...(!isSame(values.roomIds, before.roomIds) && { locationIds: [...values.roomIds] }),
    ...(!isSame(values.instructorIds, before.instructorIds) && { instructorIds: [...values.instructorIds] }),
    ...(capacity !== undefined && { capacity }),
  };
  return Object.keys(change).length === 0 ? null : { action: 'update', ...change };
}
