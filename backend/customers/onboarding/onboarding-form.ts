import { createHash } from 'node:crypto';
import type { Db } from '#backend/db/schema.ts';
import { cleanHtml } from '#backend/operator/clean-html.ts';
import { readOperator } from '#backend/operator/store.ts';
import type { OnboardingField, OnboardingForm } from '#contract/customers/onboarding.ts';
import { joiningTypes } from '#contract/joining/rules/joining-types.ts';

type Sections = OnboardingForm['sections'];
type Kind = OnboardingForm['onboardingType'];

function field(
  key: string,
  label: string,
  type: OnboardingField['type'],
  required: boolean,
  maxLength: number | null,
): OnboardingField {
  return { key, label, type, required, maxLength, options: [] };
}

const additional = [
  field('marketing_preferences.email', 'Email', 'checkbox', false, null),
  field('marketing_preferences.sms', 'Text message', 'checkbox', false, null),
  field('marketing_preferences.phone', 'Phone', 'checkbox', false, null),
  field('marketing_preferences.post', 'Post', 'checkbox', false, null),
];

const personal = [
  field('title', 'Title', 'text', false, 255),
  field('first_name', 'First name', 'text', true, 255),
  field('last_name', 'Last name', 'text', true, 255),
  field('date_of_birth', 'Date of birth', 'date', true, null),
];

const ofAccount: Sections = {
  personal,
  contact: [field('email', 'Email', 'email', true, 255), field('phone', 'Phone', 'phone', false, 20)],
  additional,
  emergencyContact: [],
};

/** A member is written to, and somebody is called when something happens to them. */
const ofMember: Sections = {
  personal,
  contact: [
    field('email', 'Email', 'email', true, 255),
    field('phone', 'Phone', 'phone', true, 20),
    field('address.address1', 'Address line 1', 'text', true, 255),
    field('address.address2', 'Address line 2', 'text', false, 255),
    field('address.town', 'Town', 'text', true, 255),
    field('address.postcode', 'Postcode', 'text', true, 10),
  ],
  additional,
  emergencyContact: [
    field('name', 'Name', 'text', true, 255),
    field('phone', 'Phone', 'phone', true, 20),
    field('relationship', 'Relationship', 'text', false, 255),
  ],
};

const isOfMember = (kind: Kind): boolean => joiningTypes.some((type) => type === kind);

/** The form of one kind of onboarding. Its checksum proves, when it comes back, which form was filled in. */
export function onboardingForm(onboardingType: Kind, termsHtml: string | null): OnboardingForm {
  const terms = termsHtml === null ? null : { html: termsHtml };
  const sections = isOfMember(onboardingType) ? ofMember : ofAccount;
  const checksum = createHash('sha256').update(JSON.stringify({ onboardingType, sections, terms })).digest('hex');
  return { onboardingType, checksum: checksum.slice(0, 32), sections, terms };
}

/** The form with the operator's terms: members agree to terms of their own where there are any. */
export async function readOnboardingForm(db: Db, onboardingType: Kind): Promise<OnboardingForm> {
  const operator = await readOperator(db);
  const terms = isOfMember(onboardingType) ? (operator.joiningTermsHtml ?? operator.termsHtml) : operator.termsHtml;
  return onboardingForm(onboardingType, terms === null ? null : cleanHtml(terms));
}
