import { zodResolver } from '@hookform/resolvers/zod';
import { problemText } from '#components/booking/onboarding/problem-text.ts';
import { changePasswordForm, resetPasswordForm } from '#contract/forms/passwords.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Validates the password reset form with the API's schema. */
export const resetPasswordResolver = (t: Translate) =>
  zodResolver(resetPasswordForm, { error: (issue) => problemText(issue, t) });

/** Validates the change password form with the API's schema. */
export const changePasswordResolver = (t: Translate) =>
  zodResolver(changePasswordForm, { error: (issue) => problemText(issue, t) });
