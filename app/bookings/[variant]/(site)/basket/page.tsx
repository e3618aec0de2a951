import type { Metadata } from 'next';
import { BasketView } from '#components/basket/basket-view.tsx';
import { ClientText } from '#components/shell/client-text.tsx';
import { Page } from '#components/shell/page.tsx';
import { Prefetched } from '#components/shell/prefetched.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { getText } from '#lib/i18n/get-text.ts';
import { authUserQuery, cartQuery } from '#lib/query/site-queries.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface BasketProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata({ params }: BasketProps): Promise<Metadata> {
  const text = await getText((await getVariant(params)).language);
  return { title: text('basket.title') };
}

export default async function BasketPage({ params }: BasketProps) {
  const variant = await getVariant(params);
  const text = await getText(variant.language);
  const isLoggedIn = (await currentSession()) !== null;
  const queries = isLoggedIn ? [cartQuery(userApi), authUserQuery(userApi)] : [];
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
