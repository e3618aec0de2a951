import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#app/foh/_desk/desk-page.tsx';
import { BlocksView } from '#components/desk/blocks/blocks-view.tsx';
import { blocksQuery } from '#components/desk/blocks/queries.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { renderTime } from '#lib/time/render-time.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskBlocks');
  return { title: t('title') };
}

/** Block bookings of groups and clubs: a new one, and those that run. */
export default async function DeskBlocksPage() {
  const t = await getTranslations('deskBlocks');
  return (
    <DeskPage
      path="/blocks"
      title={t('title')}
      needs={['sell', 'timetable']}
      namespaces={['deskBlocks', 'deskSession.cancel', 'timetable.chooseDate', 'timetable.calendar', 'timetable.today']}
      queries={({ venue }) => [blocksQuery(userApi, venue.slug, 1)]}
    >
      {() => <BlocksView renderedAt={renderTime()} />}
    </DeskPage>
  );
}
