import { zodResolver } from '@hookform/resolvers/zod';
import { personForm } from '#contract/forms/person.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const fields = ['firstName', 'lastName', 'dateOfBirth'] as const;

/** Validates the child form with the API's schema. `today` is YYYY-MM-DD. */
export const childResolver = (today: string, t: Translate) =>
  zodResolver(personForm(today), {
    error: ({ code, path }) => {
      if (code === 'custom') return t('people.error.born');
      const field = fields.find((name) => name === path?.[0]);
      return field && t(`people.error.${field}`);
    },
  });
