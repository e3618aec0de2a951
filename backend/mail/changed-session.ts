import type { DeleteReason } from '#contract/timetable/update-occurrence.ts';
import type { MailText } from './mail-text.ts';
import { mailedSession, type MailedSession } from './mailed-session.ts';

/** What a mail says of a session besides its name and venue. */
export interface ShownSession {
  startsAt: Date;
  minutes: number;
  place: string;
  instructors: string;
}

export interface SessionChange {
  before: ShownSession;
  after: ShownSession;
}

/** A session that may be booked instead. */
export interface Alternative {
  /** By which the timetable of that date knows it. */
  id: string | number;
  startsAt: Date;
  localDate: string;
  templateName: string;
}

/** Whether anything has changed that somebody who comes must know. */
export function isWorthTelling({ before, after }: SessionChange): boolean {
  return (
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    before.minutes !== after.minutes ||
    before.place !== after.place ||
    before.instructors !== after.instructors
  );
}

/** What has changed of a session, in sentences. */
export function getChanges(row: MailedSession, { before, after }: SessionChange, words: MailText): string[] {
  const { t } = words;
  const isElsewhen = before.startsAt.getTime() !== after.startsAt.getTime();
  const session = mailedSession({ ...row, startsAt: before.startsAt }, words);
  const led = after.instructors === '' ? t('mails.sessionChanged.noInstructor') : null;
  return [
    ...(isElsewhen ? [t('mails.moved.before', { session })] : []),
    ...(before.minutes === after.minutes ? [] : [t('mails.sessionChanged.lasts', { minutes: after.minutes })]),
    ...(before.place === after.place ? [] : [t('mails.sessionChanged.place', { place: after.place })]),
    ...(before.instructors === after.instructors
      ? []
      : [led ?? t('mails.sessionChanged.instructors', { names: after.instructors })]),
  ];
}

/** Why, where that says something to those who wanted to come. */
export function getReason(reason: DeleteReason, { t }: MailText): string[] {
  switch (reason) {
    case 'location_closure':
    case 'opening_time_change':
    case 'schedule_change':
    case 'space_reduction':
    case 'adverse_weather':
    case 'staff_availability':
      return [t(`mails.sessionCancelled.reasons.${reason}`)];
    default:
      return [];
  }
}
