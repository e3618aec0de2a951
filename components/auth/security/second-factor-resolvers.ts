import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { problemText } from '#components/booking/onboarding/problem-text.ts';
import {
  confirmSecondFactorForm,
  enrolSecondFactorForm,
  removeSecondFactorForm,
  type SecondFactorValues,
} from '#contract/forms/second-factor.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** A form of the second factor: it is begun with the password, confirmed with a code, or removed with both. */
export type SecondFactorStep = 'enrol' | 'confirm' | 'remove';

const notAsked = z.string();
const forms: Record<SecondFactorStep, z.ZodMiniType<SecondFactorValues, SecondFactorValues>> = {
  enrol: z.object({ ...enrolSecondFactorForm.shape, code: notAsked }),
  confirm: z.object({ ...confirmSecondFactorForm.shape, currentPassword: notAsked }),
  remove: removeSecondFactorForm,
};

/** Validates a form of the second factor with the API's schema. */
export const secondFactorResolver = (step: SecondFactorStep, t: Translate) =>
  zodResolver(forms[step], { error: (issue) => problemText(issue, t) });
