'use client';

import { useLocale, useTranslations } from 'next-intl';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import { waitlistText } from '#components/booking/model/waitlist-text.ts';
import { ActionForm } from '#components/ui/button/action-form.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import { formatDate, formatDay } from '#lib/format/format-date.ts';
import { SessionMeta } from './session-meta.tsx';
import { SessionDate, SessionEnd, SessionRow } from './session-row.tsx';
import type { SessionActions } from './use-session-actions.ts';

export type CampSessionRowProps = {
  session: ScheduleOccurrence;
  now: Date;
  /** Hides the tag that says that a session is sold only with the entire camp or course. */
  isBundledOnlyView: boolean;
  /** What can be done about a session; undefined in a read-only list. */
  actions?: Pick<SessionActions, 'act' | 'busyId'>;
};

const words = {
  join_waitlist: { label: 'camps.join', of: 'camps.ofWaitlist' },
  leave_waitlist: { label: 'camps.leave', of: 'camps.ofWaitlist' },
  cancel_booking: { label: 'timetable.cancel', of: 'camps.ofSession' },
  cancel_reservation: { label: 'timetable.remove', of: 'camps.ofSession' },
} as const;

type ActProps = { session: ScheduleOccurrence; actions: NonNullable<CampSessionRowProps['actions']> };

const Act = ({ session, actions }: ActProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const action = session.bookableAction?.action ?? 'book';
  if (action === 'book') return null;
  const { label, of } = words[action];
  return (
    <ActionForm onAct={() => void actions.act(session)}>
      <Button
        type="submit"
        variant="text"
        size="medium"
        className="-mr-2 justify-self-end max-small:-mb-1.5"
        loading={actions.busyId === session.id}
      >
        {t(label)}
        <VisuallyHidden> {t(of, { date: formatDay(session.startsAt.local, locale) })}</VisuallyHidden>
      </Button>
    </ActionForm>
  );
};

/** A session of a camp or course: time, place, availability tag and what can be done. */
export const CampSessionRow = ({ session, now, isBundledOnlyView, actions }: CampSessionRowProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const tag = availabilityTag(session, now, { bundledOnlyView: isBundledOnlyView });
  const isPast = tag?.kind === 'past';
  const kind = tag?.kind === 'reserved' || tag?.kind === 'on_waitlist' ? tag.kind : null;
  const note = waitlistText(session, t) ?? (kind && t(`camps.note.${kind}`));
  return (
    <SessionRow isPast={isPast}>
      <div>
        <SessionDate isQuiet={isPast}>{formatDate(session.startsAt.local, locale)}</SessionDate>
        <SessionMeta session={session} isQuiet={isPast} />
      </div>
      <SessionEnd hasActions={actions !== undefined}>
        {tag && <SessionTag tag={tag} />}
        {actions && !isPast && <Act session={session} actions={actions} />}
      </SessionEnd>
      {note && actions && <p className="col-span-full text-s text-ink-3">{note}</p>}
    </SessionRow>
  );
};
