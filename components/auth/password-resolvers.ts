import { zodResolver } from '@hookform/resolvers/zod';
import { changePasswordForm, resetPasswordForm } from '#contract/forms/passwords.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { problemText } from './problem-text.ts';

/** Holds the form that sets a password by a mailed link against the rules of the API. */
export const resetPasswordResolver = (t: Translate) =>
  zodResolver(resetPasswordForm, { error: (issue) => problemText(issue, t) });

/** Holds the form that changes a password against the rules of the API. */
export const changePasswordResolver = (t: Translate) =>
  zodResolver(changePasswordForm, { error: (issue) => problemText(issue, t) });
