import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPage, type AccountPageParams } from '#app/account/_frame/account-page.tsx';
import { DetailsView } from '#components/account/details/details-view.tsx';
import { contentClass, PanelSkeleton } from '#components/account/frame/layout.tsx';
import { CustomerNumber } from '#components/account/home/greeting.tsx';
import { userQuery } from '#components/account/queries.ts';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chrome');
  return { title: t('details') };
}

/** The details of the customer, or of whoever they act for. */
export default async function DetailsPage({ params }: AccountPageParams) {
  const [t, session] = await Promise.all([getTranslations(), currentSession()]);
  const acting = session?.selectedUserId ?? null;
  return (
    <AccountPage
      params={params}
      path="/user-details"
      title={t('chrome.details')}
      meta={<CustomerNumber />}
      namespaces={['account', 'details']}
      queries={acting === null ? [] : [userQuery(userApi, acting)]}
      skeleton={
        <div className={contentClass}>
          <PanelSkeleton label={t('details.loading')} />
        </div>
      }
    >
      <DetailsView selectedUserId={acting} />
    </AccountPage>
  );
}
