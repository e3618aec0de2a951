import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { TitleHead } from '#app/_zone/title-head.tsx';
import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { ReceiptView } from '#components/account/receipt/receipt-view.tsx';
import { AccountFrame } from '#components/shell/account-frame.tsx';
import { loadSiteSettings } from '#components/shell/load-site-settings.ts';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface ReceiptProps {
  params: Promise<{ variant: string; orderId: string }>;
}

/** Cached for the request, because both the page and its metadata read it. */
const readOrder = cache(async (orderId: string) => {
  const { data } = await orNotFound(userApi('getOrder', { params: { orderId } }));
  return data;
});

async function metadata({ params }: ReceiptProps): Promise<Metadata> {
  if ((await currentSession()) !== null) await readOrder((await params).orderId);
  const t = await getTranslations('receipt');
  return { title: t('title') };
}

/** The receipt of an order, to be printed or kept. Another customer's order is a 404; a visitor is asked to log in. */
async function ReceiptPage({ params }: ReceiptProps) {
  const [variant, { orderId }] = await Promise.all([getVariant(params), params]);
  const { mode } = variant;
  if ((await currentSession()) === null) {
    redirect(hrefIn(mode, `/login?redirect=${encodeURIComponent(`/receipts/${orderId}`)}`));
  }
  const [order, t, { client }] = await Promise.all([readOrder(orderId), getTranslations(), loadSiteSettings()]);
  const title = t('receipt.title');
  return (
    <Page variant={variant} title={title} head={<TitleHead title={title} />}>
      <PageMessages namespaces={['receipt', 'accountPayments', 'orderMoney']}>
        <AccountFrame>
          <ReceiptView order={order} operatorName={client.name} back={hrefIn(mode, '/payments')} />
        </AccountFrame>
      </PageMessages>
    </Page>
  );
}

const { Page: FoundPage, generateMetadata } = withNotFoundPage({ Page: ReceiptPage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
