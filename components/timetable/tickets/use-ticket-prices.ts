'use client';

import { useTranslations } from 'next-intl';
import { useOwnPrices } from '#components/booking/own-price/use-own-prices.ts';
import { savingReason } from '#components/timetable/pick/saving-reason.ts';
import type { MembershipChoice, MembershipFieldProps } from '#components/timetable/pick/use-membership.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Ticket } from '#contract/timetable/tickets.ts';
import type { Reduction } from './ticket-lines.tsx';
import { extraLines, ticketLines, type SelectionLine, type TicketSelection } from './ticket-selection.ts';
import type { TicketDiscounts } from './use-ticket-discounts.ts';

export interface TicketPrices {
  /** The tickets at what one of each costs this person. */
  tickets: Ticket[];
  /** By ticket id. */
  reductions: ReadonlyMap<Ticket['id'], Reduction>;
  /** The chosen tickets, a line each. */
  lines: SelectionLine[];
  /** The chosen extras, a line each. */
  extras: SelectionLine[];
  /** The memberships that make one of them cheaper, where there are several. */
  memberships: MembershipFieldProps['memberships'];
  /** The server is still counting what is chosen. */
  isPending: boolean;
}

export interface PricedTickets {
  session: OccurrenceSummary | undefined;
  tickets: readonly Ticket[];
  selection: TicketSelection;
  discounts: TicketDiscounts;
  membership: MembershipChoice;
}

/**
 * What the tickets of a session cost this person: as the server counts them, or at the price of the customer whose
 * reference was given.
 */
export function useTicketPrices({ session, tickets, selection, discounts, membership }: PricedTickets): TicketPrices {
  const t = useTranslations();
  const isOwn = session?.bookableAction?.action === 'book' && discounts.reference === null;
  const items = tickets.map(({ id, pricingOption }) => ({
    sessionId: session?.id ?? '',
    pricingOptionId: pricingOption.id,
    quantity: selection.tickets[id] ?? 0,
    membershipUserId: membership.id,
  }));
  const ownPrices = useOwnPrices(isOwn ? items : []);
  const priced = tickets.map((ticket, index) => {
    const item = items[index];
    const each = isOwn && item ? ownPrices.getEach(item) : undefined;
    return { ...discounts.priced(ticket), ...(each && { price: each.price }) };
  });
  const reductions = new Map<Ticket['id'], Reduction>();
  for (const [index, ticket] of tickets.entries()) {
    const item = items[index];
    const each = isOwn && item ? ownPrices.getEach(item) : undefined;
    const was = each?.fullPrice ?? ticket.price;
    if ((priced[index]?.price.value ?? 0) < was.value) {
      reductions.set(ticket.id, { was, reason: each === undefined ? '' : savingReason(each, t) });
    }
  }
  // Until the server has counted them, and when it does not answer, tickets count at the price they are listed at.
  const lines = ticketLines(tickets.map(discounts.priced), selection).map((line) => {
    const index = tickets.findIndex(({ id }) => String(id) === line.id);
    const counted = isOwn && items[index] ? ownPrices.getLine(items[index]) : undefined;
    return counted === undefined ? line : { ...line, amount: counted.price.value };
  });
  // By name alone: each ticket has a price of its own.
  const memberships = new Map(
    items.flatMap((item) =>
      ownPrices
        .getMemberships(item)
        .map(({ membershipUserId, name }) => [membershipUserId, { membershipUserId, name }]),
    ),
  );
  return {
    tickets: priced,
    reductions,
    lines,
    extras: extraLines(tickets, selection),
    memberships: isOwn ? [...memberships.values()] : [],
    isPending: ownPrices.isPending,
  };
}
