import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { readOperator } from '#backend/operator/store.ts';
import { getExportName } from './export-file.ts';
import { makeExport } from './make-export.ts';

/** Days for which a download can be had. */
const lifeDays = 7;
const claimMinutes = 5;
const mostAttempts = 10;

type Deps = Pick<Dependencies, 'db' | 'clock' | 'ids' | 'config' | 'log' | 'services'>;

interface Claimed {
  id: string;
  userId: number;
}

/** The oldest download that waits, claimed for this process. */
async function claim({ db, clock }: Deps): Promise<Claimed | undefined> {
  const now = clock.now();
  const { rows } = await sql<Claimed>`
    update data_exports set claimed_until = ${addMinutes(now, claimMinutes)}, attempts = attempts + 1
    where id in (
      select id from data_exports where secret_hash is null and attempts < ${mostAttempts}
        and (claimed_until is null or claimed_until <= ${now})
      order by created_at, id limit 1 for update skip locked)
    returning id, user_id`.execute(db);
  return rows[0];
}

/** Makes the file, and mails the link to it once it is kept. */
async function make({ id, userId }: Claimed, { db, clock, ids, config, services }: Deps): Promise<void> {
  const now = clock.now();
  await services.files.put(getExportName(id), await makeExport(db, userId, now), 'application/zip');
  const secret = ids.token();
  await transact(db, async (tx) => {
    const ready = { secretHash: hashToken(secret), expiresAt: addDays(now, lifeDays), claimedUntil: null };
    await tx.updateTable('dataExports').set(ready).where('id', '=', id).execute();
    const recipient = await readRecipient(tx, [userId]);
    if (recipient === null) return;
    const { email: to, words } = recipient;
    const { t } = words;
    const subject = t('mails.export.title');
    const { name: operatorName } = await readOperator(tx);
    const action = { label: t('mails.export.action'), url: `${config.siteUrl}/api/my-account/exports/${secret}.zip` };
    const paragraphs = [t('mails.export.lead'), t('mails.export.next')];
    const { html, text } = letter({ words, operatorName, heading: subject, paragraphs, action });
    await queueMail(tx, { to, subject, html, text }, `export:${id}`, now);
  });
}

/** Deletes the downloads whose time is over, the file first: a row without a file leads nowhere. */
async function removeOver({ db, clock, services }: Deps): Promise<void> {
  const over = await db
    .selectFrom('dataExports')
    .where('expiresAt', '<=', clock.now())
    .select('id')
    .limit(100)
    .execute();
  for (const { id } of over) {
    await services.files.remove(getExportName(id));
    await db.deleteFrom('dataExports').where('id', '=', id).execute();
  }
}

/** Makes the downloads that people have asked for; one that fails is tried again, and the others go on. */
export async function makeExports(deps: Deps, signal = new AbortController().signal): Promise<void> {
  await removeOver(deps);
  for (let next = await claim(deps); next !== undefined && !signal.aborted; next = await claim(deps)) {
    await make(next, deps).catch((err: unknown) => deps.log.error({ err }, 'a download of own data could not be made'));
  }
}
