import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { getClock } from '#contract/rules/wall-time.ts';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';

const meta = cva('block text-s lining-nums tabular-nums', {
  variants: { isQuiet: { true: 'text-ink-3', false: 'text-ink-2' } },
});

type SessionMetaProps = {
  session: Pick<ScheduleOccurrence, 'startsAt' | 'endsAt' | 'locationName' | 'friendlyLocationName'>;
  /** Greyed, for a session that is over or not on offer. */
  isQuiet?: boolean;
  /** More, after the place. */
  children?: ReactNode;
};

/** When and where a session is: '09:00–15:30, Sports hall'. */
export const SessionMeta = ({ session, isQuiet = false, children }: SessionMetaProps) => {
  const place = session.friendlyLocationName ?? session.locationName;
  return (
    <span className={meta({ isQuiet })}>
      {getClock(session.startsAt.local)}–{getClock(session.endsAt.local)}
      {place !== '' && (
        <>
          , <span className="whitespace-nowrap">{place}</span>
        </>
      )}
      {children !== undefined && (
        <>
          {' '}
          · <span className="whitespace-nowrap">{children}</span>
        </>
      )}
    </span>
  );
};
