import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { AccountPage, type AccountPageParams } from '#app/account/_frame/account-page.tsx';
import { contentClass, PanelSkeleton } from '#components/account/frame/layout.tsx';
import { GuestPassesView } from '#components/account/guest-passes/guest-passes-view.tsx';
import { guestPassesQuery } from '#components/account/queries.ts';
import { loadSiteSettings } from '#components/shell/load-site-settings.ts';
import { PageNotFound } from '#lib/api/page-not-found.ts';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';

/** Throws `PageNotFound` where the operator has no online guest passes. */
async function checkEnabled(): Promise<void> {
  const { client } = await loadSiteSettings();
  if (!client.onlineGuestPassesEnabled) throw new PageNotFound();
}

async function metadata(_props: AccountPageParams): Promise<Metadata> {
  await checkEnabled();
  const t = await getTranslations('chrome');
  return { title: t('guestPasses') };
}

/** The guest passes of the customer, or of whoever they act for; not found where the operator has none. */
async function GuestPassesPage({ params }: AccountPageParams) {
  await checkEnabled();
  const [t, session] = await Promise.all([getTranslations(), currentSession()]);
  const acting = session?.selectedUserId ?? null;
  return (
    <AccountPage
      params={params}
      path="/guest-passes"
      title={t('chrome.guestPasses')}
      namespaces={['account', 'guestPasses']}
      queries={[guestPassesQuery(userApi, acting)]}
      skeleton={
        <div className={contentClass}>
          <PanelSkeleton label={t('guestPasses.loading')} />
        </div>
      }
    >
      <GuestPassesView selectedUserId={acting} />
    </AccountPage>
  );
}

const { Page, generateMetadata } = withNotFoundPage({ Page: GuestPassesPage, generateMetadata: metadata });

export { Page as default, generateMetadata };
