import { ConfirmationGuest } from '../components/checkout/confirmation-guest.tsx';
import { ConfirmationView } from '../components/checkout/confirmation-view.tsx';
import { ClientText } from '../components/chrome/client-text.tsx';
import { Page } from '../components/chrome/page.tsx';
import { Prefetched } from '../components/chrome/prefetched.tsx';
import { orNotFound } from '../lib/api/or-not-found.ts';
import { sessionCall } from '../lib/api/session-call.ts';
import { renderTime } from '../lib/clock/render-time.ts';
import { getText } from '../lib/messages/get-text.ts';
import { authUserQuery } from '../lib/queries/site-queries.ts';
import { currentSession } from '../lib/session/current-session.ts';
import { variantOf } from '../lib/site/variant-of.ts';

export interface OrderPageProps {
  params: Promise<{ variant: string; orderId: string }>;
  searchParams: Promise<{ rt?: string | string[] }>;
}

/** The confirmation of one order. Somebody else's order is a true 404; a visitor is asked to log in first. */
export async function OrderPage({ params, searchParams }: OrderPageProps) {
  const variant = await variantOf(params);
  const { orderId } = await params;
  const given = (await searchParams).rt;
  const rt = typeof given === 'string' ? given : undefined;
  const session = await currentSession();
  const isGuest = session === null && rt === undefined;
  const text = await getText(variant.language);
  const order = isGuest ? null : (await orNotFound(sessionCall('getOrder', { params: { orderId }, query: { rt } }))).data;
  return (
    <Page variant={variant} title={text('confirmation.title')}>
      <ClientText language={variant.language} rooms={['booking', 'confirmation']}>
        <Prefetched queries={session === null ? [] : [authUserQuery(sessionCall)]}>
          {order === null ? <ConfirmationGuest /> : <ConfirmationView order={order} renderedAt={renderTime()} rt={rt} />}
        </Prefetched>
      </ClientText>
    </Page>
  );
}
