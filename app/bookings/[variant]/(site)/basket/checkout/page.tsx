import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CheckoutView } from '#components/checkout/form/checkout-view.tsx';
import { prefetchedCards } from '#components/checkout/queries.ts';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { PrefetchQueries } from '#components/shell/prefetch-queries.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { authUserQuery, cartQuery } from '#lib/query/site-queries.ts';
import { allowedProvider } from '#lib/routing/allowed-provider.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface CheckoutProps {
  params: Promise<{ variant: string }>;
  searchParams: Promise<{ payment?: string | string[]; rt?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout');
  return { title: t('title') };
}

/** Without a session the basket asks for a log-in; a payment that came back with its token shows its result instead. */
export default async function CheckoutPage({ params, searchParams }: CheckoutProps) {
  const variant = await getVariant(params);
  if ((await currentSession()) === null) {
    const { payment, rt } = await searchParams;
    const comesBack = typeof payment === 'string' && typeof rt === 'string';
    const result = comesBack ? `/payments/result/${encodeURIComponent(payment)}?rt=${encodeURIComponent(rt)}` : null;
    redirect(hrefIn(variant.mode, result ?? '/basket'));
  }
  const t = await getTranslations();
  return (
    <Page variant={variant} title={t('checkout.title')} trail={[{ label: t('basket.title'), href: '/basket' }]}>
      <PageMessages namespaces={['basket', 'booking', 'cancellation', 'checkout']}>
        <PrefetchQueries
          queries={[cartQuery(userApi), authUserQuery(userApi), ...prefetchedCards(userApi, 'bookings', variant.mode)]}
        >
          <CheckoutView renderedAt={renderTime()} {...await allowedProvider()} />
        </PrefetchQueries>
      </PageMessages>
    </Page>
  );
}
