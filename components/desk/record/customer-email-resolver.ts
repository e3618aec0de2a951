import { zodResolver } from '@hookform/resolvers/zod';
import { customerEmailForm } from '#contract/forms/desk.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Validates the new address of a customer with the API's schema. */
export const customerEmailResolver = (t: Translate) =>
  zodResolver(customerEmailForm, { error: () => t('desk.record.email.wrong') });
