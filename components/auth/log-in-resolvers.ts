import { zodResolver } from '@hookform/resolvers/zod';
import { problemText } from '#components/booking/onboarding/problem-text.ts';
import { forgottenPasswordForm, logInForm } from '#contract/forms/log-in.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Validates the log-in form with the API's schema. */
export const logInResolver = (t: Translate) =>
  zodResolver(logInForm, { error: (issue) => problemText(issue, t) }, { raw: true });

/** Validates the form that asks for a link with the API's schema. */
export const forgottenPasswordResolver = (t: Translate) =>
  zodResolver(forgottenPasswordForm, { error: (issue) => problemText(issue, t) });
