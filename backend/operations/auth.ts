import { getAuthUser } from '../customers/operations/get-auth-user.ts';
import { getOnboardingForm } from '../customers/operations/get-onboarding-form.ts';
import { login } from '../customers/operations/login.ts';
import { logout } from '../customers/operations/logout.ts';
import { register } from '../customers/operations/register.ts';
import { requestPasswordReset } from '../customers/operations/request-password-reset.ts';
import { resetPassword } from '../customers/operations/reset-password.ts';
import { changeEmail } from '../sign-in/operations/change-email.ts';
import { changePassword } from '../sign-in/operations/change-password.ts';
import { confirmEmail } from '../sign-in/operations/confirm-email.ts';
import { confirmSecondFactor } from '../sign-in/operations/confirm-second-factor.ts';
import { endOtherSignIns } from '../sign-in/operations/end-other-sign-ins.ts';
import { endSignIn } from '../sign-in/operations/end-sign-in.ts';
import { enrolSecondFactor } from '../sign-in/operations/enrol-second-factor.ts';
import { exchangeHandOver } from '../sign-in/operations/exchange-hand-over.ts';
import { getPin } from '../sign-in/operations/get-pin.ts';
import { getSecondFactor } from '../sign-in/operations/get-second-factor.ts';
import { handOver } from '../sign-in/operations/hand-over.ts';
import { listSignIns } from '../sign-in/operations/list-sign-ins.ts';
import { loginByPin } from '../sign-in/operations/login-by-pin.ts';
import { removePin } from '../sign-in/operations/remove-pin.ts';
import { removeSecondFactor } from '../sign-in/operations/remove-second-factor.ts';
import { setPin } from '../sign-in/operations/set-pin.ts';

export const authOperations = {
  login,
  logout,
  getAuthUser,
  register,
  requestPasswordReset,
  resetPassword,
  changePassword,
  changeEmail,
  confirmEmail,
  listSignIns,
  endSignIn,
  endOtherSignIns,
  getSecondFactor,
  enrolSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  loginByPin,
  getPin,
  setPin,
  removePin,
  handOver,
  exchangeHandOver,
  getOnboardingForm,
};
