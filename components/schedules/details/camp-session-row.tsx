'use client';

import { useLocale, useTranslations } from 'next-intl';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import type { Waiting } from '#components/schedules/booking-form/use-waiting.ts';
import { ActionForm } from '#components/ui/button/action-form.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import type { ScheduleOccurrence } from '#contract/schedules.ts';
import { formatDate, formatDay } from '#lib/format/format-date.ts';
import { SessionMeta } from './session-meta.tsx';
import { SessionDate, SessionEnd, SessionRow } from './session-row.tsx';

export type CampSessionRowProps = {
  session: ScheduleOccurrence;
  now: Date;
  /** Hides the tag that says that a session is sold only with the entire camp or course. */
  isBundledOnlyView: boolean;
  /** The waitlist action; undefined in a read-only list. */
  waiting?: Waiting;
};

const Act = ({ session, waiting }: { session: ScheduleOccurrence; waiting: Waiting }) => {
  const t = useTranslations('camps');
  const locale = useLocale();
  const action = session.bookableAction?.action;
  if (action !== 'join_waitlist' && action !== 'leave_waitlist') return null;
  return (
    <ActionForm onAct={() => void waiting.act(session)}>
      <Button
        type="submit"
        variant="text"
        size="medium"
        className="-mr-2 justify-self-end max-small:-mb-1.5"
        loading={waiting.busyId === session.id}
      >
        {t(action === 'join_waitlist' ? 'join' : 'leave')}
        <VisuallyHidden> {t('ofWaitlist', { date: formatDay(session.startsAt.local, locale) })}</VisuallyHidden>
      </Button>
    </ActionForm>
  );
};

/** A session of a camp or course: time, place, availability tag and waitlist action. */
export const CampSessionRow = ({ session, now, isBundledOnlyView, waiting }: CampSessionRowProps) => {
  const t = useTranslations('camps');
  const locale = useLocale();
  const tag = availabilityTag(session, now, { bundledOnlyView: isBundledOnlyView });
  const isPast = tag?.kind === 'past';
  const note = tag?.kind === 'reserved' || tag?.kind === 'on_waitlist' ? tag.kind : null;
  return (
    <SessionRow isPast={isPast}>
      <div>
        <SessionDate isQuiet={isPast}>{formatDate(session.startsAt.local, locale)}</SessionDate>
        <SessionMeta session={session} isQuiet={isPast} />
      </div>
      <SessionEnd>
        {tag && <SessionTag tag={tag} />}
        {waiting && !isPast && <Act session={session} waiting={waiting} />}
      </SessionEnd>
      {note && waiting && <p className="col-span-full text-s text-ink-3">{t(`note.${note}`)}</p>}
    </SessionRow>
  );
};
