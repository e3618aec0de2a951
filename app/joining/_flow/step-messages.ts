import type { MessageName } from '#lib/i18n/pick-messages.ts';

/** The messages of the steps of joining. */
export const stepMessages: readonly MessageName[] = ['booking', 'customers', 'joining'];
