import fc from 'fast-check';
import type { BillingValues } from '#contract/forms/billing.ts';
import { cardPart } from '#contract/payments/payments.ts';
import { billingBody } from './billing-form.ts';
import { billingResolver } from './billing-resolver.ts';

const line = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', '\t', 'Leeds', ' Leeds ', 'x'.repeat(255), 'x'.repeat(256), ` ${'x'.repeat(255)} `),
);
const postcode = fc.oneof(
  line,
  fc.stringMatching(/^[ A-Za-z0-9]{3,9}$/),
  fc.constantFrom(
    'HX6 2AE',
    ' hx6 2ae ',
    'HX6',
    'H X 6 2 A E',
    'HX6-2AE',
    'ĤX62AE',
    '12345678',
    `HX6${' '.repeat(260)}2AE`,
  ),
);
const lines = { firstName: line, lastName: line, address1: line, address2: line, city: line };
const wanted = { firstName: 'Alex', lastName: 'Morgan', address1: '14 Wharf Street', address2: '', city: 'Leeds' };
const valuesArbitrary: fc.Arbitrary<BillingValues> = fc.oneof(
  fc.record({ ...lines, postcode }),
  fc
    .record({ field: fc.constantFrom(...Object.keys(lines)), value: line, postcode })
    .map(({ field, value, postcode }) => ({
      ...wanted,
      postcode,
      [field]: value,
    })),
);

const check = (values: BillingValues) =>
  billingResolver((field) => `wrong ${field}`)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('the billing form', () => {
  it('refuses and accepts what the API refuses and accepts, at the same fields', async () => {
    await fc.assert(
      fc.asyncProperty(valuesArbitrary, async (values) => {
        const { errors } = await check(values);
        const read = cardPart.shape.billing.safeParse(billingBody(values));
        const refused = read.error?.issues.map(({ path }) => String(path[0])) ?? [];
        expect(new Set(Object.keys(errors))).toEqual(new Set(refused));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['HX6 2AE', true],
    ['hx62ae', true],
    ['M1 1AA', true],
    ['HX6', false],
    ['HX6 2AEE1', false],
    ['HX6-2AE', false],
    ['', false],
  ])('takes the postcode %j: %s', async (text, isTaken) => {
    const { errors } = await check({ ...wanted, postcode: text });
    expect(errors.postcode?.message).toBe(isTaken ? undefined : 'wrong postcode');
  });
});
