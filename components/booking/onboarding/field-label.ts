import type { OnboardingField } from '#contract/customers/onboarding.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

/** Fields that have the same meaning for every operator, by the last segment of their keys. */
const known = {
  title: 'title',
  first_name: 'firstName',
  last_name: 'lastName',
  date_of_birth: 'dateOfBirth',
  gender: 'gender',
  ethnicity: 'ethnicity',
  disability: 'disability',
  email: 'email',
  sms: 'sms',
  phone: 'phone',
  post: 'post',
  address1: 'address1',
  address2: 'address2',
  area: 'area',
  town: 'town',
  country: 'country',
  postcode: 'postcode',
  name: 'name',
  relationship: 'relationship',
} as const;

const isKnown = (word: string): word is keyof typeof known => Object.hasOwn(known, word);

/**
 * The label of an operator-defined field: the operator's own in English, the language it is written in, else our
 * translation.
 */
export const fieldLabel = (
  { key, label }: Pick<OnboardingField, 'key' | 'label'>,
  t: Translate,
  locale: Language,
): string => {
  const word = key.split('.').at(-1) ?? key;
  return locale === 'en' || !isKnown(word) ? label : t(`customers.fields.${known[word]}`);
};
