import {
  changePasswordEndpoint,
  getAuthUserEndpoint,
  loginEndpoint,
  logoutEndpoint,
  registerEndpoint,
  requestPasswordResetEndpoint,
  resetPasswordEndpoint,
} from '#contract/customers/auth.ts';
import { changeEmailEndpoint, confirmEmailEndpoint } from '#contract/customers/email.ts';
import { getOnboardingFormEndpoint } from '#contract/customers/onboarding.ts';
import { getPinEndpoint, loginByPinEndpoint, removePinEndpoint, setPinEndpoint } from '#contract/customers/pin.ts';
import {
  confirmSecondFactorEndpoint,
  enrolSecondFactorEndpoint,
  getSecondFactorEndpoint,
  removeSecondFactorEndpoint,
} from '#contract/customers/second-factor.ts';
import {
  endOtherSignInsEndpoint,
  endSignInEndpoint,
  exchangeHandOverEndpoint,
  handOverEndpoint,
  listSignInsEndpoint,
} from '#contract/customers/sign-ins.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { authRoutes } from '#contract/routes/auth.ts';

export const authEndpoints = {
  login: loginEndpoint,
  logout: logoutEndpoint,
  getAuthUser: getAuthUserEndpoint,
  register: registerEndpoint,
  requestPasswordReset: requestPasswordResetEndpoint,
  resetPassword: resetPasswordEndpoint,
  changePassword: changePasswordEndpoint,
  changeEmail: changeEmailEndpoint,
  confirmEmail: confirmEmailEndpoint,
  listSignIns: listSignInsEndpoint,
  endSignIn: endSignInEndpoint,
  endOtherSignIns: endOtherSignInsEndpoint,
  getSecondFactor: getSecondFactorEndpoint,
  enrolSecondFactor: enrolSecondFactorEndpoint,
  confirmSecondFactor: confirmSecondFactorEndpoint,
  removeSecondFactor: removeSecondFactorEndpoint,
  loginByPin: loginByPinEndpoint,
  getPin: getPinEndpoint,
  setPin: setPinEndpoint,
  removePin: removePinEndpoint,
  handOver: handOverEndpoint,
  exchangeHandOver: exchangeHandOverEndpoint,
  getOnboardingForm: getOnboardingFormEndpoint,
} satisfies Record<keyof typeof authRoutes, Endpoint>;
