import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BasketView } from '#components/basket/basket-view.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { PrefetchQueries } from '#components/shell/prefetch-queries.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { authUserQuery, cartQuery } from '#lib/query/site-queries.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface BasketProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('basket');
  return { title: t('title') };
}

export default async function BasketPage({ params }: BasketProps) {
  const variant = await getVariant(params);
  const t = await getTranslations('basket');
  const isLoggedIn = (await currentSession()) !== null;
  const queries = isLoggedIn ? [cartQuery(userApi), authUserQuery(userApi)] : [];
  return (
    <Page variant={variant} title={t('title')}>
      <PageMessages namespaces={['basket', 'booking', 'cancellation', 'timetable.waiver']}>
        <PrefetchQueries queries={queries}>
          <BasketView wasLoggedIn={isLoggedIn} renderedAt={renderTime()} />
        </PrefetchQueries>
      </PageMessages>
    </Page>
  );
}
