'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { LinkButton } from '#components/ui/button/button.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { stopRenewals } from '#lib/browser/stop-renewals.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';
import { LoginForm } from './login-form.tsx';
import { NarrowPage } from './narrow-page.tsx';

/**
 * The log-in page. `target` is the redirect after log-in, validated by the server; it is opened with a full page load.
 * A new account leads there too.
 */
export const LoginPage = ({ target }: { target: string }) => {
  const t = useTranslations('login');
  const href = useHref();
  const { origins, zone } = useSite();
  const redirect = encodeURIComponent(new URL(target, origins[zone]).href);
  return (
    <NarrowPage className="py-[2rem]">
      <Card padded>
        <h1 className="mb-4 heading-2">{t('title')}</h1>
        <LoginForm
          onLoggedIn={() => {
            stopRenewals();
            window.location.assign(target);
          }}
          forgotten={
            <Link className="tap-target text-s" href={href('/forgotten-password', 'bookings')} prefetch={false}>
              {t('forgotten')}
            </Link>
          }
          register={
            <LinkButton
              block
              variant="secondary"
              href={href(`/register?redirect=${redirect}`, 'bookings')}
              prefetch={false}
            >
              {t('createAccount')}
            </LinkButton>
          }
        />
      </Card>
    </NarrowPage>
  );
};
