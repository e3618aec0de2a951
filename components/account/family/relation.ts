import type { LinkedUser } from '#contract/customers/users.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** What somebody of the account is to the customer; whoever has no log-in is their child. */
export const relationName = (
  { hasLogIn, relationship }: Pick<LinkedUser, 'hasLogIn' | 'relationship'>,
  t: Translate,
): string => t(hasLogIn === false && relationship === 'parent' ? 'family.child' : `family.relation.${relationship}`);
