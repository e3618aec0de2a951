'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { askedQuestions } from '#components/booking/questions/questions.ts';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import type { AttendeesValues } from '#contract/forms/attendees.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { lineFields, type FieldsOf, type LineField } from './model/line-fields.ts';
import { getAttendeeValues } from './model/line-values.ts';
import { getPath } from './model/server-errors.ts';
import { saveLine } from './save-line.ts';

export type LineFormSettings = FieldsOf & {
  cartId: number;
  /** What stands in the fields at first. */
  initial: AttendeesValues;
  /** YYYY-MM-DD. */
  today: string;
  onSaved: () => void;
};

/** A field whose value is not valid. */
type Fault = LineField & { message: string };

/** The form of one line of the basket: nothing is lost when the server refuses it. */
export function useLineForm({ cartId, itemId, sections, entries, initial, today, onSaved }: LineFormSettings) {
  const t = useTranslations();
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const rules = {
    questions: askedQuestions(sections),
    attendees: entries.map(({ key, sections: questions }) => ({ key, questions: askedQuestions(questions) })),
    today,
  };
  const form = useForm<AttendeesValues>({
    resolver: lazyResolver(async () => (await import('./line-resolver.ts')).lineResolver(rules, t)),
    defaultValues: initial,
    shouldFocusError: false,
  });
  const { formState, setError } = form;
  const countAttempt = () => setAttempt((count) => count + 1);
  const faults = lineFields({ itemId, sections, entries }).flatMap((field): Fault[] => {
    const message = form.getFieldState(field.path, formState).error?.message;
    return typeof message === 'string' ? [{ ...field, message }] : [];
  });

  const refuse = (error: unknown) => {
    const atFields = [...getFieldErrors(error)].flatMap(([field, message]) => {
      const path = getPath(field, entries);
      return path === null ? [] : [{ path, message }];
    });
    for (const { path, message } of atFields) setError(path, { type: 'server', message });
    if (atFields.length === 0) setError('root', { message: errorText(error, t) });
    countAttempt();
  };

  const save = async (values: AttendeesValues) => {
    try {
      await saveLine(client, { cartId, itemId, sections, entries }, values);
      onSaved();
    } catch (error) {
      refuse(error);
    }
  };

  const values = useWatch({ control: form.control, compute: (current: AttendeesValues) => current });
  return {
    form,
    values,
    /** What stands in the fields of an entry. */
    valuesIn: (key: string) =>
      values.attendees[key] ?? getAttendeeValues(entries.find((entry) => entry.key === key)?.sections ?? []),
    faults,
    /** By the DOM id of the field. */
    errors: Object.fromEntries(faults.map(({ fieldId, message }): [string, string] => [fieldId, message])),
    /** What the server said that is about no field. */
    failure: formState.errors.root?.message,
    isSaving: formState.isSubmitting,
    /** How often it was sent with something wrong: the summary takes the focus once for each. */
    attempt,
    /** Errors are shown from the first attempt on, and go with the value they are about. */
    options: { shouldValidate: formState.isSubmitted },
    submit: form.handleSubmit(save, countAttempt),
  };
}

export type LineFormState = ReturnType<typeof useLineForm>;
