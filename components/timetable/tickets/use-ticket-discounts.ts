'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Ticket, TicketDiscount } from '#contract/timetable/tickets.ts';
import { unloadedKey } from '#lib/i18n/unloaded-key.ts';

/** Member prices unlocked by a reference, stored per customer (docs/product.md#tickets). */
type Discounts = Readonly<Record<number, readonly TicketDiscount[]>>;

export interface TicketDiscounts {
  /** The reference whose prices apply; null without one. */
  reference: string | null;
  /** Why a reference was not accepted. */
  error: string | null;
  isAsking: boolean;
  ask: (reference: string) => Promise<void>;
  /** The ticket at the member's price, where there is one. */
  priced: (ticket: Ticket) => Ticket;
}

const loadPrices = () => import('./price-tickets.ts');

/**
 * Requests the member prices of a session's tickets. A refusal shows the server's message (docs/product.md#tickets).
 */
export const useTicketDiscounts = (
  venue: string,
  session: OccurrenceSummary | undefined,
  tickets: readonly Ticket[],
): TicketDiscounts => {
  const t = useTranslations();
  const [discounts, setDiscounts] = useState<Discounts>({});
  const [customerId, setCustomerId] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const known = (customerId === null ? [] : (discounts[customerId] ?? [])).filter(({ ticketId }) =>
    tickets.some(({ id }) => id === ticketId),
  );

  const ask = async (reference: string) => {
    setAsking(true);
    setError(null);
    const occurrenceId = typeof session?.id === 'string' ? session.id : undefined;
    const prices = await loadPrices()
      .then(({ priceTickets }) => priceTickets(tickets, { venue, reference, occurrenceId }, t))
      .catch(() => ({ discounts: [], refusal: t(unloadedKey()) }));
    const [first] = prices.discounts;
    if (first) {
      setDiscounts((others) => ({
        ...others,
        [first.customerId]: [...prices.discounts, ...(others[first.customerId] ?? [])],
      }));
      setCustomerId(first.customerId);
    }
    setError(prices.refusal);
    setAsking(false);
  };

  return {
    reference: known[0]?.customerReference ?? null,
    error,
    isAsking,
    ask,
    priced: (ticket) => ({
      ...ticket,
      price: known.find(({ ticketId }) => ticketId === ticket.id)?.price ?? ticket.price,
    }),
  };
};
