'use client';

import { Modal } from '#components/ui/overlay/modal.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import { LoginForm } from './login-form.tsx';

export interface LoginModalProps {
  open: boolean;
  onClose: () => void;
  /** The log-in went through; the cookie is there. */
  onLoggedIn: () => void;
}

/** The log-in form over the page somebody is on; closing it loses nothing. */
export const LoginModal = ({ open, onClose, onLoggedIn }: LoginModalProps) => {
  const text = useText();
  return (
    <Modal open={open} onClose={onClose} title={text('login.title')} closeLabel={text('common.close')}>
      <LoginForm onLoggedIn={onLoggedIn} />
    </Modal>
  );
};
