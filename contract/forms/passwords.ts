import * as z from 'zod/mini';

const longest = z.maxLength(128);

/** The password somebody has now; asked for again before a change of what protects the account. */
export const currentPassword = z.string().check(z.minLength(1), longest);

/** A new password, typed twice. */
export const newPassword = {
  password: z.string().check(z.minLength(8), longest),
  passwordConfirmation: z.string().check(longest),
};

interface TypedTwice {
  password: string;
  passwordConfirmation: string;
}

/**
 * Refuses a new password whose two inputs differ. The form that shows the error translates it by the name of the rule.
 */
export const isTypedTwice = z.refine<TypedTwice>((typed) => typed.password === typed.passwordConfirmation, {
  path: ['passwordConfirmation'],
  params: { rule: 'typedTwice' },
});

export const resetPasswordForm = z.object(newPassword).check(isTypedTwice);
export type ResetPasswordValues = z.input<typeof resetPasswordForm>;

export const changePasswordForm = z.object({ currentPassword, ...newPassword }).check(isTypedTwice);
export type ChangePasswordValues = z.input<typeof changePasswordForm>;
