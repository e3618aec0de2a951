import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { getSessionId } from '#contract/cart/rules/session-id.ts';
import { isObject } from '#contract/rules/is-object.ts';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { parseStored } from '#lib/browser/parse-stored.ts';
import { keepValue, keptValue } from '#lib/browser/use-session-storage.ts';

type SessionItem = Extract<CartItem, { startsAt: unknown }>;

/** A basket line that another session, ticket or person is being chosen in place of. */
export interface ChangingLine extends Pick<
  SessionItem,
  'id' | 'name' | 'quantity' | 'startsAt' | 'endsAt' | 'pricingOptionId'
> {
  venueSlug: string;
  sessionId: number | string;
  forUserId: number | null;
  /** How many of each extra, by its id. */
  extras: Readonly<Record<string, number>>;
}

/** The key under which the tab keeps it. */
export const changingKey = `${draftPrefix}changing`;

const isChangingLine = (input: unknown): input is ChangingLine =>
  isObject(input) && 'id' in input && 'venueSlug' in input && 'extras' in input;

/** Reads what was kept; null without a line. */
export const parseChanging = (text: string | null): ChangingLine | null => parseStored(text, isChangingLine);

/** Keeps for the tab that a line is being changed (docs/product.md#changing-a-line). */
export function keepChanging(item: SessionItem): void {
  const { id, name, quantity, startsAt, endsAt, pricingOptionId, venue, purchasedForUserId, childItems } = item;
  const extras = childItems.flatMap((child) =>
    child.type === 'pricing_option' ? [[child.pricingOptionId, child.quantity] as const] : [],
  );
  const line: ChangingLine = {
    ...{ id, name, quantity, startsAt, endsAt, pricingOptionId },
    venueSlug: venue.slug,
    sessionId: getSessionId(item),
    forUserId: purchasedForUserId,
    extras: Object.fromEntries(extras),
  };
  keepValue(changingKey, JSON.stringify(line));
}

/** Ends the change. The line stays in the basket as it is. */
export const forgetChanging = (): void => keepValue(changingKey, null);

/** The line that is being changed at this venue; null without one. */
export function findChanging(venueSlug: string): ChangingLine | null {
  const line = parseChanging(keptValue(changingKey));
  return line?.venueSlug === venueSlug ? line : null;
}

/** Forgets a line that is no longer in the basket: removed, ordered, or replaced in another tab. */
export function forgetGone({ items }: Pick<Cart, 'items'>): void {
  const line = parseChanging(keptValue(changingKey));
  if (line !== null && !items.some(({ id }) => id === line.id)) forgetChanging();
}
