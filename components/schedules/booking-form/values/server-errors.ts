import type { AddItem } from '#contract/cart/add-item.ts';
import { answerPath, extraPath, type BookingPath } from './booking-values.ts';

/** The path of the form's value that a field of an item is about; null for what is no field of the form. */
function getPath(field: string, { purchasedForUserId, extras = [] }: AddItem): BookingPath | null {
  const question = /^custom_question_answers\.(\d+)(\.|$)/.exec(field)?.[1];
  if (question !== undefined) return answerPath(purchasedForUserId ?? null, Number(question));
  const extra = extras[Number(/^extras\.(\d+)(\.|$)/.exec(field)?.[1])];
  if (extra !== undefined) return extraPath(extra.pricingOptionId);
  if (field.startsWith('camp_occurrence_ids')) return 'sessions';
  return field.startsWith('activity_restriction_ids') ? 'agreement' : null;
}

/**
 * The server's validation errors of an add, by the path of the form's value: a field of an item ends in the question's
 * id or in the index of the extra that was sent (docs/product.md#questions). Of several at one path the first counts.
 */
export function serverErrors(
  errors: Readonly<Record<string, readonly string[]>>,
  sent: readonly AddItem[],
): ReadonlyMap<BookingPath, string> {
  const byPath = new Map<BookingPath, string>();
  for (const [field, [message]] of Object.entries(errors)) {
    const [, index, rest] = /^items\.(\d+)\.(.+)$/.exec(field) ?? [];
    const item = sent[Number(index)];
    const path = item && rest !== undefined ? getPath(rest, item) : null;
    if (path !== null && message !== undefined && !byPath.has(path)) byPath.set(path, message);
  }
  return byPath;
}
