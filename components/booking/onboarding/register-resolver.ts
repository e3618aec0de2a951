import { zodResolver } from '@hookform/resolvers/zod';
import type { $ZodRawIssue } from 'zod/v4/core';
import { problemText } from '#components/booking/onboarding/problem-text.ts';
import { knownCustomerForm, registerForm } from '#contract/customers/forms/register.ts';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const errorsIn = (t: Translate) => ({
  error: (issue: $ZodRawIssue) => (issue.path?.[0] === 'terms' ? t('booking.terms.error') : problemText(issue, t)),
});

/** Validates a registration against the operator's form definition. `today` is YYYY-MM-DD. */
export const registerResolver = (form: OnboardingForm, today: string, t: Translate) =>
  zodResolver(registerForm(form, today), errorsIn(t), { raw: true });

/** The same for somebody who is logged in. */
export const knownCustomerResolver = (form: OnboardingForm, today: string, t: Translate) =>
  zodResolver(knownCustomerForm(form, today), errorsIn(t), { raw: true });
