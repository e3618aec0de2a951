import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { currentCustomer } from '#app/_zone/current-customer.ts';
import { AccountHome, AccountHomeSkeleton } from '#components/account/account-home.tsx';
import { nextBookingsQuery } from '#components/account/next-bookings-query.ts';
import { AccountFrame } from '#components/shell/account-frame.tsx';
import { LoginPrompt } from '#components/shell/login-prompt.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { PrefetchQueries } from '#components/shell/prefetch-queries.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import type { Mode } from '#lib/zones/variant.ts';

interface HomeProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chrome');
  return { title: t('dashboard') };
}

const AccountLogin = ({ mode, t }: { mode: Mode; t: Translate }) => (
  <LoginPrompt title={t('login.accountPrompt')} help={t('login.accountPromptHelp')} mode={mode} t={t} />
);

type OwnHomeProps = { mode: Mode; securityHref: string; t: Translate };

/** The start page of whoever is signed in; they are asked to log in where they are not known any more. */
const OwnHome = async ({ mode, securityHref, t }: OwnHomeProps) => {
  const customer = await currentCustomer();
  if (customer === null) return <AccountLogin mode={mode} t={t} />;
  return (
    <PrefetchQueries queries={[nextBookingsQuery(userApi)]}>
      <AccountFrame>
        <AccountHome {...customer} securityHref={securityHref} renderedAt={renderTime()} t={t} />
      </AccountFrame>
    </PrefetchQueries>
  );
};

/** The start page of the account, with the next bookings; a visitor is asked to log in. */
export default async function AccountHomePage({ params }: HomeProps) {
  const [variant, t, session] = await Promise.all([getVariant(params), getTranslations(), currentSession()]);
  const { mode } = variant;
  const securityHref = hrefIn(mode, '/security');
  return (
    <Page variant={variant} title={t('chrome.dashboard')} trail={false}>
      {session === null ? (
        <AccountLogin mode={mode} t={t} />
      ) : (
        <PageMessages namespaces={['account', 'booking.quantity', 'booking.you', 'timetable.waiver']}>
          <Suspense
            fallback={
              <AccountFrame>
                <AccountHomeSkeleton securityHref={securityHref} t={t} />
              </AccountFrame>
            }
          >
            <OwnHome mode={mode} securityHref={securityHref} t={t} />
          </Suspense>
        </PageMessages>
      )}
    </Page>
  );
}
