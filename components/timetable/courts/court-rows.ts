import { availabilityTag, type AvailabilityTag } from '#components/booking/lines/availability-tag.ts';
import type { Moment, Money } from '#contract/primitives.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

export interface Court {
  /** The ids of its locations, joined: a slot may take two halves of a hall. */
  id: string;
  name: string;
}

export interface CourtCell {
  court: Court;
  slot: OccurrenceSummary | null;
  tag: AvailabilityTag | null;
}

export interface CourtRow {
  key: string;
  startsAt: Moment;
  endsAt: Moment;
  /** What its slots are let into at several starts; null where they have nothing in common. */
  intervalKey: string | null;
  /** Of the first slot. */
  templateName: string;
  /** Minutes. */
  duration: number;
  /** The price of the hour, where all its slots that have one agree. */
  price: Money | null;
  cells: CourtCell[];
  /** The tag of the whole row, if all its slots share one. */
  flat: 'past' | 'started' | 'sold_out' | null;
}

const getName = (slot: OccurrenceSummary): string => slot.friendlyLocationName ?? slot.locationName;

const getCourt = (slot: OccurrenceSummary): Court => ({
  id: slot.locations.map(({ id }) => id).join('+') || getName(slot),
  name: getName(slot),
});

const rowKey = (slot: OccurrenceSummary): string => `${slot.startsAt.utc}/${slot.endsAt.utc}`;

/** Each court once, in the order people count: Court 2 before Court 10. */
export const getCourts = (slots: readonly OccurrenceSummary[]): Court[] => {
  const courts = new Map(slots.map((slot) => [getCourt(slot).id, getCourt(slot)]));
  return [...courts.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
};

const flatKind = ({ kind, reason }: AvailabilityTag): CourtRow['flat'] => {
  if (kind === 'past' || kind === 'sold_out') return kind;
  return kind === 'reason' && reason === 'started' ? 'started' : null;
};

const toFlatCells = (cells: readonly CourtCell[]): CourtRow['flat'] => {
  const [kind, ...others] = new Set(cells.flatMap(({ tag }) => (tag ? [flatKind(tag)] : [])));
  return others.length === 0 ? (kind ?? null) : null;
};

const commonPrice = (slots: readonly OccurrenceSummary[]): Money | null => {
  const [first, ...others] = slots.flatMap(({ price }) => (price ? [price] : []));
  return first && others.every(({ value }) => value === first.value) ? first : null;
};

const getRow = (key: string, slots: readonly OccurrenceSummary[], courts: readonly Court[], now: Date): CourtRow[] => {
  const [first] = slots;
  if (!first) return [];
  const cells = courts.map((court) => {
    const slot = slots.find((candidate) => getCourt(candidate).id === court.id) ?? null;
    return { court, slot, tag: slot && availabilityTag(slot, now) };
  });
  const { startsAt, endsAt, duration, intervalKey, templateName } = first;
  return [
    {
      key,
      startsAt,
      endsAt,
      duration,
      intervalKey,
      templateName,
      price: commonPrice(slots),
      cells,
      flat: toFlatCells(cells),
    },
  ];
};

/** The lengths that can be booked, in minutes, shortest first. */
export const getDurations = (slots: readonly OccurrenceSummary[]): number[] =>
  [...new Set(slots.map(({ duration }) => duration))].toSorted((a, b) => a - b);

/** Slots as a table: a row for each time, a column for each court. */
export const courtGrid = (slots: readonly OccurrenceSummary[], now: Date): { courts: Court[]; rows: CourtRow[] } => {
  const courts = getCourts(slots);
  const times = [...new Set(slots.map(rowKey))].toSorted();
  const rows = times.flatMap((time) =>
    getRow(
      time,
      slots.filter((slot) => rowKey(slot) === time),
      courts,
      now,
    ),
  );
  return { courts, rows };
};

/** Whether a cell can be chosen: it is free, or the customer's own. */
export const isChoosable = ({ slot, tag }: CourtCell): boolean =>
  slot !== null && tag !== null && tag.kind !== 'past' && slot.bookableAction?.action != null;

/** The one cell that Tab leads to: the last in which somebody was, else the chosen one, else the first. */
export const tabStop = (
  rows: readonly CourtRow[],
  ids: readonly (OccurrenceSummary['id'] | null)[],
): OccurrenceSummary['id'] | undefined => {
  const choosable = rows
    .flatMap(({ cells }) => cells.filter(isChoosable))
    .flatMap(({ slot }) => (slot ? [slot.id] : []));
  return ids.find((id) => id !== null && choosable.includes(id)) ?? choosable[0];
};

/** One tag for the row: the customer's own booking or offer first, then the number of courts left. */
export const rowTag = (row: CourtRow): AvailabilityTag | null => {
  const tags = row.cells.flatMap(({ tag }) => (tag ? [tag] : []));
  const ownTag = tags.find(({ kind }) => kind === 'booked' || kind === 'reserved' || kind === 'offered');
  if (ownTag) return ownTag;
  const free = tags.filter(({ kind }) => kind === 'available');
  const [first] = free.length > 0 ? free : tags;
  if (!first || first.kind !== 'available') return first ?? null;
  const share = free.length / row.cells.length;
  return { ...first, count: free.length, share, tone: share <= 0.2 ? 'danger' : 'success' };
};
