'use client';

import { useIsMutating, useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import { LoadFailed } from '#components/booking/load-failed.tsx';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { buttonClass, Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { loadAgain } from '#components/ui/load-again.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useNow } from '#lib/time/use-now.ts';
import { registerQuery, sessionQuery, waitlistQuery } from './queries.ts';
import { RegisterList } from './register/register-list.tsx';
import { SessionActions } from './session-actions.tsx';
import { SessionHead } from './session-head.tsx';
import { SessionSkeleton } from './session-skeleton.tsx';
import { countRegister, getPhase, getSessionEnd } from './session-state.ts';
import { PersonPanel } from './side/person-panel.tsx';
import { WaitingList } from './waiting-list.tsx';

const CancelSession = lazy(async () => ({
  default: (await loadAgain(() => import('./side/cancel-session.tsx'))).CancelSession,
}));
const ChangeSession = lazy(async () => ({
  default: (await loadAgain(() => import('./side/change-session.tsx'))).ChangeSession,
}));

/**
 * How often the lists are read again, because others work beside this desk, in milliseconds. Each read is audited.
 */
const readEveryMs = 60_000;

/** What stands in the side; null for the waitlist. */
type Side = { kind: 'person'; bookingId: string } | { kind: 'cancel' } | { kind: 'change' } | null;

export interface SessionViewProps {
  occurrenceId: string;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
}

/** A session at the desk: who has booked, who has come, who waits, and what is done with them. */
export const SessionView = ({ occurrenceId, renderedAt }: SessionViewProps) => {
  const t = useTranslations('deskSession');
  const now = useNow(renderedAt);
  const mayManage = useMay('timetable');
  const maySell = useMay('sell');
  // An attendance that is being saved is shown already and not read over.
  const isSaving = useIsMutating({ mutationKey: ['recordAttendance'] }) > 0;
  const refetchInterval = isSaving ? false : readEveryMs;
  const session = useQuery({ ...sessionQuery(browserApi, occurrenceId), refetchInterval });
  const register = useQuery({ ...registerQuery(browserApi, occurrenceId), refetchInterval });
  const waitlist = useQuery({ ...waitlistQuery(browserApi, occurrenceId), refetchInterval, enabled: mayManage });
  const [side, setSide] = useState<Side>(null);
  const view = useRef<HTMLDivElement>(null);
  /** Gives the focus to the first of these that is there. */
  const focus = (...selectors: string[]) =>
    requestAnimationFrame(() => {
      const found = selectors.map((selector) => view.current?.querySelector<HTMLElement>(selector));
      found.find((element) => element != null)?.focus();
    });
  const close = () => {
    if (side !== null)
      focus(side.kind === 'person' ? `[data-entry="${side.bookingId}"]` : `[data-action="${side.kind}"]`);
    setSide(null);
  };
  const finish = () => {
    setSide(null);
    focus('#session-register', '[data-session-end]');
  };

  if (session.error instanceof ApiError && session.error.status === 404)
    return (
      <EmptyState
        title={t('notThere')}
        art={<CourtIllustration kind="studio" zone={null} />}
        action={
          <Link className={buttonClass({ variant: 'secondary' })} href="/sessions">
            {t('toList')}
          </Link>
        }
      >
        {t('notThereHelp')}
      </EmptyState>
    );
  if ([session, register, waitlist].some(({ isError, data }) => isError && data === undefined))
    return (
      <LoadFailed
        title={t('failed')}
        onRetry={() => void Promise.all([session.refetch(), register.refetch(), mayManage && waitlist.refetch()])}
      >
        {t('failedHelp')}
      </LoadFailed>
    );
  if (session.data === undefined || register.data === undefined || (mayManage && waitlist.data === undefined))
    return <SessionSkeleton label={t('loading')} />;

  const entries = register.data;
  const waiting = waitlist.data ?? [];
  const { booked, here } = countRegister(entries);
  const end = getSessionEnd(entries, waiting.length);
  const isOver = getPhase(session.data, now).kind === 'over';
  const hasStarted = new Date(session.data.startsAt.utc) <= now;
  const isCancelled = session.data.status === 'cancelled';
  const entry = side?.kind === 'person' ? entries.find(({ bookingId }) => bookingId === side.bookingId) : undefined;
  return (
    <div className="grid gap-5" ref={view}>
      <SessionHead {...{ booked, here, now }} session={session.data} waiting={mayManage ? waiting.length : null}>
        {maySell && !isCancelled && !hasStarted && (
          <SessionActions occurrenceId={occurrenceId} session={session.data} />
        )}
        {mayManage && !isCancelled && !isOver && (
          <Button type="button" variant="secondary" data-action="change" onClick={() => setSide({ kind: 'change' })}>
            {t('actions.change')}
          </Button>
        )}
        {mayManage && !isCancelled && (!hasStarted || end.bookings === 0) && (
          <Button type="button" variant="secondary" data-action="cancel" onClick={() => setSide({ kind: 'cancel' })}>
            {t('actions.cancel')}
          </Button>
        )}
      </SessionHead>
      <div className="grid gap-6 *:min-w-0 medium:grid-cols-[minmax(0,1fr)_20.5rem] medium:items-start large:grid-cols-[minmax(0,1fr)_24rem] large:gap-8">
        <div tabIndex={-1} data-session-end="">
          <RegisterList
            occurrenceId={occurrenceId}
            entries={entries}
            openId={entry?.bookingId ?? null}
            onOpen={(bookingId) => setSide({ kind: 'person', bookingId })}
          />
        </div>
        <aside aria-label={t('actions.label')}>
          <Suspense fallback={null}>
            {entry !== undefined && (
              <PersonPanel
                key={entry.bookingId}
                session={session.data}
                entry={entry}
                nextName={waiting.find(({ status }) => status === 'waiting')?.firstName ?? null}
                onClose={close}
                onGone={finish}
              />
            )}
            {side?.kind === 'cancel' && (
              <CancelSession
                occurrenceId={occurrenceId}
                session={session.data}
                end={end}
                waiting={waiting.length}
                onClose={close}
                onCancelled={finish}
              />
            )}
            {side?.kind === 'change' && (
              <ChangeSession occurrenceId={occurrenceId} session={session.data} people={end.bookings} onClose={close} />
            )}
          </Suspense>
          {entry === undefined && (side === null || side.kind === 'person') && mayManage && (
            <WaitingList occurrenceId={occurrenceId} entries={waiting} />
          )}
        </aside>
      </div>
    </div>
  );
};
