import {
  changePasswordEndpoint,
  getAuthUserEndpoint,
  loginEndpoint,
  logoutEndpoint,
  registerEndpoint,
  requestPasswordResetEndpoint,
  resetPasswordEndpoint,
} from '#contract/auth.ts';
import { changeEmailEndpoint, confirmEmailEndpoint } from '#contract/email.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { getOnboardingFormEndpoint } from '#contract/onboarding.ts';
import type { authRoutes } from '#contract/routes/auth.ts';
import {
  confirmSecondFactorEndpoint,
  enrolSecondFactorEndpoint,
  getSecondFactorEndpoint,
  removeSecondFactorEndpoint,
} from '#contract/second-factor.ts';
import {
  endOtherSignInsEndpoint,
  endSignInEndpoint,
  exchangeHandOverEndpoint,
  handOverEndpoint,
  listSignInsEndpoint,
} from '#contract/sign-ins.ts';

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
  handOver: handOverEndpoint,
  exchangeHandOver: exchangeHandOverEndpoint,
  getOnboardingForm: getOnboardingFormEndpoint,
} satisfies Record<keyof typeof authRoutes, Endpoint>;
