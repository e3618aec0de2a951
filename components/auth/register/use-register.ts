import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { OnboardingForm } from '#contract/onboarding.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useText } from '#lib/i18n/text-context.ts';
import {
  getMinimum,
  getPath,
  getProblem,
  registerBody,
  sections,
  type OnboardingValue,
  type OnboardingValues,
} from './onboarding-form.ts';

/** Fewest characters of a password. */
const PASSWORD_MINIMUM = 8;

export interface RegisterOptions {
  form: OnboardingForm;
  /** YYYY-MM-DD. */
  today: string;
  onDone: () => void;
}

/** The registration while it is filled in: values, what is wrong with them, and sending it. Nothing typed is ever lost. */
export function useRegister({ form, today, onDone }: RegisterOptions) {
  const text = useText();
  const router = useRouter();
  const [values, setValues] = useState<OnboardingValues>({});
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  const fieldErrors = (): [string, string][] =>
    sections.flatMap((section) =>
      form.sections[section].flatMap((field): [string, string][] => {
        const path = getPath(section, field);
        const problem = getProblem(field, values[path], today);
        if (problem === null) return [];
        const limits = { minimum: getMinimum(field), maximum: field.maxLength ?? 0 };
        return [[path, text(`customers.errors.${problem}`, limits)]];
      }),
    );
  const ownErrors = (): [string, string][] => {
    const { password = '', passwordConfirmation = '', terms = false } = values;
    const found: [string, string][] = [];
    if (String(password).length < PASSWORD_MINIMUM)
      found.push(['password', text('customers.errors.tooShort', { minimum: PASSWORD_MINIMUM })]);
    if (password !== passwordConfirmation) found.push(['passwordConfirmation', text('customers.errors.mismatch')]);
    if (form.terms !== null && terms !== true) found.push(['terms', text('booking.terms.error')]);
    return found;
  };
  const refuse = (error: unknown) => {
    const refused = getFieldErrors(error);
    setErrors(refused);
    setAttempt((count) => count + 1);
    const hasChanged = error instanceof ApiError && error.code === 'form_changed';
    if (refused.size === 0) setFailure(hasChanged ? text('customers.register.formChanged') : errorText(error, text));
    if (hasChanged) router.refresh();
  };
  const send = async () => {
    setPending(true);
    try {
      await browserApi('register', {
        query: { onboardingType: 'customer_account_online' },
        body: registerBody(values, form),
      });
      onDone();
    } catch (error) {
      refuse(error);
    } finally {
      setPending(false);
    }
  };
  const submit = () => {
    const found = new Map([...fieldErrors(), ...ownErrors()]);
    setErrors(found);
    setFailure(null);
    setAttempt((count) => count + 1);
    if (found.size === 0 && !isPending) void send();
  };
  const set = (path: string, value: OnboardingValue) => setValues((before) => ({ ...before, [path]: value }));
  return { values, set, errors, attempt, failure, isPending, submit };
}
