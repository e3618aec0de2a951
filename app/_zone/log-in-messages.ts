import type { MessageName } from '#lib/i18n/pick-messages.ts';

/** What the form of a log-in page says of its fields, beyond what every page has. */
export const logInMessages: readonly MessageName[] = ['customers.register', 'customers.errors'];
