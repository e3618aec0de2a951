import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountPage, type AccountPageParams } from '#app/account/_frame/account-page.tsx';
import { contentClass, PanelSkeleton } from '#components/account/frame/layout.tsx';
import { PaymentsView } from '#components/account/money/payments-view.tsx';
import { creditBalancesQuery, ordersQuery, owedQuery } from '#components/account/money/queries.ts';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chrome');
  return { title: t('payments') };
}

/** What the customer, or whoever they act for, has paid, owes and has as credit. */
export default async function PaymentsPage({ params }: AccountPageParams) {
  const [t, session] = await Promise.all([getTranslations(), currentSession()]);
  const acting = session?.selectedUserId ?? null;
  return (
    <AccountPage
      params={params}
      path="/payments"
      title={t('chrome.payments')}
      namespaces={['account', 'accountPayments', 'memberships.payment', 'joining.method', 'orderMoney']}
      queries={[ordersQuery(userApi, acting, 1), owedQuery(userApi, acting), creditBalancesQuery(userApi, acting)]}
      skeleton={
        <div className={contentClass}>
          <PanelSkeleton label={t('accountPayments.loading')} />
        </div>
      }
    >
      <PaymentsView selectedUserId={acting} />
    </AccountPage>
  );
}
