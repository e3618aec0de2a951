import { addMilliseconds } from 'date-fns/addMilliseconds';
import { addMinutes } from 'date-fns/addMinutes';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import type { Tx } from '#backend/db/schema.ts';
import type { OccurrencesTable } from '#backend/db/tables/occurrences.ts';
import { invalid } from '#backend/failure.ts';
import { instantOfLocal, localStamp } from '#backend/serialize/venue-time.ts';
import type { FoundOccurrence } from '#backend/timetable/find-occurrence.ts';
import type { Ref } from '#contract/primitives.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { CapacityChange, OccurrenceChange } from '#contract/timetable/update-occurrence.ts';

/** The columns that a change sets. */
export type PlannedColumns = Partial<
  Pick<
    OccurrencesTable,
    | 'startsAt'
    | 'endsAt'
    | 'firstBookableAt'
    | 'lastBookableAt'
    | 'fohFirstBookableAt'
    | 'fohLastBookableAt'
    | 'friendlyLocationName'
    | 'maximum'
    | 'maximumOnline'
    | 'maximumFoh'
    | 'resourceLocationId'
  >
> & { locationName?: string };

export interface PlannedChange {
  columns: PlannedColumns;
  /** In the order given; undefined when they stay. */
  locations: Ref[] | undefined;
  instructors: Ref[] | undefined;
  isMoved: boolean;
}

type Faults = Record<string, string[]>;

/** The things that are named, each once and in this order. Notes the ids of those that are not there. */
function choose(ids: readonly string[], found: readonly Ref[], fault: (index: number) => void): Ref[] {
  const chosen = new Map<string, Ref>();
  for (const [index, id] of ids.entries()) {
    const thing = found.find((one) => one.id === id);
    if (thing === undefined) fault(index);
    else chosen.set(id, thing);
  }
  return [...chosen.values()];
}

async function findLocations(tx: Tx, { row }: FoundOccurrence, ids: string[] | undefined, faults: Faults) {
  if (ids === undefined) return undefined;
  const places = tx.selectFrom('locations').where('id', 'in', ids).where('venueId', '=', row.venueId);
  return choose(ids, await places.select(['id', 'name']).execute(), (index) => {
    faults[`location_ids.${index}`] = ['Must be a location of the venue'];
  });
}

async function findInstructors(tx: Tx, ids: string[] | undefined, faults: Faults) {
  if (ids === undefined || ids.length === 0) return ids === undefined ? undefined : [];
  const people = await tx.selectFrom('instructors').where('id', 'in', ids).select(['id', 'name']).execute();
  return choose(ids, people, (index) => {
    faults[`instructor_ids.${index}`] = ['Must be an instructor'];
  });
}

/** Its times of booking move with the start. */
function planTimes({ row, scope }: FoundOccurrence, { startTime, durationMinutes }: OccurrenceChange): PlannedColumns {
  if (startTime === undefined && durationMinutes === undefined) return {};
  const clock = startTime ?? getClock(localStamp(row.startsAt, scope.timezone));
  const startsAt =
    startTime === undefined ? row.startsAt : instantOfLocal(`${row.localDate} ${clock}:00`, scope.timezone);
  const moved = differenceInMilliseconds(startsAt, row.startsAt);
  const shift = (at: Date | null) => at && addMilliseconds(at, moved);
  return {
    startsAt,
    endsAt: addMinutes(startsAt, durationMinutes ?? differenceInMinutes(row.endsAt, row.startsAt)),
    firstBookableAt: shift(row.firstBookableAt),
    lastBookableAt: shift(row.lastBookableAt),
    fohFirstBookableAt: shift(row.fohFirstBookableAt),
    fohLastBookableAt: shift(row.fohLastBookableAt),
  };
}

function planCapacity({ row }: FoundOccurrence, capacity: CapacityChange | undefined, faults: Faults): PlannedColumns {
  if (capacity === undefined) return {};
  if (capacity.strategy !== row.capacityStrategy) faults['capacity.strategy'] = ['Cannot be changed'];
  if (capacity.strategy === 'shared') return { maximum: capacity.capacity };
  const { online, foh } = capacity;
  return { maximum: online + foh, maximumOnline: online, maximumFoh: foh };
}

/** What a change comes to for this session. Throws `validation_failed` with all that cannot be. */
export async function planChange(
  tx: Tx,
  found: FoundOccurrence,
  change: OccurrenceChange,
  resourceLocationId: string | null,
): Promise<PlannedChange> {
  const faults: Faults = {};
  const locations = await findLocations(tx, found, change.locationIds, faults);
  const instructors = await findInstructors(tx, change.instructorIds, faults);
  const capacity = planCapacity(found, change.capacity, faults);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const times = planTimes(found, change);
  const { friendlyLocationName } = change;
  return {
    columns: {
      ...times,
      ...capacity,
      // A blank name would stand in place of the location's.
      ...(friendlyLocationName !== undefined && { friendlyLocationName: friendlyLocationName?.trim() || null }),
      ...(locations !== undefined && { locationName: locations.map(({ name }) => name).join(', ') }),
      ...(locations !== undefined && resourceLocationId !== null && { resourceLocationId: locations[0]?.id ?? null }),
    },
    locations,
    instructors,
    isMoved: times.startsAt !== undefined || locations !== undefined || instructors !== undefined,
  };
}
