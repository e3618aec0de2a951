import fc from 'fast-check';
import { changePasswordBody, resetPasswordBody } from '#contract/customers/auth.ts';
import { translateIn } from '#tests/support/translate.ts';
import { changePasswordResolver, resetPasswordResolver } from './password-resolvers.ts';

const t = translateIn('en');
const options = { fields: {}, shouldUseNativeValidation: false };
const text = fc.oneof(fc.string(), fc.constantFrom('', 'long enough', ' 123456 ', 'x'.repeat(128), 'x'.repeat(129)));
const values = fc.record({ currentPassword: text, password: text, passwordConfirmation: text });

describe('a new password', () => {
  it('is refused by the forms exactly when the API would refuse it, at the same fields', async () => {
    await fc.assert(
      fc.asyncProperty(values, async ({ currentPassword, ...typed }) => {
        const reset = await resetPasswordResolver(t)(typed, undefined, options);
        const change = await changePasswordResolver(t)({ currentPassword, ...typed }, undefined, options);
        const fields = (body: typeof changePasswordBody | typeof resetPasswordBody, sent: object) =>
          new Set(body.safeParse(sent).error?.issues.map(({ path }) => path.join('.')));
        expect(new Set(Object.keys(reset.errors))).toEqual(fields(resetPasswordBody, { token: 'abc', ...typed }));
        expect(new Set(Object.keys(change.errors))).toEqual(fields(changePasswordBody, { currentPassword, ...typed }));
      }),
      { numRuns: 1000 },
    );
  });
});
