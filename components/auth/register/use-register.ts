import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { getPaths, registerBody } from '#components/booking/onboarding/onboarding-form.ts';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import type { RegisterValues } from '#contract/customers/forms/register.ts';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';

export interface RegisterOptions {
  form: OnboardingForm;
  /** YYYY-MM-DD. */
  today: string;
  /** Runs when the account is made and logged in; the form stays busy until it is done. */
  onDone: () => void | Promise<unknown>;
  /** Fetches the form again: the operator has changed it. */
  onChanged: () => void;
  /** The password is asked for once. */
  isTypedOnce?: boolean;
  /** What was typed before. */
  typed?: RegisterValues | undefined;
}

const emailPath = 'dataFields.contact.email';

type Errors = ReadonlyMap<string, string>;

/** The state of the registration form: its values, errors and submission. A failed submission keeps all values. */
export function useRegister({ form: onboarding, today, onDone, onChanged, isTypedOnce, typed }: RegisterOptions) {
  const t = useTranslations();
  const form = useForm<RegisterValues>({
    resolver: lazyResolver(async () =>
      (await import('#components/booking/onboarding/register-resolver.ts')).registerResolver(onboarding, today, t),
    ),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    ...(typed && { defaultValues: typed }),
  });
  const [refused, setRefused] = useState<Errors>(new Map());
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const { isSubmitting } = form.formState;

  const refuse = (error: unknown) => {
    const fields = getFieldErrors(error);
    setRefused(fields);
    const hasChanged = error instanceof ApiError && error.code === 'form_changed';
    if (fields.size === 0) setFailure(hasChanged ? t('customers.register.formChanged') : errorText(error, t));
    if (hasChanged) onChanged();
  };
  const send = form.handleSubmit(async (values) => {
    try {
      const query = { onboardingType: 'customer_account_online' } as const;
      await browserApi('register', { query, body: registerBody(values, onboarding) });
    } catch (error) {
      return refuse(error);
    }
    await onDone();
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    setRefused(new Map());
    setFailure(null);
    if (isTypedOnce === true) form.setValue('passwordConfirmation', form.getValues('password'));
    await send(event);
    setAttempt((count) => count + 1);
  };
  const found = getPaths(onboarding).flatMap((path): [string, string][] => {
    const message = form.getFieldState(path, form.formState).error?.message;
    return message === undefined ? [] : [[path, message]];
  });
  const errors: Errors = new Map([...found, ...refused]);
  return {
    control: form.control,
    register: form.register,
    getValues: form.getValues,
    watch: form.subscribe,
    errors,
    /** The address has an account already: the server refused what the form's own rules let through. */
    isKnownAddress: refused.has(emailPath),
    attempt,
    failure,
    isPending: isSubmitting,
    submit,
  };
}
