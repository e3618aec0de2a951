import { zodResolver } from '@hookform/resolvers/zod';
import { detailForm, handOverForm, inviteForm, passwordForm, type DetailPart } from '#contract/forms/details.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { formProblem } from '../frame/form-problem.ts';

/** Validates a part of somebody's details with the API's schema. `today` is YYYY-MM-DD. */
export const detailResolver = (part: DetailPart, today: string, t: Translate) =>
  zodResolver(detailForm(part, today), { error: (issue) => formProblem(issue, t) });

export const passwordResolver = (t: Translate) =>
  zodResolver(passwordForm, { error: (issue) => formProblem(issue, t) });
export const inviteResolver = (t: Translate) => zodResolver(inviteForm, { error: (issue) => formProblem(issue, t) });
export const handOverResolver = (t: Translate) =>
  zodResolver(handOverForm, { error: (issue) => formProblem(issue, t) });
