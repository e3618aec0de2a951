import { createTransport } from 'nodemailer';
import type { Dependencies } from '#backend/context.ts';
import type { Mail } from './queue-mail.ts';

export type Deliver = (mail: Mail) => Promise<void>;

/** Timeouts in milliseconds; after one the mail is retried later. */
const timeoutMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through the mail server of the settings; the demo has none: its mail is stored and shown at `/dev/mails`. */
export function createDeliver({ config, db, clock }: Pick<Dependencies, 'config' | 'db' | 'clock'>): Deliver {
  if (config.smtpUrl === undefined) {
    if (!config.demo) throw new Error('Mail is kept for reading only in the demo; set SMTP_URL.');
    return async ({ to, subject, html, text }) => {
      await db.insertInto('demoMails').values({ recipient: to, subject, html, text, createdAt: clock.now() }).execute();
    };
  }
  const transport = createTransport({ url: config.smtpUrl, ...timeoutMs });
  return async (mail) => {
    await transport.sendMail({ ...mail, from: config.mailFrom });
  };
}
