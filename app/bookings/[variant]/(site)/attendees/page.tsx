import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AttendeesView } from '#components/attendees/attendees-view.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { PrefetchQueries } from '#components/shell/prefetch-queries.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { authUserQuery, cartQuery } from '#lib/query/site-queries.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface AttendeesProps {
  params: Promise<{ variant: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('attendees');
  return { title: t('title') };
}

/** Without a session the basket asks for a log-in. */
export default async function AttendeesPage({ params }: AttendeesProps) {
  const variant = await getVariant(params);
  if ((await currentSession()) === null) redirect(hrefIn(variant.mode, '/basket'));
  const t = await getTranslations();
  return (
    <Page variant={variant} title={t('attendees.title')} trail={[{ label: t('basket.title'), href: '/basket' }]}>
      <PageMessages
        namespaces={[
          'attendees',
          'basket',
          'booking',
          'camps.optional',
          'camps.choose',
          'camps.dateHelp',
          'camps.characterCount',
          'camps.unsupportedQuestion',
          'camps.problem',
          'timetable.waiver',
          'timetable.chooseDate',
          'timetable.calendar',
          'timetable.today',
        ]}
      >
        <PrefetchQueries queries={[cartQuery(userApi), authUserQuery(userApi)]}>
          <AttendeesView renderedAt={renderTime()} />
        </PrefetchQueries>
      </PageMessages>
    </Page>
  );
}
