import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { getSessionId } from '#contract/rules/session-id.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { keepValue, keptValue } from '#lib/browser/use-session-storage.ts';

type SessionItem = Extract<CartItem, { startsAt: unknown }>;

const key = `${draftPrefix}changing`;

/** Keeps for the tab that another session is being looked for in place of a basket line. */
export const keepChanging = ({ id }: CartItem): void => keepValue(key, id);

/**
 * The line that another session was looked for in place of, once one has been added at its venue; null without one. It is
 * told once.
 */
export function takeChanged({ items }: Cart, added: OccurrenceSummary): SessionItem | null {
  const id = keptValue(key);
  const line = items.find((item): item is SessionItem => item.id === id && 'startsAt' in item);
  if (line === undefined || line.venue.id !== added.venue.id || getSessionId(line) === added.id) return null;
  keepValue(key, null);
  return line;
}
