'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useRef } from 'react';
import { PickRules } from '#components/booking/cancellation/pick-rules.tsx';
import { ChangingNote } from '#components/booking/changing-note.tsx';
import { waitlistText } from '#components/booking/model/waitlist-text.ts';
import { WaiverStep } from '#components/booking/waiver/waiver-step.tsx';
import { SessionAction } from '#components/timetable/booking/session-action.tsx';
import type { Booking } from '#components/timetable/booking/use-booking.ts';
import { ActivitySummaryCard } from '#components/timetable/day/details/activity-summary-card.tsx';
import { locationLabels } from '#components/timetable/day/details/session-labels.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { MembershipField } from '#components/timetable/pick/membership-field.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { MembershipPrice, OwnPrice } from '#contract/cart/prices.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { PersonFact } from './lazy-person-fact.ts';

export type ChosenCourtProps = {
  slot: OccurrenceSummary;
  booking: Booking;
  now: Date;
  /** In view, because somebody has pressed it. */
  isSeen: boolean;
  /** What it costs the person acted for; undefined where only the listed price is known. */
  ownPrice: OwnPrice | undefined;
  /** What it costs by each of several memberships. */
  memberships: readonly MembershipPrice[];
};

/** The chosen court with its price, its rules, its waiver and its button. */
export const ChosenCourt = ({ slot, booking, now, isSeen, ownPrice, memberships }: ChosenCourtProps) => {
  const t = useTranslations();
  const { session } = useSession();
  const box = useRef<HTMLInputElement>(null);
  const waiver = waiverToSign(slot);
  const waiting = waitlistText(slot, t);
  const isMissing = waiver !== null && !booking.isAgreed(waiver);
  return (
    <div className="grid gap-3 p-5">
      <ChangingNote venueSlug={slot.venue.slug} />
      <ActivitySummaryCard
        session={slot}
        heading={
          <div>
            <h2>{locationLabels(slot)}</h2>
            <p className="text-s">{slot.templateName}</p>
          </div>
        }
        withoutPlace
        ownPrice={ownPrice}
        person={
          session?.loggedIn && (
            <Suspense fallback={null}>
              <PersonFact />
            </Suspense>
          )
        }
      />
      <MembershipField {...{ memberships }} membership={booking.membership} />
      {waiting && <Notice>{waiting}</Notice>}
      {slot.bookableAction?.action === 'book' && <PickRules isNarrow session={slot} now={now} isSeen={isSeen} />}
      {waiver && (
        <WaiverStep
          waiver={waiver}
          inputRef={box}
          agreed={!isMissing}
          onAgree={(agreed) => booking.setAgreed(waiver, agreed)}
        />
      )}
      <SessionAction
        session={slot}
        ownPrice={ownPrice}
        size="large"
        block
        isBusy={booking.busyId === slot.id}
        reason={isMissing ? t('timetable.waiver.missing') : undefined}
        onRefused={() => box.current?.focus()}
        onAct={() => void booking.act(slot)}
      />
    </div>
  );
};
