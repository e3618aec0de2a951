'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { OwnAmount } from '#components/booking/own-price/own-amount.tsx';
import { useOwnPrices } from '#components/booking/own-price/use-own-prices.ts';
import { CancelQuestion } from '#components/timetable/booking/cancel-question.tsx';
import { SessionAction } from '#components/timetable/booking/session-action.tsx';
import { useBooking } from '#components/timetable/booking/use-booking.ts';
import { locationLabels } from '#components/timetable/day/details/session-labels.ts';
import { useGoToDay } from '#components/timetable/day/use-go-to-day.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { chosenCourtId, waiverBoxId } from '#components/timetable/pick/pick-ids.ts';
import { useMembership } from '#components/timetable/pick/use-membership.ts';
import { usePickSheet } from '#components/timetable/pick/use-pick-sheet.ts';
import { PickBar } from '#components/timetable/tickets/pick-bar.tsx';
import type { OwnPrice } from '#contract/cart/prices.ts';
import { getDate, getClock } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { ChosenCourt } from './chosen-court.tsx';
import { CourtOffer, CourtOfferBar } from './court-offer.tsx';
import { CourtSheet } from './court-sheet.tsx';
import { isTaken } from './free-court.ts';
import { useCourtInstead, type ChosenAmong } from './use-court-instead.ts';

type CourtBarProps = {
  slot: OccurrenceSummary;
  /** What it costs the person acted for; undefined where only the listed price is known. */
  ownPrice: OwnPrice | undefined;
  action: ReactNode;
};

/** The chosen court at the bottom of a phone while its sheet is lowered. */
const CourtBar = ({ slot, ownPrice, action }: CourtBarProps) => {
  const t = useTranslations();
  return (
    <PickBar
      label={t('timetable.courts.selection')}
      sum={<OwnAmount session={slot} ownPrice={ownPrice} />}
      note={`${locationLabels(slot)} · ${getClock(slot.startsAt.local)}–${getClock(slot.endsAt.local)}`}
      action={action}
    />
  );
};

export type CourtBookingProps = ChosenAmong & {
  now: Date;
  /**
   * The court that was pressed last, or that a link led to. Each press makes a new object, so that pressing the same
   * court again counts.
   */
  pressed: { id: OccurrenceSummary['id'] } | null;
  /** The card stands beside the grid; a phone has a sheet instead. */
  isBeside: boolean;
  /** Where the chosen court is shown beside the grid. */
  place: HTMLElement;
  /** The basket at the bottom of a phone. */
  bar: ReactNode;
  /** Called when the chosen court has been added. */
  onSettled: () => void;
  /** Refetches the slots for the current user. */
  reload: () => Promise<readonly OccurrenceSummary[]>;
};

const focusChosenCourt = () => document.getElementById(chosenCourtId)?.focus({ preventScroll: true });

/**
 * The chosen court beside the grid, on a phone in a sheet and at the bottom, with all that books it. A court that is
 * taken meanwhile gives way to another (docs/product.md#taken-courts). The bar of a court that was added gives way to the
 * basket's until a court is pressed again.
 */
export const CourtBooking = ({
  now,
  pressed,
  isBeside,
  place,
  bar,
  onSettled,
  reload,
  ...choice
}: CourtBookingProps) => {
  const { day, selectedId, link } = choice;
  const t = useTranslations('timetable');
  const sheet = usePickSheet();
  const [added, setAdded] = useState<{ id: OccurrenceSummary['id']; after: CourtBookingProps['pressed'] } | null>(null);
  const onAdded = ({ id }: OccurrenceSummary) => {
    onSettled();
    setAdded({ id, after: pressed });
    if (sheet.isOpen) sheet.close();
    else if (!place.contains(document.activeElement)) focusChosenCourt();
  };
  const membership = useMembership();
  const booking = useBooking({ day, membership, reload, isReplaced: isTaken, onAdded });
  const { go } = useGoToDay(day);
  const { chosen, offer } = useCourtInstead(choice);
  const priced = chosen ?? offer;
  const ownPrices = useOwnPrices(
    priced?.bookableAction?.action === 'book'
      ? [{ sessionId: priced.id, quantity: 0, membershipUserId: membership.id }]
      : [],
  );
  const ownPrice = priced ? ownPrices.getEach({ sessionId: priced.id }) : undefined;
  const memberships = priced ? ownPrices.getMemberships({ sessionId: priced.id }) : [];
  const raise = (focusId?: string) => {
    const cell = document.getElementById(chosenCourtId);
    if (cell !== null) sheet.open(cell, focusId);
  };
  const follow = useEffectEvent(() => {
    if (pressed?.id === selectedId) raise();
    else if (sheet.isOpen) sheet.close();
  });
  useEffect(() => {
    if (pressed !== null) follow();
  }, [pressed]);
  const hasChosen = chosen !== undefined;
  const isAdded = added !== null && added.id === chosen?.id && added.after === pressed;
  const lower = useEffectEvent(() => {
    if (sheet.isOpen) sheet.close();
  });
  useEffect(() => {
    if (!hasChosen) lower();
  }, [hasChosen]);
  const waiver = chosen ? waiverToSign(chosen) : null;
  const isMissing = waiver !== null && !booking.isAgreed(waiver);
  const showWaiver = () => {
    if (!sheet.isOpen) raise(waiverBoxId);
    document.getElementById(waiverBoxId)?.focus();
  };
  const action = chosen && (
    <SessionAction
      session={chosen}
      ownPrice={ownPrice}
      size="large"
      isBusy={booking.busyId === chosen.id}
      reason={isMissing ? t('waiver.missing') : undefined}
      onRefused={showWaiver}
      onAct={() => void booking.act(chosen)}
    />
  );
  const take = (court: OccurrenceSummary) => {
    const date = getDate(court.startsAt.local);
    if (date === day.date) link.link(court.id);
    else go(date, court.id);
  };
  return (
    <>
      {createPortal(
        <>
          {chosen && (
            <ChosenCourt
              {...{ now, booking, ownPrice, memberships }}
              slot={chosen}
              isSeen={isBeside && pressed !== null}
            />
          )}
          {offer && <CourtOffer court={offer} {...{ now, ownPrice }} onTake={() => take(offer)} />}
        </>,
        place,
      )}
      {chosen && !isBeside && (
        <CourtSheet {...{ day, now, booking, ownPrice, memberships, sheet, action }} slot={chosen} />
      )}
      {chosen && !sheet.isOpen && !isAdded && <CourtBar slot={chosen} {...{ ownPrice, action }} />}
      {offer && <CourtOfferBar court={offer} {...{ now, ownPrice }} onTake={() => take(offer)} />}
      {(isAdded || (!chosen && !offer)) && !sheet.isOpen && bar}
      <CancelQuestion booking={booking} />
    </>
  );
};
