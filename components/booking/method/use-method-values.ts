import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import type { JoiningPaymentValues } from '#contract/forms/joining-payment.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { emptyMethod, methodFields } from './method-values.ts';

/**
 * The form of how a membership is paid. `save` sends what was chosen; what the server refuses is shown at its field.
 * Account details are kept nowhere but on the server.
 */
export function useMethodValues(save: (values: JoiningPaymentValues) => Promise<void>) {
  const t = useTranslations();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<JoiningPaymentValues>({
    resolver: lazyResolver(async () => (await import('./method-resolver.ts')).methodResolver(t)),
    defaultValues: emptyMethod,
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
