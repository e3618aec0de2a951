'use client';

import { EntryDialog } from '#components/booking/entry/entry-dialog.tsx';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { entryCode } from '#lib/format/entry-code.ts';
import { qrCode } from '#lib/format/qr-code.ts';
import type { BookedVisit } from './booked-visits.ts';
import { useEntryId } from './entry-panel.tsx';

type EntryCodeProps = { visit: BookedVisit; onClose: () => void };

/** The entry code of a visit, full-screen, as soon as it is known. */
export const EntryCode = ({ visit, onClose }: EntryCodeProps) => {
  const { id, name, startsAt, endsAt } = visit.first;
  const entryId = useEntryId(visit);
  if (entryId === undefined) return null;
  const session = {
    id,
    date: getDate(startsAt.local),
    startsAt: getClock(startsAt.local),
    endsAt: getClock(endsAt.local),
  };
  return (
    <EntryDialog
      open
      name={name}
      sessions={[session]}
      entryId={entryId}
      qr={qrCode(entryCode(entryId))}
      onClose={onClose}
    />
  );
};
