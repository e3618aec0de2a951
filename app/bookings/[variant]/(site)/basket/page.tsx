import type { Metadata } from 'next';
import { BasketView } from '#components/basket/basket-view.tsx';
import { ClientText } from '#components/chrome/client-text.tsx';
import { Page } from '#components/chrome/page.tsx';
import { Prefetched } from '#components/chrome/prefetched.tsx';
import { sessionCall } from '#lib/api/session-call.ts';
import { getText } from '#lib/messages/get-text.ts';
import { authUserQuery, cartQuery } from '#lib/queries/site-queries.ts';
import { currentSession } from '#lib/session/current-session.ts';
import { variantOf } from '#lib/site/variant-of.ts';

interface BasketProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata({ params }: BasketProps): Promise<Metadata> {
  const text = await getText((await variantOf(params)).language);
  return { title: text('basket.title') };
}

export default async function BasketPage({ params }: BasketProps) {
  const variant = await variantOf(params);
  const text = await getText(variant.language);
  const isLoggedIn = (await currentSession()) !== null;
  const queries = isLoggedIn ? [cartQuery(sessionCall), authUserQuery(sessionCall)] : [];
  return (
    <Page variant={variant} title={text('basket.title')}>
      <ClientText language={variant.language} rooms={['basket', 'booking']}>
        <Prefetched queries={queries}>
          <BasketView wasLoggedIn={isLoggedIn} />
        </Prefetched>
      </ClientText>
    </Page>
  );
}
