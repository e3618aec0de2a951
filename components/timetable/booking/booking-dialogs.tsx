'use client';

import { useTranslations } from 'next-intl';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import type { SessionLink } from '#components/timetable/day/use-linked-session.ts';
import { FamilyDialog } from '#components/timetable/family/lazy-family-dialog.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { Button } from '#components/ui/button/button.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { SessionRule } from './lazy-session-rule.ts';
import { SessionAction } from './session-action.tsx';
import type { Booking } from './use-booking.ts';
import { WaiverStep } from './waiver-step.tsx';

const SessionDetails = preloadable(
  async () => (await import('#components/timetable/day/session-details.tsx')).SessionDetails,
);

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
  onClose: () => void;
};

/** Whether somebody else of the account may come, whatever becomes of the person acted for. */
const isForFamily = ({ bookableAction }: OccurrenceSummary): boolean =>
  bookableAction?.action != null ||
  bookableAction?.reason === 'age' ||
  bookableAction?.reason === 'busy' ||
  bookableAction?.reason === 'already_booked';

/** The overlays of a timetable: session details, and the confirmation of a cancellation. */
export const BookingDialogs = ({ day, now, booking, choosing, link, session, onClose }: BookingDialogsProps) => {
  const t = useTranslations('timetable');
  const waiver = session && waiverToSign(session);
  const isMissing = waiver && !booking.isAgreed(waiver);
  usePreload(() => void Promise.all([SessionDetails.preload(), SessionRule.preload()]));
  const isPast = session && availabilityTag(session, now)?.kind === 'past';
  return (
    <>
      {session && (
        <SessionDetails
          session={session}
          plan={day.activity.plan}
          now={now}
          onClose={onClose}
          action={
            !isPast && (
              <SessionAction
                session={session}
                size="large"
                isBusy={booking.busyId === session.id}
                reason={isMissing ? t('waiver.missing') : undefined}
                onAct={() => void booking.act(session)}
              />
            )
          }
        >
          {!isPast && day.kind === 'classes' && isForFamily(session) && (
            <Button type="button" variant="secondary" onClick={() => booking.chooseWho(session.id)}>
              {t('who')}
            </Button>
          )}
          {!isPast && <SessionRule session={session} now={now} />}
          {waiver && (
            <WaiverStep waiver={waiver} agreed={!isMissing} onAgree={(agreed) => booking.setAgreed(waiver, agreed)} />
          )}
        </SessionDetails>
      )}
      {choosing && link && <FamilyDialog {...{ day, now, link }} session={choosing} onClose={booking.closeChoosing} />}
      <CancelQuestion booking={booking} />
    </>
  );
};
