'use client';

import { useTranslations } from 'next-intl';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { LoginForm } from './login-form.tsx';

export interface LoginModalProps {
  open: boolean;
  onClose: () => void;
  /** The log-in went through; the cookie is there. */
  onLoggedIn: () => void;
}

/** The log-in form over the page somebody is on; closing it loses nothing. */
export const LoginModal = ({ open, onClose, onLoggedIn }: LoginModalProps) => {
  const t = useTranslations();
  return (
    <Modal open={open} onClose={onClose} title={t('login.title')} closeLabel={t('common.close')}>
      <LoginForm onLoggedIn={onLoggedIn} />
    </Modal>
  );
};
