'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ChangingLine } from '#components/booking/changing-line.ts';
import { useChanging } from '#components/booking/changing-note.tsx';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { placesFor } from '#components/booking/model/places-for.ts';
import { CancelQuestion } from '#components/timetable/booking/cancel-question.tsx';
import { useBooking } from '#components/timetable/booking/use-booking.ts';
import { useDayTickets } from '#components/timetable/day/use-day-query.ts';
import { ticketItem } from '#components/timetable/model/add-item.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { timeId } from '#components/timetable/pick/pick-ids.ts';
import { useMembership } from '#components/timetable/pick/use-membership.ts';
import type { PickSheet } from '#components/timetable/pick/use-pick-sheet.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Ticket } from '#contract/timetable/tickets.ts';
import type { CallData } from '#lib/api/call.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { formatMoney } from '#lib/format/format-money.ts';
import type { PageRead } from '#lib/query/page-read.ts';
import { PickBar } from './pick-bar.tsx';
import type { LastTimeKey, Repeat } from './repeat.ts';
import { TicketAction } from './ticket-action.tsx';
import { TicketDesk } from './ticket-desk.tsx';
import {
  nothingSelected,
  ticketOrders,
  withinLimits,
  type TicketSelection,
  selectionTotal,
  type SelectionLine,
} from './ticket-selection.ts';
import type { Selections } from './use-selections.ts';
import { useTicketDiscounts } from './use-ticket-discounts.ts';
import { useTicketPrices } from './use-ticket-prices.ts';
import { useAwaitedPlaces } from './waiting/use-awaited-places.ts';

type TicketBarProps = {
  tickets: readonly SelectionLine[];
  extras: readonly SelectionLine[];
  currency: string;
  action: ReactNode;
};

const getCount = (lines: readonly SelectionLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The chosen tickets at the bottom of a phone. */
const TicketBar = ({ tickets, extras, currency, action }: TicketBarProps) => {
  const t = useTranslations('timetable');
  return (
    <PickBar
      label={t('tickets.yours')}
      sum={formatMoney(selectionTotal([...tickets, ...extras]), currency)}
      note={t('tickets.summary', { tickets: getCount(tickets), extras: getCount(extras) })}
      action={action}
    />
  );
};

const loadLastTime = () => import('./last-time.tsx');

/**
 * The tickets that the person acted for booked the last time they booked this activity (docs/product.md#tickets). They are
 * asked for once they are wanted, for customers only; without an answer there are none.
 */
function useLastTime(activity: string, isWanted: boolean): Repeat | undefined {
  const { session } = useSession();
  const userId = session?.loggedIn ? (session.selectedUserId ?? session.userId) : null;
  const [found, setFound] = useState<LastTimeKey & { repeat: Repeat }>();
  useEffect(() => {
    if (userId === null || !isWanted) return;
    const of = { userId, activity };
    loadLastTime()
      .then(({ readLastTime }) => readLastTime(of))
      .then((repeat) => setFound({ ...of, repeat }))
      .catch(() => undefined);
  }, [userId, activity, isWanted]);
  return isWanted && found?.userId === userId && found?.activity === activity ? found.repeat : undefined;
}

/** The tickets and extras of a line that is being changed; nothing where its ticket is not sold. */
function changingTickets(
  { pricingOptionId, quantity, extras }: ChangingLine,
  tickets: readonly Ticket[],
): TicketSelection {
  const ticket = tickets.find(({ pricingOption }) => pricingOption.id === pricingOptionId);
  return ticket === undefined ? nothingSelected : { tickets: { [String(ticket.id)]: quantity }, extras };
}

export type TicketBookingProps = {
  day: TimetableDay;
  now: Date;
  /** The chosen one. */
  session: OccurrenceSummary;
  tickets: PageRead<CallData<'listTickets'>>;
  selections: Selections;
  sheet: PickSheet;
  /** There has been an input on the page. */
  isUsed: boolean;
  /** Where its tickets are shown. */
  place: HTMLElement;
  /** The basket at the bottom of a phone. */
  bar: ReactNode;
  /** Called when it has been added, or has given way to another. */
  onSettled: () => void;
  /** Refetches the sessions for the current user. */
  reload: () => Promise<readonly OccurrenceSummary[]>;
};

/** The tickets of the chosen session and their total at the bottom of a phone, with all that books them. */
export const TicketBooking = (props: TicketBookingProps) => {
  const { day, now, session: chosen, selections, sheet, isUsed, place, bar, onSettled, reload } = props;
  const t = useTranslations();
  const { data: days = [] } = useDayTickets(day, props.tickets);
  const tickets = days.find(({ id }) => id === chosen.id)?.ticketTypes ?? [];
  const { session: who } = useSession();
  const isForAnother = who?.selectedUserId != null && who.selectedUserId !== who.userId;
  const changing = useChanging(day.venue.slug);
  const getSelection = (session: OccurrenceSummary) => {
    const selected = selections.of(session.id) ?? (changing ? changingTickets(changing, tickets) : nothingSelected);
    return withinLimits(tickets, selected, { available: placesFor(session), isForAnother });
  };
  const repeat = useLastTime(day.activity.slug, isUsed || sheet.isOpen);
  const discounts = useTicketDiscounts(day.venue.slug, chosen, tickets);
  const selection = getSelection(chosen);
  const membership = useMembership();
  const prices = useTicketPrices({ session: chosen, tickets, selection, discounts, membership });
  const awaited = useAwaitedPlaces(tickets, isForAnother);
  const booking = useBooking({
    day,
    membership,
    reload,
    getAwaitedPlaces: awaited.of,
    toItems: (session, choice) =>
      ticketOrders(tickets, getSelection(session)).map(({ ticket, quantity, extras }) =>
        ticketItem(session.id, ticket, {
          ...choice,
          quantity,
          extras,
          customerReference: discounts.reference ?? undefined,
        }),
      ),
    getLines: () => [...prices.lines, ...prices.extras],
    onInstead: (next, gone) => {
      onSettled();
      selections.move(gone.id, next.id);
    },
    onAdded: ({ id }) => {
      onSettled();
      selections.clear(id);
      sheet.close();
    },
  });
  const canAct = chosen.bookableAction?.action != null && availabilityTag(chosen, now)?.kind !== 'past';
  const showMissing = (fieldId: string) => {
    const row = document.getElementById(timeId(chosen.id));
    if (row && !sheet.isOpen) sheet.open(row, fieldId);
    document.getElementById(fieldId)?.focus();
  };
  const action = canAct && (
    <TicketAction
      session={chosen}
      booking={booking}
      isEmpty={prices.lines.length === 0}
      lastTime={repeat?.(tickets, { available: placesFor(chosen), isForAnother }, t)}
      onRepeat={(next) => selections.set(chosen.id, next)}
      onMissing={showMissing}
    />
  );
  return (
    <>
      {createPortal(
        <TicketDesk
          {...{ now, prices, discounts, booking, awaited, selection, isForAnother, action }}
          session={chosen}
          isSeen={sheet.isOpen}
          onSelect={(next) => selections.set(chosen.id, next)}
        />,
        place,
      )}
      {sheet.isOpen ? null : canAct && prices.lines.length > 0 ? (
        <TicketBar
          tickets={prices.lines}
          extras={prices.extras}
          currency={tickets[0]?.price.currency ?? 'GBP'}
          action={action}
        />
      ) : (
        bar
      )}
      <CancelQuestion booking={booking} />
    </>
  );
};
