import type { Ticket, TicketDiscount } from '#contract/timetable/tickets.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { Translate } from '#lib/i18n/translate.ts';

export interface TicketPrices {
  discounts: readonly TicketDiscount[];
  /** Why no ticket has a price for the reference; null when one has. */
  refusal: string | null;
}

export interface PricedBy {
  /** Slug. */
  venue: string;
  /** The member's reference. */
  reference: string;
  /** The session's id in v2 (docs/product.md#v1-and-v2). */
  occurrenceId: string | undefined;
}

const isDone = (result: PromiseSettledResult<TicketDiscount>): result is PromiseFulfilledResult<TicketDiscount> =>
  result.status === 'fulfilled';

/** Requests the prices of tickets for a member's reference. */
export async function priceTickets(
  tickets: readonly Ticket[],
  { venue, reference, occurrenceId }: PricedBy,
  t: Translate,
): Promise<TicketPrices> {
  const body = { reference, isV2: occurrenceId !== undefined, occurrenceId };
  const results = await Promise.allSettled(
    tickets.map(async ({ id }) => (await browserApi('priceTicket', { params: { venue, activityId: id }, body })).data),
  );
  const discounts = results.filter(isDone).map(({ value }) => value);
  const refusal = results.find((result) => result.status === 'rejected');
  return { discounts, refusal: discounts.length === 0 && refusal ? errorText(refusal.reason, t) : null };
}
