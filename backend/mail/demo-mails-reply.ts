import type { Ports } from '#backend/context.ts';
import { Refusal } from '#backend/failure.ts';
import { jsonType, type HttpReply } from '#backend/http/output/http-reply.ts';
import { listDemoMails } from './list-demo-mails.ts';

/** Answer of `GET /dev/mails`: the mail kept, newest first, as JSON. Throws `not_found` where none is kept. */
export async function demoMailsReply(ports: Pick<Ports, 'db' | 'config'>): Promise<HttpReply> {
  const mails = await listDemoMails(ports);
  if (mails === null) throw new Refusal('not_found');
  return {
    status: 200,
    body: JSON.stringify(mails),
    headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store' },
  };
}
