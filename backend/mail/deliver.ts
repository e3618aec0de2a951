import { createTransport } from 'nodemailer';
import type { Ports } from '../context.ts';
import type { Mail } from './queue-mail.ts';

export type Deliver = (mail: Mail) => Promise<void>;

/** Sends through the mail server of the settings; without one, mail is kept and shown at `/dev/mails`. */
export function createDeliver({ config, db, clock }: Pick<Ports, 'config' | 'db' | 'clock'>): Deliver {
  if (config.smtpUrl === undefined) {
    return async ({ to, subject, html, text }) => {
      await db.insertInto('demoMails').values({ recipient: to, subject, html, text, createdAt: clock.now() }).execute();
    };
  }
  const transport = createTransport(config.smtpUrl);
  return async (mail) => {
    await transport.sendMail({ ...mail, from: config.mailFrom });
  };
}
