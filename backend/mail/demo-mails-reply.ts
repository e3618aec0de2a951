import type { Dependencies } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { jsonType, type HttpReply } from '#backend/http/output/http-reply.ts';
import { instant } from '#backend/serialize/instant.ts';

const atMost = 100;

interface DemoMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  createdAt: string;
}

/** Mail that would have been sent, newest first; null outside the demo and where a mail server is set: nothing is kept there. */
export async function listDemoMails({ db, config }: Pick<Dependencies, 'db' | 'config'>): Promise<DemoMail[] | null> {
  if (!config.demo || config.smtpUrl !== undefined) return null;
  const mails = await db
    .selectFrom('demoMails')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(atMost)
    .selectAll()
    .execute();
  return mails.map(({ recipient, createdAt, ...mail }) => ({ ...mail, to: recipient, createdAt: instant(createdAt) }));
}

/** Answer of `GET /dev/mails`: the mail kept, newest first, as JSON. Throws `not_found` where none is kept. */
export async function demoMailsReply(dependencies: Pick<Dependencies, 'db' | 'config'>): Promise<HttpReply> {
  const mails = await listDemoMails(dependencies);
  if (mails === null) throw new DomainError('not_found');
  return {
    status: 200,
    body: JSON.stringify(mails),
    headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store' },
  };
}
