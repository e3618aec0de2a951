import { errors } from '#contract/errors.ts';
import type { Messages } from './translate.ts';

/** Messages of failures that are shown without a reply which says them. */
export const withoutReply: readonly (keyof Messages['errors'])[] = [
  'not_found',
  'forbidden',
  'unexpected',
  'unavailable',
  'invalid_token',
  'payment_in_progress',
  'logout_unconfirmed',
];

const isSaid = (key: string, text: unknown): boolean =>
  Object.hasOwn(errors, key) && text === errors[key as keyof typeof errors].message;

/**
 * The messages without those of failures that say, word for word, what the server's reply says, because `errorText` then
 * shows the reply's: in English all that an operator has not changed.
 */
export function withoutReplyTexts(messages: Partial<Messages>): Partial<Messages> {
  if (messages.errors === undefined) return messages;
  const kept = Object.entries(messages.errors).filter(
    ([key, text]) => withoutReply.some((name) => name === key) || !isSaid(key, text),
  );
  return { ...messages, errors: Object.fromEntries(kept) as Messages['errors'] };
}
