'use client';

import { useTranslations } from 'next-intl';
import { SessionRule } from '#components/booking/cancellation/session-rule.tsx';
import { ChangingNote } from '#components/booking/changing-note.tsx';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { WaiverStep } from '#components/booking/waiver/waiver-step.tsx';
import { SessionDetails } from '#components/timetable/day/details/session-details.tsx';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { MembershipField } from '#components/timetable/pick/membership-field.tsx';
import { Button } from '#components/ui/button/button.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { MembershipPrice, OwnPrice } from '#contract/timetable/prices.ts';
import { SessionAction } from './session-action.tsx';
import type { Booking } from './use-booking.ts';

export type SessionOverlayProps = {
  day: TimetableDay;
  session: OccurrenceSummary;
  now: Date;
  booking: Booking;
  /** What it costs the person acted for; undefined where only the listed price is known. */
  ownPrice: OwnPrice | undefined;
  /** What it costs by each of several memberships. */
  memberships: readonly MembershipPrice[];
  onClose: () => void;
};

/** Whether somebody else of the account may come, whatever becomes of the person acted for. */
const isForFamily = ({ bookableAction }: OccurrenceSummary): boolean =>
  bookableAction?.action != null ||
  bookableAction?.reason === 'age' ||
  bookableAction?.reason === 'busy' ||
  bookableAction?.reason === 'already_booked';

/** A session's details with its rules, its waiver and its button. */
export const SessionOverlay = (props: SessionOverlayProps) => {
  const { day, session, now, booking, ownPrice, memberships, onClose } = props;
  const t = useTranslations('timetable');
  const waiver = waiverToSign(session);
  const isMissing = waiver !== null && !booking.isAgreed(waiver);
  const isPast = availabilityTag(session, now)?.kind === 'past';
  return (
    <SessionDetails
      session={session}
      plan={day.activity.plan}
      now={now}
      ownPrice={ownPrice}
      onClose={onClose}
      action={
        !isPast && (
          <SessionAction
            session={session}
            ownPrice={ownPrice}
            size="large"
            isBusy={booking.busyId === session.id}
            reason={isMissing ? t('waiver.missing') : undefined}
            onAct={() => void booking.act(session)}
          />
        )
      }
    >
      {!isPast && <ChangingNote venueSlug={day.venue.slug} />}
      {!isPast && day.kind === 'classes' && isForFamily(session) && (
        <Button type="button" variant="secondary" onClick={() => booking.chooseWho(session)}>
          {t('who')}
        </Button>
      )}
      {session.bookableAction?.action === 'book' && (
        <MembershipField {...{ memberships }} membership={booking.membership} />
      )}
      {!isPast && <SessionRule session={session} now={now} />}
      {waiver && (
        <WaiverStep waiver={waiver} agreed={!isMissing} onAgree={(agreed) => booking.setAgreed(waiver, agreed)} />
      )}
    </SessionDetails>
  );
};
