import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { setPaymentMutation } from '#components/joining/queries.ts';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { directDebit, type JoiningPaymentValues } from '#contract/forms/joining-payment.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { CallInput } from '#lib/api/call.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';

/** The card that the first payment is made with. */
export const cardOfToday = 'card';

export const methodFields = ['accountHolder', 'sortCode', 'accountNumber', 'authorised'] as const;

type Method = NonNullable<CallInput<'setJoiningPayment'>['body']>['method'];

/** The method as the call takes it; a saved card is chosen by its id. */
function toMethod({ method, accountHolder, sortCode, accountNumber }: JoiningPaymentValues): Method {
  if (method === directDebit) return { kind: 'direct_debit', accountHolder, sortCode, accountNumber, authorised: true };
  if (method === cardOfToday) return { kind: 'card', authorised: true };
  return { kind: 'card', savedCardId: method, authorised: true };
}

/** The form of how a membership is paid later. Account details are kept nowhere but on the server. */
export function useMethodForm(flow: JoiningFlow) {
  const t = useTranslations();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync } = useMutation(setPaymentMutation(browserApi));
  const form = useForm<JoiningPaymentValues>({
    resolver: lazyResolver(async () => (await import('./method-resolver.ts')).methodResolver(t)),
    defaultValues: { method: directDebit, accountHolder: '', sortCode: '', accountNumber: '', authorised: false },
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
        const { data } = await mutateAsync({ body: { method: toMethod(values) } });
        flow.take(data);
        flow.goOn();
      } catch (error) {
        refuse(error);
      }
    },
    () => setAttempt((count) => count + 1),
  );
  return { form, failure, attempt, isPending: form.formState.isSubmitting, submit };
}
