'use client';

import { Card } from '#components/ui/layout/card.tsx';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { FormPage } from './form-page.tsx';

/** The form of the page that requests a password reset link. */
export const ForgottenPasswordForm = () => {
  const login = useLoginModal();
  return (
    <FormPage>
      <Card padded>
        <ForgottenPassword onLogIn={() => login.open()} />
      </Card>
    </FormPage>
  );
};
