import { createTransport } from 'nodemailer';
import type { Dependencies } from '#backend/context.ts';
import type { Mail } from './queue-mail.ts';

export type Deliver = (mail: Mail) => Promise<void>;

/** Timeouts in milliseconds; after one the mail is retried later. */
const timeoutMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** A mail server on this machine, to which nothing passes a network. */
const ownMachine = /^smtp:\/\/(?:[^@/]*@)?(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/?]|$)/;

/** A calendar program offers to take over what is in it; the method is named as in the file itself (RFC 6047). */
function attachment(content: string, index: number) {
  const filename = index === 0 ? 'booking.ics' : `booking-${index + 1}.ics`;
  const method = content.includes('\r\nMETHOD:CANCEL\r\n') ? 'CANCEL' : 'PUBLISH';
  return { filename, content, contentType: `text/calendar; charset=utf-8; method=${method}` };
}

/**
 * Sends through the mail server of the settings; the demo has none: its mail is stored and shown at `/dev/mails`. With
 * `smtp://` a server on another machine has to offer TLS (STARTTLS): without it nothing is sent, because mails hold links
 * that set a password. `?requireTLS=false` in the address allows it.
 */
export function createDeliver({ config, db, clock }: Pick<Dependencies, 'config' | 'db' | 'clock'>): Deliver {
  if (config.smtpUrl === undefined) {
    if (!config.demo) throw new Error('Mail is kept for reading only in the demo; set SMTP_URL.');
    return async ({ to, subject, html, text }) => {
      await db.insertInto('demoMails').values({ recipient: to, subject, html, text, createdAt: clock.now() }).execute();
    };
  }
  const transport = createTransport({
    url: config.smtpUrl,
    requireTLS: !ownMachine.test(config.smtpUrl),
    ...timeoutMs,
  });
  return async ({ calendars = [], ...mail }) => {
    await transport.sendMail({ ...mail, from: config.mailFrom, attachments: calendars.map(attachment) });
  };
}
