import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { currentCustomer } from '#app/_zone/current-customer.ts';
import { frameMessages } from '#app/account/_frame/account-messages.ts';
import { AccountHead } from '#components/account/frame/account-head.tsx';
import { AccountHeadSkeleton } from '#components/account/frame/layout.tsx';
import { CustomerNumber, Greeting, GreetingSkeleton } from '#components/account/home/greeting.tsx';
import { HomeView } from '#components/account/home/home-view.tsx';
import { HomeSkeleton } from '#components/account/home/next-bookings-skeleton.tsx';
import { nextBookingsQuery } from '#components/account/home/next-bookings.ts';
import { creditBalancesQuery, owedQuery } from '#components/account/money/queries.ts';
import { linksQuery, guestPassesQuery, membershipsQuery, ownedPackagesQuery } from '#components/account/queries.ts';
import { AccountFrame } from '#components/shell/account-frame.tsx';
import { loadSiteSettings } from '#components/shell/load-site-settings.ts';
import { LoginPrompt } from '#components/shell/login-prompt.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { PrefetchQueries } from '#components/shell/prefetch-queries.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { renderTime } from '#lib/time/render-time.ts';
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

type OwnHomeProps = { mode: Mode; userId: number; acting: number | null; t: Translate };

/** The start page of whoever is signed in; they are asked to log in where they are not known any more. */
const OwnHome = async ({ mode, userId, acting, t }: OwnHomeProps) => {
  const [customer, { client }] = await Promise.all([currentCustomer(), loadSiteSettings()]);
  if (customer === null) return <AccountLogin mode={mode} t={t} />;
  const queries = [
    authUserQuery(userApi),
    nextBookingsQuery(userApi),
    owedQuery(userApi, acting),
    creditBalancesQuery(userApi, acting),
    membershipsQuery(userApi, acting),
    ownedPackagesQuery(userApi, acting, 1),
    linksQuery(userApi, userId, 'outgoing'),
    ...(client.onlineGuestPassesEnabled ? [guestPassesQuery(userApi, acting)] : []),
  ];
  return (
    <PrefetchQueries queries={queries}>
      <AccountFrame head={<AccountHead title={<Greeting title={t('chrome.dashboard')} />} meta={<CustomerNumber />} />}>
        <HomeView selectedUserId={acting} renderedAt={renderTime()} guestPasses={client.onlineGuestPassesEnabled} />
      </AccountFrame>
    </PrefetchQueries>
  );
};

const Loading = ({ mode, t }: Omit<OwnHomeProps, 'acting' | 'userId'>) => (
  <AccountFrame head={<AccountHeadSkeleton title={<GreetingSkeleton title={t('chrome.dashboard')} />} mode={mode} />}>
    <HomeSkeleton t={t} />
  </AccountFrame>
);

/** The start page of the account; a visitor is asked to log in. */
export default async function AccountHomePage({ params }: HomeProps) {
  const [variant, t, session] = await Promise.all([getVariant(params), getTranslations(), currentSession()]);
  const { mode } = variant;
  const namespaces = [
    ...frameMessages,
    'account',
    'accountBookings',
    'accountPayments',
    'booking',
    'confirmation',
    'timetable.waiver',
    'family.child',
    'family.holder',
    'family.relation',
    'family.status',
    'ownedPackages.left',
    'ownedPackages.noEnd',
    'ownedPackages.until',
    'ownedPackages.ended',
    'ownedPackages.ends',
    'guestPasses.title',
    'guestPasses.left',
    'guestPasses.help',
  ] as const;
  return (
    <Page variant={variant} title={t('chrome.dashboard')} trail={false}>
      {session === null ? (
        <AccountLogin mode={mode} t={t} />
      ) : (
        <PageMessages namespaces={namespaces}>
          <Suspense fallback={<Loading mode={mode} t={t} />}>
            <OwnHome mode={mode} userId={session.userId} acting={session.selectedUserId} t={t} />
          </Suspense>
        </PageMessages>
      )}
    </Page>
  );
}
