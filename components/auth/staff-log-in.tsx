'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Card } from '#components/ui/layout/card.tsx';
import { unlockDesk } from '#lib/browser/desk-lock.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { LoginForm } from './login-form.tsx';
import { NarrowPage } from './narrow-page.tsx';

interface StaffLogInProps {
  title: string;
  /** The path that is opened afterwards; the current page without it. */
  target?: string;
}

/** The log-in of staff. It ends the lock of the desk, and goes on with a full page load. */
export const StaffLogIn = ({ title, target }: StaffLogInProps) => {
  const t = useTranslations('login');
  const href = useHref();
  return (
    <main id="main" tabIndex={-1}>
      <NarrowPage className="py-[2rem]">
        <Card padded>
          <h1 className="mb-4 heading-2">{title}</h1>
          <LoginForm
            onLoggedIn={() => {
              unlockDesk();
              window.location.assign(target ?? window.location.pathname);
            }}
            forgotten={
              <Link className="tap-target text-s" href={href('/forgotten-password', 'bookings')} prefetch={false}>
                {t('forgotten')}
              </Link>
            }
            register={null}
          />
        </Card>
      </NarrowPage>
    </main>
  );
};
