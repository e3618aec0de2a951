'use client';

import { useTranslations } from 'next-intl';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { LoginForm } from './login-form.tsx';

export interface LoginModalProps {
  open: boolean;
  onClose: () => void;
  /** Called after a successful log-in, when the session cookie is set. */
  onLoggedIn: () => void;
}

/** The log-in form in a modal, so that the state of the page below is kept. */
export const LoginModal = ({ open, onClose, onLoggedIn }: LoginModalProps) => {
  const t = useTranslations();
  return (
    <Modal open={open} onClose={onClose} title={t('login.title')} closeLabel={t('common.close')}>
      <LoginForm onLoggedIn={onLoggedIn} />
    </Modal>
  );
};
