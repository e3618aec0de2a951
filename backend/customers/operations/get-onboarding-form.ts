import { readOnboardingForm } from '#backend/customers/onboarding/onboarding-form.ts';
import { operation } from '#backend/operation.ts';
import { getOnboardingFormEndpoint } from '#contract/customers/onboarding.ts';

/** What to ask a new customer, and the terms they agree to. */
export const getOnboardingForm = operation(getOnboardingFormEndpoint, async ({ params }, { db }) => ({
  data: await readOnboardingForm(db, params.onboardingType),
}));
