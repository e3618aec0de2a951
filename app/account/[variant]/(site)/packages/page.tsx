import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPage, type AccountPageParams } from '#app/account/_frame/account-page.tsx';
import { contentClass, PanelSkeleton } from '#components/account/frame/layout.tsx';
import { PackagesView } from '#components/account/packages/packages-view.tsx';
import { ownedPackagesQuery } from '#components/account/queries.ts';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { renderTime } from '#lib/time/render-time.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chrome');
  return { title: t('packages') };
}

/** The packages of the customer, or of whoever they act for. */
export default async function PackagesPage({ params }: AccountPageParams) {
  const [t, session] = await Promise.all([getTranslations(), currentSession()]);
  const acting = session?.selectedUserId ?? null;
  return (
    <AccountPage
      params={params}
      path="/packages"
      title={t('chrome.packages')}
      namespaces={['account', 'ownedPackages', 'packages']}
      queries={[ownedPackagesQuery(userApi, acting, 1)]}
      skeleton={
        <div className={contentClass}>
          <PanelSkeleton label={t('ownedPackages.loading')} />
        </div>
      }
    >
      <PackagesView selectedUserId={acting} renderedAt={renderTime()} />
    </AccountPage>
  );
}
