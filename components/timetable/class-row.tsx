'use client';

import { useEffect, useRef } from 'react';
import { Notice } from '#components/ui/notice.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { useText } from '#lib/messages/text-context.ts';
import { venueClock } from '#lib/rules/venue-clock.ts';
import { waiverToSign } from '#lib/rules/waiver-to-sign.ts';
import { SessionAction } from './session-action.tsx';
import { SessionRow } from './session-row.tsx';
import type { Booking } from './use-booking.ts';
import { WaiverStep } from './waiver-step.tsx';

export type ClassRowProps = {
  session: OccurrenceSummary;
  now: Date;
  isNext: boolean;
  booking: Booking;
  onDetails: () => void;
};

/** A class with what it offers; wanting one that needs a waiver opens the waiver below it. */
export const ClassRow = ({ session, now, isNext, booking, onDetails }: ClassRowProps) => {
  const text = useText();
  const box = useRef<HTMLInputElement>(null);
  const waiver = booking.askingId === session.id ? waiverToSign(session) : null;
  const isAsking = waiver !== null;
  useEffect(() => {
    if (isAsking) box.current?.focus();
  }, [isAsking]);
  const isRefused = waiver !== null && !booking.isAgreed(waiver);
  const offer = session.bookableAction?.action === 'book' ? session.waitlistOffer : null;
  const offerEnd = offer && venueClock(new Date(offer.expiresAt), session.startsAt.timezone).time;
  const action = (
    <SessionAction
      session={session}
      isBusy={booking.busyId === session.id}
      reason={isRefused ? text('timetable.waiver.missing') : undefined}
      onRefused={() => box.current?.focus()}
      onAct={() => void booking.act(session)}
    />
  );
  return (
    <SessionRow {...{ session, now, isNext, onDetails, action }}>
      {offerEnd && <Notice>{text('timetable.offerUntil', { time: offerEnd })}</Notice>}
      {waiver && (
        <WaiverStep
          waiver={waiver}
          inputRef={box}
          agreed={booking.isAgreed(waiver)}
          onAgree={(agreed) => booking.setAgreed(waiver, agreed)}
        />
      )}
    </SessionRow>
  );
};
