'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { getAnswers, askedQuestions } from '#components/booking/questions/questions.ts';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import type { AttendeesValues } from '#contract/activities/forms/attendees.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
import {
  lineFields,
  type FieldsOf,
  type LineField,
  getAttendeeValues,
  type AttendeeEntry,
  type LinePath,
} from './model/line-values.ts';

/** Stores what was answered and agreed to for one line of the basket. Throws an `ApiError`. */
async function saveLine(
  client: QueryClient,
  { cartId, itemId, sections, entries }: FieldsOf & { cartId: number },
  values: AttendeesValues,
): Promise<void> {
  if (sections.length > 0) {
    const answers = getAnswers(sections, values.answers).map((answer) => ({ ...answer, cartItemId: itemId }));
    const answering = operationMutation(browserApi, 'answerCartQuestions');
    await runMutation(client, answering, { params: { cartId }, body: { answers } });
  }
  if (entries.length === 0) return;
  const waivers = entries.map(({ key, restriction, sections: questions }) => {
    const { firstName, lastName, dateOfBirth, answers } = values.attendees[key] ?? getAttendeeValues(questions);
    const attendee = { firstName, lastName, ...(dateOfBirth !== '' && { dateOfBirth }) };
    const agreement = { restrictionId: restriction.id, cartItemId: itemId, agreed: true as const };
    return { ...agreement, attendee, answers: getAnswers(questions, answers) };
  });
  await runMutation(client, operationMutation(browserApi, 'createQuestionWaivers'), { body: { waivers } });
}

const answerField = /^customQuestionAnswers\.(\d+)(\.|$)/;

function entryPath(key: string, field: string): LinePath | null {
  const question = answerField.exec(field)?.[1];
  if (question !== undefined) return `attendees.${key}.answers.${question}`;
  if (field.startsWith('attendee.firstName')) return `attendees.${key}.firstName`;
  if (field.startsWith('attendee.lastName')) return `attendees.${key}.lastName`;
  if (field.startsWith('attendee.dateOfBirth')) return `attendees.${key}.dateOfBirth`;
  return field === 'agreed' ? `attendees.${key}.agreed` : null;
}

/** The path of the form's value that a field of a request is about; null for what is no field of the form. */
function getPath(field: string, entries: readonly AttendeeEntry[]): LinePath | null {
  const question = answerField.exec(field)?.[1];
  if (question !== undefined) return `answers.${question}`;
  const [, index, rest = ''] = /^waivers\.(\d+)\.(.+)$/.exec(field) ?? [];
  const entry = index === undefined ? undefined : entries[Number(index)];
  return entry === undefined ? null : entryPath(entry.key, rest);
}

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
