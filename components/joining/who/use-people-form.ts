import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { personPlace, toPeople, type PeopleKind } from '#components/joining/flow/typed.ts';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { useSaveStep } from '#components/joining/flow/use-save-step.ts';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import type { CoveredPeopleValues } from '#contract/forms/covered-people.ts';

/** What is asked of somebody new. */
export const personFields = ['firstName', 'lastName', 'dateOfBirth'] as const;

const nobody = { firstName: '', lastName: '', dateOfBirth: '' };

/** The form of who is on the membership beside the account holder; what is typed is kept while it is typed. */
export function usePeopleForm(flow: JoiningFlow, today: string) {
  const t = useTranslations();
  const { joining, typed, keep } = flow;
  const [attempt, setAttempt] = useState(0);
  const form = useForm<CoveredPeopleValues>({
    resolver: lazyResolver(async () => (await import('./people-resolver.ts')).peopleResolver(today, t)),
    defaultValues: { linked: typed.linked, adults: typed.adults, children: typed.children },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { control, subscribe, getValues, setError } = form;
  const adults = useFieldArray({ control, name: 'adults' });
  const children = useFieldArray({ control, name: 'children' });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keep((before) => ({ ...before, ...values })),
      }),
    [subscribe, keep],
  );

  const { save, isPending } = useSaveStep(flow, (errors) => {
    for (const [path, message] of errors) {
      const [, index, wanted] = /^people\.(\d+)\.(\w+)$/.exec(path) ?? [];
      const place = index === undefined ? null : personPlace(Number(index), getValues());
      const field = personFields.find((name) => name === wanted);
      if (place === null || field === undefined) setError('linked', { message });
      else setError(`${place.kind}.${place.index}.${field}`, { message });
    }
    setAttempt((count) => count + 1);
  });
  const submit = form.handleSubmit(
    async (values) => {
      keep((before) => ({ ...before, ...values }));
      if (joining === null) flow.goOn();
      else await save({ people: toPeople(values) });
    },
    () => setAttempt((count) => count + 1),
  );
  return {
    form,
    lists: { adults, children },
    add: (kind: PeopleKind) =>
      (kind === 'adults' ? adults : children).append(nobody, {
        focusName: `${kind}.${getValues(kind).length}.firstName`,
      }),
    attempt,
    isPending: isPending || form.formState.isSubmitting,
    submit,
  };
}

export type PeopleForm = ReturnType<typeof usePeopleForm>;
