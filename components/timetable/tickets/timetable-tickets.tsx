'use client';

import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { CancelQuestion } from '#components/timetable/booking/cancel-question.tsx';
import { useBooking } from '#components/timetable/booking/use-booking.ts';
import type { TimetableViewProps } from '#components/timetable/courts/timetable-courts.tsx';
import { chosenSession } from '#components/timetable/day/chosen-session.ts';
import { DayContent } from '#components/timetable/day/day-content.tsx';
import { useDaySessions, useDayTickets } from '#components/timetable/day/use-day-query.ts';
import { useLinkedSession } from '#components/timetable/day/use-linked-session.ts';
import { ticketItem } from '#components/timetable/model/add-item.ts';
import { timeId } from '#components/timetable/pick/pick-ids.ts';
import { usePickSheet } from '#components/timetable/pick/use-pick-sheet.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import type { CallData } from '#lib/api/call.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import type { PageRead } from '#lib/query/page-read.ts';
import { useNow } from '#lib/time/use-now.ts';
import { TicketAction } from './ticket-action.tsx';
import { TicketBar } from './ticket-bar.tsx';
import { TicketDesk } from './ticket-desk.tsx';
import { nothingSelected, ticketOrders, withinLimits } from './ticket-selection.ts';
import { TicketSessions } from './ticket-sessions.tsx';
import { useSelections } from './use-selections.ts';
import { useTicketDiscounts } from './use-ticket-discounts.ts';
import { useTicketPrices } from './use-ticket-prices.ts';

export type TimetableTicketsProps = TimetableViewProps & {
  sessions: PageRead<OccurrenceSummary[]>;
  tickets: PageRead<CallData<'listTickets'>>;
};

/** A day of sessions sold by ticket: the sessions, and the tickets of the chosen one. */
export const TimetableTickets = ({ day, side, bar, ...reads }: TimetableTicketsProps) => {
  const now = useNow(day.renderedAt);
  const query = useDaySessions(day, reads.sessions);
  const { data: days = [] } = useDayTickets(day, reads.tickets);
  const selections = useSelections(day);
  const sheet = usePickSheet();
  const link = useLinkedSession(query.data, ({ id }) => {
    selections.choose(id);
    const row = document.getElementById(timeId(id));
    // After the link has brought the row to the middle, where the sheet will stand.
    if (row !== null) requestAnimationFrame(() => sheet.open(row));
  });
  const { sessions, chosen } = chosenSession(query.data ?? [], now, selections.chosenId);
  const tickets = days.find(({ id }) => id === chosen?.id)?.ticketTypes ?? [];
  const { session: who } = useSession();
  const isForAnother = who?.selectedUserId != null && who.selectedUserId !== who.userId;
  const getSelection = ({ id, capacity: { available } }: OccurrenceSummary) =>
    withinLimits(tickets, selections.of(id), { available, isForAnother });
  const discounts = useTicketDiscounts(day.venue.slug, chosen, tickets);
  const selection = chosen ? getSelection(chosen) : nothingSelected;
  const prices = useTicketPrices({ session: chosen, tickets, selection, discounts });
  const booking = useBooking({
    day,
    reload: async () => (await query.refetch()) ?? [],
    itemsOf: (session, choice) =>
      ticketOrders(tickets, getSelection(session)).map(({ ticket, quantity, extras }) =>
        ticketItem(session.id, ticket, {
          ...choice,
          quantity,
          extras,
          customerReference: discounts.reference ?? undefined,
        }),
      ),
    linesOf: () => [...prices.lines, ...prices.extras],
    onInstead: (next, gone) => selections.move(gone.id, next.id),
    onAdded: ({ id }) => {
      selections.clear(id);
      sheet.close();
    },
  });
  const isOver = chosen !== undefined && availabilityTag(chosen, now)?.kind === 'past';
  const canAct = chosen !== undefined && !isOver;
  const showMissing = (fieldId: string) => {
    const row = chosen && document.getElementById(timeId(chosen.id));
    if (row && !sheet.isOpen) sheet.open(row, fieldId);
    document.getElementById(fieldId)?.focus();
  };
  const action = { booking, isEmpty: prices.lines.length === 0, onMissing: showMissing };
  return (
    <>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-6 large:grid-cols-[minmax(0,1fr)_33rem] large:items-start large:gap-8 large:py-[2rem]">
        <div>
          <DayContent {...{ day, now, query, link }}>
            {(listed) => (
              <TicketSessions
                {...{ now, chosen }}
                sessions={sessions.filter((session) => listed.includes(session))}
                linked={link.linked}
                date={day.date}
                onChoose={({ id }, button) => {
                  selections.choose(id);
                  sheet.open(button);
                }}
              />
            )}
          </DayContent>
        </div>
        {chosen && (
          <div className="grid content-start gap-4 *:min-w-0 large:sticky large:top-6">
            <TicketDesk
              {...{ now, prices, discounts, booking, selection, isForAnother, sheet }}
              session={chosen}
              plan={day.activity.plan}
              onSelect={(next) => selections.set(chosen.id, next)}
              action={canAct && <TicketAction {...action} session={chosen} />}
            />
            <div className="max-large:hidden">{side}</div>
          </div>
        )}
      </div>
      {sheet.isOpen ? null : canAct && chosen.bookableAction?.action && prices.lines.length > 0 ? (
        <TicketBar
          tickets={prices.lines}
          extras={prices.extras}
          currency={tickets[0]?.price.currency ?? 'GBP'}
          action={<TicketAction {...action} session={chosen} />}
        />
      ) : (
        bar
      )}
      <CancelQuestion booking={booking} />
    </>
  );
};
