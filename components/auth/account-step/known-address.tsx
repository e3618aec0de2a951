import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { BookingIntent } from '#lib/auth/login-modal-context.tsx';

export interface KnownAddressProps {
  email: string;
  intent: BookingIntent | undefined;
  onLogIn: () => void;
  onForgotten: () => void;
}

/** The address has an account already: offers its log-in, which goes on with the same booking. It takes the focus. */
export const KnownAddress = ({ email, intent, onLogIn, onForgotten }: KnownAddressProps) => {
  const t = useTranslations();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice>
        <b className="font-medium">{t('customers.step.known', { email })}</b>
        <br />
        {intent?.isAdded ? t('customers.step.knownBooking', { title: intent.title }) : t('customers.step.knownHelp')}
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button type="button" variant="secondary" size="medium" onClick={onLogIn}>
            {t('login.submit')}
          </Button>
          <Button type="button" variant="text" size="medium" onClick={onForgotten}>
            {t('login.forgotten')}
          </Button>
        </div>
      </Notice>
    </div>
  );
};
