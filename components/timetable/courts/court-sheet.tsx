'use client';

import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { PickRules } from '#components/booking/cancellation/pick-rules.tsx';
import { ChangingNote } from '#components/booking/changing-note.tsx';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { OwnAmount } from '#components/booking/own-price/own-amount.tsx';
import { WaiverStep } from '#components/booking/waiver/waiver-step.tsx';
import type { Booking } from '#components/timetable/booking/use-booking.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { MembershipField } from '#components/timetable/pick/membership-field.tsx';
import { PickBlock } from '#components/timetable/pick/pick-block.tsx';
import { PickPrice, PickSection, PickContent } from '#components/timetable/pick/pick-content.tsx';
import { PickHead } from '#components/timetable/pick/pick-head.tsx';
import { waiverBoxId } from '#components/timetable/pick/pick-ids.ts';
import { savingReason } from '#components/timetable/pick/saving-reason.ts';
import type { PickSheet } from '#components/timetable/pick/use-pick-sheet.ts';
import { Facts } from '#components/ui/layout/facts.tsx';
import type { MembershipPrice, OwnPrice } from '#contract/cart/prices.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { PersonFact } from './lazy-person-fact.ts';

export type CourtSheetProps = {
  day: TimetableDay;
  now: Date;
  slot: OccurrenceSummary;
  booking: Booking;
  /** What it costs the person acted for; undefined where only the listed price is known. */
  ownPrice: OwnPrice | undefined;
  /** What it costs by each of several memberships. */
  memberships: readonly MembershipPrice[];
  sheet: PickSheet;
  action: ReactNode;
};

/** The chosen court on a phone, above the grid (docs/product.md#choosing-a-time). */
export const CourtSheet = (props: CourtSheetProps) => {
  const { day, now, slot, booking, ownPrice, memberships, sheet, action } = props;
  const t = useTranslations();
  const { session } = useSession();
  const waiver = waiverToSign(slot);
  const reason = ownPrice && savingReason(ownPrice, t);
  return (
    <PickBlock
      sheet={sheet}
      sessionId={slot.id}
      head={
        <PickHead
          session={slot}
          tag={availabilityTag(slot, now)}
          plan={day.activity.plan}
          now={now}
          isSeen={sheet.isOpen}
          onClose={sheet.close}
        />
      }
    >
      <PickContent
        foot={
          <>
            <PickPrice
              label={t('timetable.details.price')}
              sum={<OwnAmount session={slot} ownPrice={ownPrice} />}
              note={[t('timetable.minutes', { minutes: slot.duration }), reason].filter(Boolean).join(' · ')}
            />
            {action}
          </>
        }
      >
        <PickSection>
          <ChangingNote className="mb-3" venueSlug={day.venue.slug} />
          {session?.loggedIn && (
            <Suspense fallback={null}>
              <Facts className="mb-3">
                <PersonFact />
              </Facts>
            </Suspense>
          )}
          {slot.bookableAction?.action === 'book' && <PickRules session={slot} now={now} isSeen={sheet.isOpen} />}
        </PickSection>
        <PickSection>
          <MembershipField {...{ memberships }} membership={booking.membership} />
        </PickSection>
        {waiver && (
          <PickSection>
            <WaiverStep
              waiver={waiver}
              inputId={waiverBoxId}
              agreed={booking.isAgreed(waiver)}
              onAgree={(agreed) => booking.setAgreed(waiver, agreed)}
            />
          </PickSection>
        )}
      </PickContent>
    </PickBlock>
  );
};
