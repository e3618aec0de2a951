import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TitleHead } from '#app/_zone/title-head.tsx';
import { InvitationView } from '#components/auth/invitation/invitation-view.tsx';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface InvitationPageProps {
  params: Promise<{ variant: string }>;
  searchParams: Promise<{ key?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invitation');
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function InvitationPage({ params, searchParams }: InvitationPageProps) {
  const variant = await getVariant(params);
  const { key } = await searchParams;
  const isLoggedIn = (await currentSession()) !== null;
  const t = await getTranslations('invitation');
  const title = t('title');
  return (
    <Page variant={variant} title={title} head={<TitleHead title={title} />}>
      <PageMessages namespaces={['customers', 'invitation']}>
        <QueryProvider>
          <InvitationView token={typeof key === 'string' ? key : ''} isLoggedIn={isLoggedIn} />
        </QueryProvider>
      </PageMessages>
    </Page>
  );
}
