'use client';

import { useTranslations, useLocale } from 'next-intl';
import { useEffect, useRef, type RefCallback } from 'react';
import { waitlistText } from '#components/booking/model/waitlist-text.ts';
import { LazyWaiverStep } from '#components/timetable/booking/lazy-waiver-step.ts';
import { SessionAction } from '#components/timetable/booking/session-action.tsx';
import type { Booking } from '#components/timetable/booking/use-booking.ts';
import { sessionLabels } from '#components/timetable/day/details/session-labels.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import type { Opening } from '#components/ui/overlay/use-opening.ts';
import type { OwnPrice } from '#contract/cart/prices.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { SessionRow } from './session-row.tsx';

type ChooseWhoProps = { session: OccurrenceSummary; onChoose: () => void };

/** The button of a class that is not for the age of the person acted for, but may be for somebody else's. */
const ChooseWho = ({ session, onChoose }: ChooseWhoProps) => {
  const t = useTranslations('timetable');
  const locale = useLocale();
  return (
    <Button type="button" variant="secondary" size="row" aria-haspopup="dialog" onClick={onChoose}>
      {t('whoShort')}
      <VisuallyHidden>{t('ofWho', sessionLabels(session, locale))}</VisuallyHidden>
    </Button>
  );
};

export type ClassRowProps = {
  session: OccurrenceSummary;
  now: Date;
  isNext: boolean;
  booking: Booking;
  details: Opening<OccurrenceSummary['id']>;
  ownPrice: OwnPrice | undefined;
  /** Of the session that a link led to. */
  reveal: RefCallback<HTMLElement> | undefined;
};

/** A class with its action; booking one that needs a waiver expands the waiver below it. */
export const ClassRow = ({ session, now, isNext, booking, details, ownPrice, reveal }: ClassRowProps) => {
  const t = useTranslations();
  const box = useRef<HTMLInputElement>(null);
  const waiver = booking.askingId === session.id ? waiverToSign(session) : null;
  const isAsking = waiver !== null;
  useEffect(() => {
    if (isAsking) box.current?.focus();
  }, [isAsking]);
  const isForOthers = session.bookableAction?.reason === 'age';
  const isRefused = waiver !== null && !booking.isAgreed(waiver);
  const waiting = waitlistText(session, t);
  const action = isForOthers ? (
    <ChooseWho session={session} onChoose={() => booking.chooseWho(session)} />
  ) : (
    <SessionAction
      session={session}
      ownPrice={ownPrice}
      isBusy={booking.busyId === session.id}
      reason={isRefused ? t('timetable.waiver.missing') : undefined}
      onRefused={() => box.current?.focus()}
      onAct={() => void booking.act(session)}
    />
  );
  return (
    <SessionRow
      {...{ session, now, isNext, action, ownPrice, reveal }}
      isOpening={details.opening === session.id}
      onDetails={() => details.open(session.id)}
    >
      {waiting && <Notice>{waiting}</Notice>}
      {waiver && (
        <LazyWaiverStep
          waiver={waiver}
          inputRef={box}
          isTight
          agreed={booking.isAgreed(waiver)}
          onAgree={(agreed) => booking.setAgreed(waiver, agreed)}
        />
      )}
    </SessionRow>
  );
};
