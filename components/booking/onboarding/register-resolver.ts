import { zodResolver } from '@hookform/resolvers/zod';
import { problemText } from '#components/booking/onboarding/problem-text.ts';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import { registerForm } from '#contract/forms/register.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Validates a registration against the operator's form definition. `today` is YYYY-MM-DD. */
export const registerResolver = (form: OnboardingForm, today: string, t: Translate) =>
  zodResolver(
    registerForm(form, today),
    {
      error: (issue) => (issue.path?.[0] === 'terms' ? t('booking.terms.error') : problemText(issue, t)),
    },
    { raw: true },
  );
