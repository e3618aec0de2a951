import { zodResolver } from '@hookform/resolvers/zod';
import { problemText } from '#components/auth/problem-text.ts';
import { setPinForm } from '#contract/forms/pin.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Validates the form of a new PIN with the API's schema. */
export const setPinResolver = (t: Translate) => zodResolver(setPinForm, { error: (issue) => problemText(issue, t) });
