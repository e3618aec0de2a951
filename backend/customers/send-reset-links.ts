import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readOperator } from '#backend/operator/store.ts';
import type { Language } from '#contract/languages/languages.ts';
import { findAccount } from './store.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'ids' | 'config'>;

const customerLife = { minutes: 60, lead: 'mails.reset.hour' } as const;
/** Shorter for staff, who have more permissions and read the mail at the same computer. */
const staffLife = { minutes: 10, lead: 'mails.reset.tenMinutes' } as const;

/** The page that takes the token, and leads on to where the link was asked for. */
function getLink(siteUrl: string, token: string, redirect: string | null): string {
  const query = new URLSearchParams({ token, ...(redirect !== null && { redirect }) });
  return `${siteUrl}/reset-password?${query.toString()}`;
}

interface Account {
  id: number;
  email: string;
  isStaff: boolean;
  language: Language;
}

async function queueLink(
  tx: Tx,
  { redirect, ...user }: Account & { redirect: string | null },
  { clock, ids, config }: Deps,
): Promise<void> {
  const token = ids.token();
  const tokenHash = hashToken(token);
  const now = clock.now();
  const words = mailText(user.language);
  const { minutes, lead } = user.isStaff ? staffLife : customerLife;
  const expiresAt = addMinutes(now, minutes);
  const { name } = await readOperator(tx);
  const heading = words.t('mails.choosePassword');
  const { html, text } = letter({
    words,
    operatorName: name,
    heading,
    paragraphs: [words.t(lead), words.t('mails.reset.notYou')],
    action: { label: heading, url: getLink(config.siteUrl, token, redirect) },
  });
  await tx.insertInto('passwordResets').values({ userId: user.id, tokenHash, createdAt: now, expiresAt }).execute();
  await queueMail(tx, { to: user.email, subject: heading, html, text }, `password-reset:${tokenHash}`, now);
}

/** Handles the oldest request; concurrent processes take different ones (`skip locked`). False when there is none. */
async function sendOne(deps: Deps): Promise<boolean> {
  return transact(deps.db, async (tx) => {
    const { rows } = await sql<{ name: string; redirect: string | null }>`
      delete from password_reset_requests
      where id = (select id from password_reset_requests order by id limit 1 for update skip locked)
      returning name, redirect`.execute(tx);
    const [request] = rows;
    if (request === undefined) return false;
    const user = await findAccount(tx, request.name);
    if (user !== undefined && user.email !== null) {
      await queueLink(tx, { ...user, email: user.email, redirect: request.redirect }, deps);
    }
    return true;
  });
}

/** Mails a link to everybody who asked for one and has an account. Returns how many requests were handled. */
export async function sendResetLinks(deps: Deps, signal = new AbortController().signal): Promise<number> {
  let answered = 0;
  while (!signal.aborted && (await sendOne(deps))) answered += 1;
  return answered;
}
