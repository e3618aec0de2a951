import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CheckoutView } from '#components/checkout/form/checkout-view.tsx';
import { ClientText } from '#components/shell/client-text.tsx';
import { Page } from '#components/shell/page.tsx';
import { Prefetched } from '#components/shell/prefetched.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { getText } from '#lib/i18n/get-text.ts';
import { authUserQuery, cartQuery } from '#lib/query/site-queries.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface CheckoutProps {
  params: Promise<{ variant: string }>;
  searchParams: Promise<{ payment?: string | string[]; rt?: string | string[] }>;
}

export async function generateMetadata({ params }: CheckoutProps): Promise<Metadata> {
  const text = await getText((await getVariant(params)).language);
  return { title: text('checkout.title') };
}

/** Without a session the basket asks for a log-in; a payment that came back with its token shows its result instead. */
export default async function CheckoutPage({ params, searchParams }: CheckoutProps) {
  const variant = await getVariant(params);
  if ((await currentSession()) === null) {
    const { payment, rt } = await searchParams;
    const comesBack = typeof payment === 'string' && typeof rt === 'string';
    const result = comesBack ? `/payments/result/${encodeURIComponent(payment)}?rt=${encodeURIComponent(rt)}` : null;
    redirect(result ?? hrefIn(variant.mode, '/basket'));
  }
  const text = await getText(variant.language);
  return (
    <Page variant={variant} title={text('checkout.title')} trail={[{ label: text('basket.title'), href: '/basket' }]}>
      <ClientText language={variant.language} rooms={['basket', 'booking', 'checkout']}>
        <Prefetched queries={[cartQuery(userApi), authUserQuery(userApi)]}>
          <CheckoutView />
        </Prefetched>
      </ClientText>
    </Page>
  );
}
