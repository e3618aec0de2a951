'use client';

import { cva } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { agesText } from '#components/booking/lines/ages-text.ts';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { PickerHead } from '#components/timetable/day/picker-head.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import type { Ticket } from '#contract/tickets.ts';
import { capitalised } from '#lib/format/capitalised.ts';
import { PickerSection } from './picker-section.tsx';
import { pickedHeadingId } from './ticket-action.tsx';
import { TicketLine } from './ticket-line.tsx';
import {
  extraLines,
  extrasFor,
  MAX_EXTRAS,
  maxQuantity,
  ticketLines,
  type TicketSelection,
} from './ticket-selection.ts';
import { TicketSums } from './ticket-sums.tsx';

export type TicketPickerProps = {
  session: OccurrenceSummary;
  plan: IllustrationName;
  now: Date;
  tickets: readonly Ticket[];
  /** Prices before a member's reference, by ticket id. */
  usualPrices: ReadonlyMap<Ticket['id'], Ticket['price']>;
  selection: TicketSelection;
  isForAnother: boolean;
  onSelect: (selection: TicketSelection) => void;
  /** The waiver and the reference. */
  children?: ReactNode;
  /** The button; while tickets are chosen on a phone it is in the bottom bar instead. */
  action: ReactNode;
};

const TicketLines = ({ session, tickets, usualPrices, selection, isForAnother, onSelect }: TicketPickerProps) => {
  const t = useTranslations();
  const limits = { available: session.capacity.available, isForAnother };
  return (
    <ul>
      {tickets.map((ticket) => (
        <TicketLine
          key={ticket.id}
          name={ticket.name}
          note={[
            ticket.attendees > 1 && t('timetable.tickets.places', { count: ticket.attendees }),
            ticket.ages && capitalised(agesText(ticket.ages, t)),
          ]
            .filter(Boolean)
            .join(', ')}
          price={ticket.price}
          was={usualPrices.get(ticket.id)}
          quantity={selection.tickets[ticket.id] ?? 0}
          max={maxQuantity(ticket, tickets, selection.tickets, limits)}
          onChange={(quantity) => onSelect({ ...selection, tickets: { ...selection.tickets, [ticket.id]: quantity } })}
        />
      ))}
    </ul>
  );
};

const ExtraLines = ({ tickets, selection, onSelect }: TicketPickerProps) => {
  const taken = tickets.filter(({ id }) => (selection.tickets[id] ?? 0) > 0);
  const offered = new Set(extrasFor(taken).map(({ id }) => id));
  return (
    <ul>
      {extrasFor(tickets).map((extra) => (
        <TicketLine
          key={extra.id}
          name={extra.name ?? extra.reference}
          price={extra.price}
          quantity={offered.has(extra.id) ? (selection.extras[extra.id] ?? 0) : 0}
          max={offered.has(extra.id) ? MAX_EXTRAS : 0}
          onChange={(quantity) => onSelect({ ...selection, extras: { ...selection.extras, [extra.id]: quantity } })}
        />
      ))}
    </ul>
  );
};

/** While tickets are chosen, a phone has the button in the bottom bar. */
const foot = cva('px-4 pb-5 large:px-6 large:pb-6', {
  variants: { isAlone: { true: 'pt-5 large:pt-6', false: 'hidden large:block' } },
});

/** The tickets and extras of a session, their total, and one button. */
export const TicketPicker = (props: TicketPickerProps) => {
  const t = useTranslations('timetable');
  const { session, plan, now, tickets, selection, isForAnother } = props;
  const hasExtras = extrasFor(tickets).length > 0;
  const isOnSale = session.bookableAction?.action === 'book' && tickets.length > 0;
  const currency = tickets[0]?.price.currency ?? 'GBP';
  return (
    <section
      className="overflow-clip rounded-l border border-line bg-surface large:shadow"
      aria-labelledby={pickedHeadingId}
    >
      <PickerHead session={session} tag={availabilityTag(session, now)} plan={plan} />
      {isOnSale && (
        <PickerSection>
          <h3 className="mb-1 heading-4">{t('tickets.title')}</h3>
          <TicketLines {...props} />
          {isForAnother && (
            <Notice tone="plain" className="mt-2">
              {t('tickets.oneEach')}
            </Notice>
          )}
        </PickerSection>
      )}
      {isOnSale && hasExtras && (
        <PickerSection>
          <h3 className="mb-1 heading-4">{t('tickets.extras')}</h3>
          <ExtraLines {...props} />
        </PickerSection>
      )}
      {props.children && <PickerSection>{props.children}</PickerSection>}
      {isOnSale && (
        <TicketSums
          lines={[...ticketLines(tickets, selection), ...extraLines(tickets, selection)]}
          currency={currency}
        />
      )}
      {props.action && <div className={foot({ isAlone: !isOnSale })}>{props.action}</div>}
    </section>
  );
};
