'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Card } from '#components/ui/layout/card.tsx';
import { useHref } from '#lib/zones/site-context.tsx';
import { LoginForm } from './login-form.tsx';
import { NarrowPage } from './narrow-page.tsx';

/** The log-in of staff: `target` is the path that is opened with a full page load afterwards. */
export const StaffLogIn = ({ title, target }: { title: string; target: string }) => {
  const t = useTranslations('login');
  const href = useHref();
  return (
    <main id="main" tabIndex={-1}>
      <NarrowPage className="py-[2rem]">
        <Card padded>
          <h1 className="mb-4 heading-2">{title}</h1>
          <LoginForm
            onLoggedIn={() => window.location.assign(target)}
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
