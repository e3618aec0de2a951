import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { pinLogInForm, setPinForm } from '#contract/forms/pin.ts';
import { routes } from '#contract/routes.ts';
import { signedInSchema } from './auth.ts';

/** How the PIN of the caller stands. It logs in at a kiosk in place of the password. */
export const pinSchema = z.object({
  /** Staff have none: what they may do is behind the second factor. */
  offered: z.boolean(),
  enabled: z.boolean(),
  /** After too many wrong ones in a row; until another one is set. */
  locked: z.boolean(),
});
export type Pin = z.infer<typeof pinSchema>;

export const getPinEndpoint = endpoint({ route: routes.getPin, data: pinSchema });
export const setPinEndpoint = endpoint({ route: routes.setPin, body: z.object(setPinForm.shape), data: z.null() });
export const removePinEndpoint = endpoint({ route: routes.removePin, data: z.null() });
export const loginByPinEndpoint = endpoint({
  route: routes.loginByPin,
  body: z.object(pinLogInForm.shape),
  data: signedInSchema,
});
