import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { type JoiningPaymentValues, directDebit } from '#contract/forms/joining-payment.ts';
import type { CallInput } from '#lib/api/call.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';

/** The choice of the card that a first payment is made with. */
export const cardOfToday = 'card';

export const methodFields = ['accountHolder', 'sortCode', 'accountNumber', 'authorised'] as const;

const emptyMethod: JoiningPaymentValues = {
  method: '',
  accountHolder: '',
  sortCode: '',
  accountNumber: '',
  authorised: false,
};

type Method = NonNullable<CallInput<'setJoiningPayment'>['body']>['method'];

/** The way to pay as a call takes it; a saved card is chosen by its id. */
export function toMethod({ method, accountHolder, sortCode, accountNumber }: JoiningPaymentValues): Method {
  if (method === directDebit) return { kind: 'direct_debit', accountHolder, sortCode, accountNumber, authorised: true };
  if (method === cardOfToday) return { kind: 'card', authorised: true };
  return { kind: 'card', savedCardId: method, authorised: true };
}

/**
 * The form of how a membership is paid. `save` sends what was chosen; what the server refuses is shown at its field.
 * Account details are kept nowhere but on the server. `method` is chosen at first; empty: nothing is.
 */
export function useMethodValues(method: string, save: (values: JoiningPaymentValues) => Promise<void>) {
  const t = useTranslations();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<JoiningPaymentValues>({
    resolver: lazyResolver(async () => (await import('./method-resolver.ts')).methodResolver(t)),
    defaultValues: { ...emptyMethod, method },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const refuse = (error: unknown) => {
    const errors = getFieldErrors(error);
    const known = methodFields.filter((name) => errors.has(`method.${name}`));
    for (const name of known) form.setError(name, { message: errors.get(`method.${name}`) });
    if (known.length === 0) setFailure(errorText(error, t));
    setAttempt((count) => count + 1);
  };
  const submit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      try {
        await save(values);
      } catch (error) {
        refuse(error);
      }
    },
    () => setAttempt((count) => count + 1),
  );
  return { form, failure, attempt, isPending: form.formState.isSubmitting, submit };
}

export type MethodForm = ReturnType<typeof useMethodValues>;
