'use client';

import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { CancelQuestion } from '#components/timetable/booking/cancel-question.tsx';
import { useBooking } from '#components/timetable/booking/use-booking.ts';
import type { TimetableViewProps } from '#components/timetable/courts/timetable-courts.tsx';
import { chosenSession } from '#components/timetable/day/chosen-session.ts';
import { DayContent } from '#components/timetable/day/day-content.tsx';
import { useDaySessions, useDayTickets } from '#components/timetable/day/use-day-query.ts';
import { ticketItem } from '#components/timetable/model/add-item.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import type { CallData } from '#lib/api/call.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import type { PageRead } from '#lib/query/page-read.ts';
import { useNow } from '#lib/time/use-now.ts';
import { TicketAction } from './ticket-action.tsx';
import { TicketBar } from './ticket-bar.tsx';
import { TicketDesk } from './ticket-desk.tsx';
import { extraLines, nothingSelected, ticketLines, ticketOrders, withinLimits } from './ticket-selection.ts';
import { TicketSessions } from './ticket-sessions.tsx';
import { useSelections } from './use-selections.ts';
import { useTicketDiscounts } from './use-ticket-discounts.ts';

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
  const { sessions, chosen } = chosenSession(query.data ?? [], now, selections.chosenId);
  const tickets = days.find(({ id }) => id === chosen?.id)?.ticketTypes ?? [];
  const { session: who } = useSession();
  const isForAnother = who?.selectedUserId != null && who.selectedUserId !== who.userId;
  const getSelection = ({ id, capacity: { available } }: OccurrenceSummary) =>
    withinLimits(tickets, selections.of(id), { available, isForAnother });
  const discounts = useTicketDiscounts(day.venue.slug, chosen, tickets);
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
    linesOf: (session) => {
      const selected = getSelection(session);
      const offered = tickets.map(discounts.priced);
      return [...ticketLines(offered, selected), ...extraLines(offered, selected)];
    },
    onInstead: (next, gone) => selections.move(gone.id, next.id),
    onAdded: ({ id }) => selections.clear(id),
  });
  const selection = chosen ? getSelection(chosen) : nothingSelected;
  const priced = tickets.map(discounts.priced);
  const lines = ticketLines(priced, selection);
  const isOver = chosen !== undefined && availabilityTag(chosen, now)?.kind === 'past';
  const canAct = chosen !== undefined && !isOver;
  const action = { booking, isEmpty: lines.length === 0 };
  return (
    <>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-6 large:grid-cols-[minmax(0,1fr)_33rem] large:items-start large:gap-8 large:py-[2rem]">
        <div>
          <DayContent {...{ day, now, query }}>
            {() => (
              <TicketSessions
                {...{ sessions, now, chosen }}
                date={day.date}
                onChoose={({ id }) => selections.choose(id)}
              />
            )}
          </DayContent>
        </div>
        {chosen && (
          <div className="grid content-start gap-4 *:min-w-0 large:sticky large:top-6">
            <TicketDesk
              {...{ now, tickets, discounts, booking, selection, isForAnother }}
              session={chosen}
              plan={day.activity.plan}
              onSelect={(next) => selections.set(chosen.id, next)}
              action={canAct && <TicketAction {...action} session={chosen} block />}
            />
            <div className="max-large:hidden">{side}</div>
          </div>
        )}
      </div>
      {canAct && chosen.bookableAction?.action && lines.length > 0 ? (
        <TicketBar
          tickets={lines}
          extras={extraLines(priced, selection)}
          currency={priced[0]?.price.currency ?? 'GBP'}
          action={<TicketAction {...action} session={chosen} />}
        />
      ) : (
        bar
      )}
      <CancelQuestion booking={booking} />
    </>
  );
};
