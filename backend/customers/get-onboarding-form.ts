import { getOnboardingFormEndpoint } from '../../contract/onboarding.ts';
import { operation } from '../operation.ts';
import { readOperator } from '../operator/store.ts';
import { cleanHtml } from '../restrictions/clean-html.ts';
import { onboardingForm } from './onboarding-form.ts';

/** What to ask a new customer, and the terms they agree to. */
export const getOnboardingForm = operation(getOnboardingFormEndpoint, async ({ params }, { db }) => {
  const operator = await readOperator(db);
  const isJoining = params.onboardingType === 'membership_purchase';
  const terms = isJoining ? (operator.joiningTermsHtml ?? operator.termsHtml) : operator.termsHtml;
  return { data: onboardingForm(params.onboardingType, terms === null ? null : cleanHtml(terms)) };
});
