import type { Dependencies } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { jsonType, type HttpReply } from '#backend/http/output/http-reply.ts';
import { listDemoMails } from './list-demo-mails.ts';

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
