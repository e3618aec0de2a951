import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '#app/foh/_desk/desk-page.tsx';
import { registerQuery, sessionQuery } from '#components/desk/session/queries.ts';
import { SessionSkeleton } from '#components/desk/session/session-skeleton.tsx';
import { SessionView } from '#components/desk/session/session-view.tsx';
import { userApi } from '#lib/auth/user-api.ts';
import { renderTime } from '#lib/time/render-time.ts';

interface SessionProps {
  params: Promise<{ sessionId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deskSession');
  return { title: t('title') };
}

/** One session: who has booked, who has come, who waits, and what staff do with them. */
export default async function DeskSessionPage({ params }: SessionProps) {
  const { sessionId } = await params;
  const t = await getTranslations('deskSession');
  return (
    <DeskPage
      path={`/sessions/${sessionId}`}
      title={t('title')}
      hidesTitle
      needs={['attendance', 'timetable']}
      namespaces={['deskSession', 'accountBookings.yes', 'accountBookings.no']}
      queries={() => [sessionQuery(userApi, sessionId), registerQuery(userApi, sessionId)]}
      skeleton={<SessionSkeleton label={t('loading')} />}
    >
      {() => <SessionView occurrenceId={sessionId} renderedAt={renderTime()} />}
    </DeskPage>
  );
}
