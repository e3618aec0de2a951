import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { onboardingForm } from '#backend/customers/onboarding/onboarding-form.ts';
import type { RegisterValues } from '#contract/customers/forms/register.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { getPath } from './onboarding-form.ts';
import { OnboardingPart } from './onboarding-part.tsx';
import { RegisterProblems } from './register-problems.tsx';

const form = onboardingForm('membership_purchase', null);
const required = 'Required';
const errors = new Map([
  [getPath('personal', { key: 'first_name' }), required],
  [getPath('emergencyContact', { key: 'name' }), required],
]);

const Parts = () => {
  const { control } = useForm<RegisterValues>();
  return (['contact', 'emergencyContact'] as const).map((section) => (
    <OnboardingPart key={section} {...{ section, form, control, errors }} today="2026-11-18" />
  ));
};

it('is named in the list of what is missing, as its fields have the names of the customer’s own', () => {
  renderOnSite(<RegisterProblems form={form} errors={errors} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'First name: Required',
    'Emergency contact, Name: Required',
  ]);
});

it('is not offered what the browser knows of the customer', () => {
  renderOnSite(<Parts />);
  const [phone, phoneOfContact] = screen.getAllByLabelText('Phone');
  expect(phone).toHaveAttribute('autocomplete', 'tel');
  expect(phoneOfContact).not.toHaveAttribute('autocomplete');
  expect(screen.getByLabelText('Address line 1')).toHaveAttribute('autocomplete', 'address-line1');
  expect(screen.getByLabelText('Postcode')).toHaveAttribute('autocomplete', 'postal-code');
});
