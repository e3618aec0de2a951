import { zodResolver } from '@hookform/resolvers/zod';
import { guestPassForm } from '#contract/forms/guest-pass.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { formProblem } from '../frame/form-problem.ts';

/** Validates whom a pass is given to with the API's schema. */
export const giveResolver = (t: Translate) => zodResolver(guestPassForm, { error: (issue) => formProblem(issue, t) });
