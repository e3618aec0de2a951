import { useMemo } from 'react';
import { sameTime } from '#components/timetable/courts/automatic-slots.ts';
import { isLinked, type SessionLink } from '#components/timetable/day/use-linked-session.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

/**
 * The linked session by the id of its row: where the venue picks the court, a link may name another court of the same
 * time than the one that stands for all of them.
 */
export function useRowLink(
  link: SessionLink,
  rows: readonly OccurrenceSummary[] | undefined,
  slots: readonly OccurrenceSummary[] | undefined,
): SessionLink {
  const { linked } = link;
  const named = slots?.find((slot) => isLinked(linked, slot));
  const rowId = named && rows?.find((row) => sameTime(row, named))?.id;
  const byRow = useMemo(
    () => (linked === null || rowId === undefined ? linked : { ...linked, id: String(rowId) }),
    [linked, rowId],
  );
  return { ...link, linked: byRow };
}
