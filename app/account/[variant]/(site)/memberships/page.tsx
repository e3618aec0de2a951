import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPage, type AccountPageParams } from '#app/account/_frame/account-page.tsx';
import { contentClass, PanelSkeleton } from '#components/account/frame/layout.tsx';
import { MembershipsView } from '#components/account/memberships/memberships-view.tsx';
import { membershipsQuery } from '#components/account/queries.ts';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chrome');
  return { title: t('memberships') };
}

/** The memberships of the customer, or of whoever they act for. */
export default async function MembershipsPage({ params }: AccountPageParams) {
  const [t, session] = await Promise.all([getTranslations(), currentSession()]);
  const acting = session?.selectedUserId ?? null;
  return (
    <AccountPage
      params={params}
      path="/memberships"
      title={t('chrome.memberships')}
      namespaces={['account', 'memberships', 'booking.includes', 'joining.method', 'joining.documents']}
      queries={[membershipsQuery(userApi, acting)]}
      skeleton={
        <div className={contentClass}>
          <PanelSkeleton label={t('memberships.loading')} />
        </div>
      }
    >
      <MembershipsView selectedUserId={acting} />
    </AccountPage>
  );
}
