import { getFieldErrors } from '#lib/api/field-errors.ts';
import type { MessageKey, Translate } from '#lib/i18n/translate.ts';

const known = new Map<string, MessageKey>([
  ['This is not your current password', 'security.errors.currentPassword'],
  ['This password is too common, please choose another one', 'security.errors.common'],
  ['This password is too easy to guess, please choose another one', 'security.errors.guessable'],
  ['This code is not right', 'security.errors.code'],
  ['This PIN is too easy to guess, please choose another one', 'security.errors.guessablePin'],
]);

/** What the server found wrong with passwords, codes and PINs, by field, in the person's language. */
export function getSecurityErrors(error: unknown, t: Translate): Map<string, string> {
  const entries = [...getFieldErrors(error)];
  return new Map(
    entries.map(([field, message]) => {
      const key = known.get(message);
      return [field, key === undefined ? message : t(key)];
    }),
  );
}
