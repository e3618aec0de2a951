import { onboardingForm } from '#backend/customers/onboarding-form.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { cleanHtml } from '#backend/restrictions/clean-html.ts';
import { getOnboardingFormEndpoint } from '#contract/customers/onboarding.ts';

/** What to ask a new customer, and the terms they agree to. */
export const getOnboardingForm = operation(getOnboardingFormEndpoint, async ({ params }, { db }) => {
  const operator = await readOperator(db);
  const isJoining = params.onboardingType === 'membership_purchase';
  const terms = isJoining ? (operator.joiningTermsHtml ?? operator.termsHtml) : operator.termsHtml;
  return { data: onboardingForm(params.onboardingType, terms === null ? null : cleanHtml(terms)) };
});
