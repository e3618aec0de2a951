import { createHash } from 'node:crypto';
import type { OnboardingField, OnboardingForm } from '#contract/customers/onboarding.ts';

type Sections = OnboardingForm['sections'];

function field(
  key: string,
  label: string,
  type: OnboardingField['type'],
  required: boolean,
  maxLength: number | null,
): OnboardingField {
  return { key, label, type, required, maxLength, options: [] };
}

const sections: Sections = {
  personal: [
    field('title', 'Title', 'text', false, 255),
    field('first_name', 'First name', 'text', true, 255),
    field('last_name', 'Last name', 'text', true, 255),
    field('date_of_birth', 'Date of birth', 'date', true, null),
  ],
  contact: [field('email', 'Email', 'email', true, 255), field('phone', 'Phone', 'phone', false, 20)],
  additional: [
    field('marketing_preferences.email', 'Email', 'checkbox', false, null),
    field('marketing_preferences.sms', 'Text message', 'checkbox', false, null),
    field('marketing_preferences.phone', 'Phone', 'checkbox', false, null),
    field('marketing_preferences.post', 'Post', 'checkbox', false, null),
  ],
  emergencyContact: [],
};

/** The form of one kind of onboarding. Its checksum proves, when it comes back, which form was filled in. */
export function onboardingForm(
  onboardingType: OnboardingForm['onboardingType'],
  termsHtml: string | null,
): OnboardingForm {
  const terms = termsHtml === null ? null : { html: termsHtml };
  const checksum = createHash('sha256').update(JSON.stringify({ onboardingType, sections, terms })).digest('hex');
  return { onboardingType, checksum: checksum.slice(0, 32), sections, terms };
}
