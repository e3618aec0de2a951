import { localStamp } from '#backend/serialize/venue-time.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { MailText } from './mail-text.ts';

export interface MailedSession {
  templateName: string;
  startsAt: Date;
  venueName: string;
  timezone: string;
}

/** A session in one line of a mail: what, when and where. */
export function mailedSession(row: MailedSession, { t, date }: MailText): string {
  const stamp = localStamp(row.startsAt, row.timezone);
  return t('mails.session', {
    name: row.templateName,
    date: date(stamp),
    time: getClock(stamp),
    venue: row.venueName,
  });
}
