import fc from 'fast-check';
import { onboardingForm } from '#backend/customers/onboarding/onboarding-form.ts';
import { registerEndpoint } from '#contract/customers/auth.ts';
import type { RegisterValues } from '#contract/customers/forms/register.ts';
import type { OnboardingField } from '#contract/customers/onboarding.ts';
import { isBorn } from '#contract/rules/ages.ts';
import { translateIn } from '#tests/support/translate.ts';
import { getPath, registerBody } from './onboarding-form.ts';
import { registerResolver } from './register-resolver.ts';

const today = '2026-11-18';
const form = onboardingForm('customer_account_online', null);
const resolve = registerResolver(form, today, translateIn('en'));

const text = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', ' Robin ', '1234', '12345', ' 1234 ', 'x'.repeat(21), 'x'.repeat(255), 'x'.repeat(256)),
);
const date = fc.oneof(
  text,
  fc.constantFrom('1990-03-02', ' 1990-03-02 ', '1990-02-30', '0000-01-01', '02-03-1990', today, '2026-11-17'),
);
const email = fc.oneof(
  text,
  fc.emailAddress(),
  fc.constantFrom('robin@example.com', ' robin@example.com ', 'robin@example', 'a@b.c', 'ä@example.com'),
);
const password = fc.oneof(
  text,
  fc.constantFrom('long enough', ' 123456 ', '1234567', 'x'.repeat(128), 'x'.repeat(129)),
);
const right = { firstName: 'Robin', lastName: 'Reed', dateOfBirth: '1990-03-02' };
const mostly = <Value>(value: Value, arbitrary: fc.Arbitrary<Value>) => fc.oneof(fc.constant(value), arbitrary);

const valuesArbitrary: fc.Arbitrary<RegisterValues> = fc
  .record({
    personal: fc.record({
      title: mostly('', text),
      firstName: mostly(right.firstName, text),
      lastName: mostly(right.lastName, text),
      dateOfBirth: mostly(right.dateOfBirth, date),
    }),
    contact: fc.record({ email: mostly('robin@example.com', email), phone: mostly('', text) }),
    passwords: mostly<[string, string]>(
      ['long enough', 'long enough'],
      fc.tuple(password, mostly('long enough', password)),
    ),
    sms: fc.constantFrom(undefined, true, false),
  })
  .map(({ personal, contact, passwords: [password, passwordConfirmation], sms }) => ({
    dataFields: { personal, contact, additional: { marketingPreferences: { sms } } },
    password,
    passwordConfirmation,
    terms: undefined,
  }));

const typed = (password: string) => ({ password, passwordConfirmation: password, terms: undefined });

const check = async (values: RegisterValues) => {
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return errors;
};

/** Whether the API takes what the form would send; the date of birth is held against the day by the call itself. */
function isTaken(values: RegisterValues): boolean {
  const read = registerEndpoint.body?.safeParse(registerBody(values, form));
  return read?.success === true && isBorn(read.data.dataFields.personal.dateOfBirth, today);
}

describe('a registration', () => {
  it('is refused by the form exactly when the API would refuse it', async () => {
    await fc.assert(
      fc.asyncProperty(valuesArbitrary, async (values) => {
        expect(Object.keys(await check(values)).length === 0).toBe(isTaken(values));
      }),
      { numRuns: 2000 },
    );
  });

  it('sends a password as it was typed, and everything else without what stands around it', () => {
    const values = { dataFields: { personal: { firstName: ' Robin ', title: ' ' } }, ...typed(' 12345678 ') };
    expect(registerBody(values, form)).toEqual({
      dataFields: { checksum: form.checksum, personal: { firstName: 'Robin' } },
      password: ' 12345678 ',
      passwordConfirmation: ' 12345678 ',
      source: 'bookings',
    });
  });

  it('asks for the terms, and for what the operator alone wants', async () => {
    const field: OnboardingField = {
      key: 'club',
      label: 'Club',
      type: 'text',
      required: true,
      maxLength: 3,
      options: [],
    };
    const sections = { personal: [field], contact: [], additional: [], emergencyContact: [] };
    const resolver = registerResolver({ ...form, sections, terms: { html: '' } }, today, translateIn('en'));
    const values = { dataFields: { personal: { club: 'Reds' } }, ...typed('long enough'), passwordConfirmation: 'x' };
    const { errors } = await resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });
    expect(errors).toMatchObject({
      dataFields: { personal: { club: { message: 'Must contain at most 3 character(s)' } } },
      passwordConfirmation: { message: 'Must match the password' },
      terms: { message: 'Agree to the Terms and Conditions' },
    });
    expect(getPath('personal', { key: 'marketing_preferences.sms' })).toBe(
      'dataFields.personal.marketingPreferences.sms',
    );
  });
});
