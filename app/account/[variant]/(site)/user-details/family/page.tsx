import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPage, type AccountPageParams } from '#app/account/_frame/account-page.tsx';
import { FamilyView } from '#components/account/family/family-view.tsx';
import { contentClass, PanelSkeleton } from '#components/account/frame/layout.tsx';
import { linksQuery } from '#components/account/queries.ts';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('details');
  return { title: t('family') };
}

/** The people whom the customer acts for, and who act for the customer. */
export default async function FamilyPage({ params }: AccountPageParams) {
  const [t, session] = await Promise.all([getTranslations(), currentSession()]);
  const userId = session?.userId ?? 0;
  return (
    <AccountPage
      params={params}
      path="/user-details/family"
      title={t('details.family')}
      namespaces={['account', 'booking.you', 'details', 'family']}
      queries={[linksQuery(userApi, userId, 'outgoing'), linksQuery(userApi, userId, 'incoming')]}
      skeleton={
        <div className={contentClass}>
          <PanelSkeleton label={t('family.loading')} />
        </div>
      }
    >
      <FamilyView userId={userId} />
    </AccountPage>
  );
}
