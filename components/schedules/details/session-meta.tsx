import type { ReactNode } from 'react';
import { getClock } from '#contract/rules/wall-time.ts';
import type { ScheduleOccurrence } from '#contract/schedules.ts';

type SessionMetaProps = {
  session: Pick<ScheduleOccurrence, 'startsAt' | 'endsAt' | 'locationName' | 'friendlyLocationName'>;
  /** More, after the place. */
  children?: ReactNode;
};

/** When and where a session is: '09:00–15:30, Sports hall'. */
export const SessionMeta = ({ session, children }: SessionMetaProps) => {
  const place = session.friendlyLocationName ?? session.locationName;
  return (
    <span className="srow__meta num">
      {getClock(session.startsAt.local)}–{getClock(session.endsAt.local)}
      {place !== '' && (
        <>
          , <span className="nowrap">{place}</span>
        </>
      )}
      {children !== undefined && (
        <>
          {' '}
          · <span className="nowrap">{children}</span>
        </>
      )}
    </span>
  );
};
