import type { AddItem } from '#contract/cart/add-item.ts';
import type { Ticket } from '#contract/timetable/tickets.ts';

type ActivityId = number | string;

export interface ItemChoice {
  /** Whom it is for; the acting person when left out. */
  purchasedForUserId?: number | undefined;
  /** Ids of the waivers agreed to. */
  activityRestrictionIds?: string[];
  /** Whose price is to be paid; the cheapest when left out. */
  membershipUserId?: number | undefined;
}

const input = ({ purchasedForUserId, activityRestrictionIds = [], membershipUserId }: ItemChoice) => ({
  applyBenefit: true,
  ...(purchasedForUserId !== undefined && { purchasedForUserId }),
  ...(membershipUserId !== undefined && { membershipUserId }),
  ...(activityRestrictionIds.length > 0 && { activityRestrictionIds }),
});

/**
 * A class or a court for the basket. An old (number) id is an `activity`, a new one a `purchasableOccurrence`
 * (docs/product.md#adding-items).
 */
export const sessionItem = (id: ActivityId, choice: ItemChoice): AddItem => ({
  purchasableId: id,
  purchasableType: typeof id === 'number' ? 'activity' : 'purchasableOccurrence',
  quantity: 1,
  ...input(choice),
});

export interface TicketChoice extends ItemChoice {
  quantity: number;
  extras: { pricingOptionId: string; quantity: number }[];
  /** Whose price applies, when a reference was given. */
  customerReference?: string;
}

/**
 * Tickets of one kind for a session. A v1 ticket is added by its own id, a v2 ticket by the ids of its session and
 * pricing option.
 */
export const ticketItem = (sessionId: ActivityId, ticket: Ticket, choice: TicketChoice): AddItem => ({
  purchasableId: typeof sessionId === 'number' ? ticket.id : sessionId,
  purchasableType: typeof sessionId === 'number' ? 'activityTicket' : 'purchasableOccurrence',
  ...(typeof sessionId !== 'number' && { pricingOptionId: ticket.pricingOption.id }),
  quantity: choice.quantity,
  ...(choice.extras.length > 0 && { extraOptions: choice.extras }),
  ...(choice.customerReference !== undefined && { customerReference: choice.customerReference }),
  ...input(choice),
});
