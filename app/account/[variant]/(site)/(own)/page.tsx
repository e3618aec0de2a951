import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentFirstName } from '#app/_zone/current-first-name.ts';
import { AccountHome } from '#components/account/account-home.tsx';
import { nextBookingsQuery } from '#components/account/next-bookings-query.ts';
import { AccountFrame } from '#components/shell/account-frame.tsx';
import { LoginPrompt } from '#components/shell/login-prompt.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { PrefetchQueries } from '#components/shell/prefetch-queries.tsx';
import { userApi } from '#lib/auth/user-api.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface HomeProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chrome');
  return { title: t('dashboard') };
}

/** The start page of the account, with the next bookings; a visitor is asked to log in. */
export default async function AccountHomePage({ params }: HomeProps) {
  const [variant, t, firstName] = await Promise.all([getVariant(params), getTranslations(), currentFirstName()]);
  const { mode } = variant;
  return (
    <Page variant={variant} title={t('chrome.dashboard')} trail={false}>
      {firstName === null ? (
        <LoginPrompt title={t('login.accountPrompt')} help={t('login.accountPromptHelp')} mode={mode} t={t} />
      ) : (
        <PageMessages namespaces={['account', 'booking.quantity', 'booking.you']}>
          <PrefetchQueries queries={[nextBookingsQuery(userApi)]}>
            <AccountFrame>
              <AccountHome
                firstName={firstName}
                securityHref={hrefIn(mode, '/security')}
                renderedAt={renderTime()}
                t={t}
              />
            </AccountFrame>
          </PrefetchQueries>
        </PageMessages>
      )}
    </Page>
  );
}
