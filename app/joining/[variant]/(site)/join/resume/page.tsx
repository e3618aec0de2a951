import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TitleHead } from '#app/_zone/title-head.tsx';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { ResumeView } from '#components/joining/resume/resume-view.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface ResumePageProps {
  params: Promise<{ variant: string }>;
  searchParams: Promise<{ key?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('joining');
  return { title: t('resume.title'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Goes on with a joining by the link of a mail, or with the open one of whoever is logged in. */
export default async function ResumePage({ params, searchParams }: ResumePageProps) {
  const variant = await getVariant(params);
  const { key } = await searchParams;
  const wasLoggedIn = (await currentSession()) !== null;
  const t = await getTranslations('joining');
  const title = t('resume.title');
  return (
    <Page variant={variant} title={title} trail={false} head={<TitleHead title={title} />}>
      <PageMessages namespaces={['joining.resume', 'joining.steps']}>
        <QueryProvider>
          <ResumeView token={typeof key === 'string' ? key : ''} wasLoggedIn={wasLoggedIn} />
        </QueryProvider>
      </PageMessages>
    </Page>
  );
}
