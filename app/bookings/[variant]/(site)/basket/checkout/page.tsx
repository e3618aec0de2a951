import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CheckoutView } from '#components/checkout/checkout-view.tsx';
import { ClientText } from '#components/chrome/client-text.tsx';
import { Page } from '#components/chrome/page.tsx';
import { Prefetched } from '#components/chrome/prefetched.tsx';
import { sessionCall } from '#lib/api/session-call.ts';
import { getText } from '#lib/messages/get-text.ts';
import { authUserQuery, cartQuery } from '#lib/queries/site-queries.ts';
import { currentSession } from '#lib/session/current-session.ts';
import { variantOf } from '#lib/site/variant-of.ts';
import { hrefIn } from '#lib/zones/href.ts';

interface CheckoutProps {
  params: Promise<{ variant: string }>;
  searchParams: Promise<{ payment?: string | string[]; rt?: string | string[] }>;
}

export async function generateMetadata({ params }: CheckoutProps): Promise<Metadata> {
  const text = await getText((await variantOf(params)).language);
  return { title: text('checkout.title') };
}

/** Without a session the basket asks for a log-in; a payment that came back with its token shows its result instead. */
export default async function CheckoutPage({ params, searchParams }: CheckoutProps) {
  const variant = await variantOf(params);
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
        <Prefetched queries={[cartQuery(sessionCall), authUserQuery(sessionCall)]}>
          <CheckoutView />
        </Prefetched>
      </ClientText>
    </Page>
  );
}
