import { zodResolver } from '@hookform/resolvers/zod';
import { newCustomerForm } from '#contract/forms/desk.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const fields = ['firstName', 'lastName', 'email', 'dateOfBirth', 'phone'] as const;

/** Validates a new customer with the API's rules. `today` is YYYY-MM-DD. */
export const newCustomerResolver = (today: string, t: Translate) =>
  zodResolver(newCustomerForm(today), {
    error: ({ code, path }) => {
      if (code === 'custom') return t('desk.new.error.born');
      const field = fields.find((name) => name === path?.[0]);
      return field && t(`desk.new.error.${field}`);
    },
  });
