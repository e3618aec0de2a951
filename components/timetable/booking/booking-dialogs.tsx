'use client';

import type { SessionLink } from '#components/timetable/day/use-linked-session.ts';
import { FamilyDialog } from '#components/timetable/family/lazy-family-dialog.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import type { MembershipPrice, OwnPrice } from '#contract/cart/prices.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { CancelQuestion } from './cancel-question.tsx';
import type { Booking } from './use-booking.ts';

const SessionOverlay = preloadable(async () => (await import('./session-overlay.tsx')).SessionOverlay);

export type BookingDialogsProps = {
  day: TimetableDay;
  now: Date;
  booking: Booking;
  /** The session for which it is being chosen who is coming. */
  choosing?: OccurrenceSummary | undefined;
  /** Leads to another session of the day. */
  link?: SessionLink['link'];
  /** The session whose details are open. */
  session: OccurrenceSummary | undefined;
  /** What that session costs the person acted for. */
  ownPrice: OwnPrice | undefined;
  /** What it costs by each of several memberships. */
  memberships: readonly MembershipPrice[];
  onClose: () => void;
};

/** The overlays of a timetable: session details, and the confirmation of a cancellation. */
export const BookingDialogs = (props: BookingDialogsProps) => {
  const { day, now, booking, choosing, link, session, ownPrice, memberships, onClose } = props;
  usePreload(() => void SessionOverlay.preload());
  return (
    <>
      {session && <SessionOverlay {...{ day, session, now, booking, ownPrice, memberships, onClose }} />}
      {choosing && link && <FamilyDialog {...{ day, now, link }} session={choosing} onClose={booking.closeChoosing} />}
      <CancelQuestion booking={booking} />
    </>
  );
};
