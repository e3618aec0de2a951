import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Fetches the operator's registration form; a text for the visitor in its place when that fails. */
export async function readOnboardingForm(t: Translate): Promise<OnboardingForm | string> {
  try {
    return (await browserApi('getOnboardingForm', { params: { onboardingType: 'customer_account_online' } })).data;
  } catch (error) {
    return errorText(error, t);
  }
}
