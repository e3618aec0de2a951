'use client';

import { useTranslations } from 'next-intl';
import { agesText } from '#components/booking/lines/ages-text.ts';
import { placesFor } from '#components/booking/model/places-for.ts';
import { firstTicketId } from '#components/timetable/pick/pick-ids.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Ticket } from '#contract/timetable/tickets.ts';
import { capitalised } from '#lib/format/capitalised.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { TicketLine } from './ticket-line.tsx';
import { maxQuantity, type TicketSelection } from './ticket-selection.ts';

export interface Reduction {
  /** The full price. */
  was: Ticket['price'];
  /** In words; empty where there is nothing to say. */
  reason: string;
}

export type TicketLinesProps = {
  session: OccurrenceSummary;
  tickets: readonly Ticket[];
  /** Why a ticket costs less than its full price, by ticket id. */
  reductions: ReadonlyMap<Ticket['id'], Reduction>;
  selection: TicketSelection;
  isForAnother: boolean;
  onSelect: (selection: TicketSelection) => void;
};

const getNote = ({ attendees, ages }: Ticket, t: Translate): string =>
  [attendees > 1 && t('timetable.tickets.places', { count: attendees }), ages && capitalised(agesText(ages, t))]
    .filter(Boolean)
    .join(', ');

/** The tickets of a session: whom each is for, its price, and how many. */
export const TicketLines = ({ session, tickets, reductions, selection, isForAnother, onSelect }: TicketLinesProps) => {
  const t = useTranslations();
  const limits = { available: placesFor(session), isForAnother };
  return (
    <ul>
      {tickets.map((ticket, index) => (
        <TicketLine
          key={ticket.id}
          fieldId={index === 0 ? firstTicketId : undefined}
          name={ticket.name}
          note={getNote(ticket, t)}
          price={ticket.price}
          was={reductions.get(ticket.id)?.was}
          reason={reductions.get(ticket.id)?.reason}
          quantity={selection.tickets[ticket.id] ?? 0}
          max={maxQuantity(ticket, tickets, selection.tickets, limits)}
          onChange={(quantity) => onSelect({ ...selection, tickets: { ...selection.tickets, [ticket.id]: quantity } })}
        />
      ))}
    </ul>
  );
};
