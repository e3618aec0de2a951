import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#app/foh/_desk/desk-page.tsx';
import { DayView } from '#components/desk/sessions/day-view.tsx';
import { daySessionsQuery } from '#components/desk/sessions/queries.ts';
import { isCalendarDate } from '#contract/rules/calendar-date.ts';
import { userApi } from '#lib/auth/user-api.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { venueClock } from '#lib/time/venue-clock.ts';

interface SessionsProps {
  searchParams: Promise<{ date?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskSession');
  return { title: t('list.title') };
}

/** The sessions of a day at the desk's venue; today without a date. */
export default async function DeskSessionsPage({ searchParams }: SessionsProps) {
  const [wanted] = [(await searchParams).date].flat();
  const t = await getTranslations('deskSession');
  const renderedAt = renderTime();
  const getDay = (timezone: string) =>
    wanted !== undefined && isCalendarDate(wanted) ? wanted : venueClock(new Date(renderedAt), timezone).date;
  return (
    <DeskPage
      path="/sessions"
      title={t('list.title')}
      hidesTitle
      needs={['attendance', 'timetable']}
      namespaces={['deskSession']}
      queries={({ venue }) => [daySessionsQuery(userApi, venue.slug, getDay(venue.timezone))]}
    >
      {({ venue }) => <DayView date={getDay(venue.timezone)} renderedAt={renderedAt} />}
    </DeskPage>
  );
}
