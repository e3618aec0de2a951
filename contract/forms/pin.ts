import * as z from 'zod/mini';
import { line } from './line.ts';
import { currentPassword } from './passwords.ts';

/** The most digits of a PIN. */
const longestPin = 8;

/** A new PIN of four to eight digits. The form that shows the error translates it by the name of the rule. */
const newPin = z.string().check(z.refine((pin) => /^\d{4,8}$/.test(pin), { params: { rule: 'pin' } }));

export const setPinForm = z.object({ currentPassword, pin: newPin });
export type SetPinValues = z.input<typeof setPinForm>;

/** The number of a membership or a card, and its PIN. */
export const pinLogInForm = z.object({
  username: line,
  pin: z.string().check(z.minLength(1), z.maxLength(longestPin)),
});
