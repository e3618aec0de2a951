'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type PersonValues, personForm } from '#contract/forms/person.ts';
import { isCalendarDate } from '#contract/rules/calendar-date.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { errorText } from '#lib/i18n/error-text.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import type { AgeAnswer, ForWhom } from './person-choice.ts';

const fields = ['firstName', 'lastName', 'dateOfBirth'] as const;

/** Validates the child form with the API's schema. `today` is YYYY-MM-DD. */
const childResolver = (today: string, t: Translate) =>
  zodResolver(personForm(today), {
    error: ({ code, path }) => {
      if (code === 'custom') return t('people.error.born');
      const field = fields.find((name) => name === path?.[0]);
      return field && t(`people.error.${field}`);
    },
  });

export type ChildFormProps = {
  forWhom: ForWhom;
  /** YYYY-MM-DD at the venue. */
  today: string;
  /** How old somebody is on the day, and whether they may come. */
  getAge: (dateOfBirth: string) => AgeAnswer;
  /** Called with the child's name while they are saved, then with null. */
  onSaving: (name: string | null) => void;
  /** Called once the child is in the account; `isFitting`: it is for their age. */
  onAdded: (personId: number, isFitting: boolean) => void;
  onClose: () => void;
};

/** The form that adds a child to the account: nothing is lost when the server refuses it. */
export function useChildForm({ today, getAge, onSaving, onAdded }: ChildFormProps) {
  const t = useTranslations();
  const client = useQueryClient();
  const { session } = useSession();
  const form = useForm<PersonValues>({
    resolver: childResolver(today, t),
    defaultValues: { firstName: '', lastName: '', dateOfBirth: '' },
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const countAttempt = () => setAttempt((count) => count + 1);
  const dateOfBirth = useWatch({ control: form.control, name: 'dateOfBirth' });
  const isBorn = isCalendarDate(dateOfBirth) && dateOfBirth < today;

  const refuse = (error: unknown, values: PersonValues) => {
    if (error instanceof ApiError && error.code === 'link_state') {
      const name = `${values.firstName} ${values.lastName}`;
      form.setError('firstName', { message: t('people.error.exists', { name }) });
      return countAttempt();
    }
    form.setError('root', { message: errorText(error, t) });
    form.setFocus('firstName');
  };

  const save = async (values: PersonValues) => {
    onSaving(`${values.firstName} ${values.lastName}`);
    try {
      const { data: link } = await runMutation(client, operationMutation(browserApi, 'createLinkedUser'), {
        params: { userId: session?.userId ?? 0 },
        body: { ...values, relationship: 'parent' },
      });
      await client.fetchQuery({ ...authUserQuery(browserApi), staleTime: 0 });
      const { id } = link.referencedUser;
      if (id !== null) onAdded(id, getAge(values.dateOfBirth).problem === null);
    } catch (error) {
      refuse(error, values);
    } finally {
      onSaving(null);
    }
  };

  return {
    form,
    /** How old they are on the day, and whether they may come; null while no date of birth is typed. */
    answer: isBorn ? getAge(dateOfBirth) : null,
    /** How often it was sent with something wrong: the summary takes the focus once for each. */
    attempt,
    submit: form.handleSubmit(save, countAttempt),
  };
}
