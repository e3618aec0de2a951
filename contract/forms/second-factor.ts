import * as z from 'zod/mini';
import { currentPassword } from './passwords.ts';

/** Six figures from the authenticator app, or a recovery code. */
export const secondFactorCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(64));

export const enrolSecondFactorForm = z.object({ currentPassword });
export const confirmSecondFactorForm = z.object({ code: secondFactorCode });
export const removeSecondFactorForm = z.object({ currentPassword, code: secondFactorCode });
export type SecondFactorValues = z.input<typeof removeSecondFactorForm>;
