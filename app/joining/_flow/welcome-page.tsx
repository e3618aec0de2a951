import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OrderPage } from '#app/_zone/order-page.tsx';
import { getOrder, type OrderPageProps } from '#app/_zone/read-order.ts';
import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { Receipt } from '#components/checkout/confirmation/receipt.tsx';
import { loadWelcome } from '#components/joining/welcome/load-welcome.ts';
import { WelcomeView } from '#components/joining/welcome/welcome-view.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

async function metadata(props: OrderPageProps): Promise<Metadata> {
  await getOrder(props);
  const t = await getTranslations('joining');
  return { title: t('welcome.titlePlain') };
}

/**
 * The page after joining. Without a session, while the order is not complete and of an order without a membership it is
 * the confirmation of any order.
 */
async function Welcome(props: OrderPageProps) {
  const [variant, { order }, session] = await Promise.all([
    getVariant(props.params),
    getOrder(props),
    currentSession(),
  ]);
  const isPaid = order !== null && order.status === 'success';
  const welcome = isPaid && session !== null ? await loadWelcome(userApi, order) : null;
  if (order === null || welcome === null) return <OrderPage {...props} />;
  const t = await getTranslations('joining');
  return (
    <Page variant={variant} title={t('welcome.titlePlain')} trail={false}>
      <PageMessages namespaces={['confirmation', 'booking', 'joining.welcome']}>
        <WelcomeView {...welcome} receipt={<Receipt order={order} />} />
      </PageMessages>
    </Page>
  );
}

const { Page: WelcomePage, generateMetadata: welcomeMetadata } = withNotFoundPage({
  Page: Welcome,
  generateMetadata: metadata,
});

export { WelcomePage, welcomeMetadata };
