import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CheckoutView } from '#components/checkout/form/checkout-view.tsx';
import { prefetchedCards } from '#components/checkout/queries.ts';
import { PaymentHead } from '#components/joining/flow/payment-head.tsx';
import { KioskWayBack } from '#components/joining/kiosk-way-back.tsx';
import { joiningQuery } from '#components/joining/queries.ts';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { PrefetchQueries } from '#components/shell/prefetch-queries.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { authUserQuery, siteCartQuery } from '#lib/query/site-queries.ts';
import { allowedProvider } from '#lib/routing/allowed-provider.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface PaymentPageProps {
  params: Promise<{ variant: string }>;
  searchParams: Promise<{ payment?: string | string[]; rt?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('joining');
  return { title: t('titles.payment') };
}

/**
 * The last step of joining: the checkout of the joining site's basket. Without a session it asks for a log-in; a payment
 * that came back with its token shows its result instead.
 */
export default async function PaymentPage({ params, searchParams }: PaymentPageProps) {
  const variant = await getVariant(params);
  if ((await currentSession()) === null) {
    const { payment, rt } = await searchParams;
    const comesBack = typeof payment === 'string' && typeof rt === 'string';
    const result = comesBack ? `/payments/result/${encodeURIComponent(payment)}?rt=${encodeURIComponent(rt)}` : null;
    redirect(result ?? hrefIn(variant.mode, '/login?redirect=/basket/checkout'));
  }
  const t = await getTranslations();
  return (
    <Page variant={variant} title={t('joining.titles.payment')} trail={[{ label: t('joining.buy'), href: '/' }]}>
      <KioskWayBack mode={variant.mode} t={t} />
      <PageMessages namespaces={['basket', 'booking', 'cancellation', 'checkout', 'joining.titles', 'joining.steps']}>
        <PrefetchQueries
          queries={[
            siteCartQuery(userApi, 'joining'),
            authUserQuery(userApi),
            joiningQuery(userApi),
            ...prefetchedCards(userApi, 'joining', variant.mode),
          ]}
        >
          <CheckoutView renderedAt={renderTime()} {...await allowedProvider()} head={<PaymentHead />} />
        </PrefetchQueries>
      </PageMessages>
    </Page>
  );
}
