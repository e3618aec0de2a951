import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Db } from '#backend/db/schema.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { letter } from '#backend/mail/letter.ts';
import { escapeHtml } from '#backend/mail/mail-frame.ts';
import { mailText, type MailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { readOperator } from '#backend/operator/store.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { getExportName } from './export-file.ts';
import { readOwnData, type DataSection } from './read-own-data.ts';

/** 'First name' of `firstName`. */
function toLabel(key: string): string {
  const words = key.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function getTable({ rows }: DataSection, { t }: MailText): string {
  const [first] = rows;
  if (first === undefined) return `<p>${escapeHtml(t('mails.ownData.nothing'))}</p>`;
  const keys = Object.keys(first);
  const head = keys.map((key) => `<th scope="col">${escapeHtml(toLabel(key))}</th>`).join('');
  const body = rows.map((row) => `<tr>${keys.map((key) => `<td>${escapeHtml(toText(row[key]))}</td>`).join('')}</tr>`);
  return `<div class="wide" tabindex="0" role="group"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#1d1d26;margin:2rem auto;max-width:72rem;padding:0 1rem}
h1{font-size:1.75rem}h2{font-size:1.25rem;margin-top:2rem}.wide{overflow-x:auto}
table{border-collapse:collapse}th,td{border:1px solid #c9c9d4;padding:.375rem .625rem;text-align:left;vertical-align:top}`;

interface Made {
  operator: string;
  /** YYYY-MM-DD */
  on: string;
}

/** Everything that is kept about somebody as a page to read, without scripts and without anything loaded. */
function ownDataPage(sections: readonly DataSection[], { operator, on }: Made, words: MailText): string {
  const { t, language, date } = words;
  const title = escapeHtml(t('mails.ownData.title', { operator }));
  const parts = sections.map(
    (section) => `<h2>${escapeHtml(t(`mails.ownData.sections.${section.name}`))}</h2>${getTable(section, words)}`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${style}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(t('mails.ownData.made', { date: date(on) }))}</p>
${parts.join('\n')}</main></body></html>
`;
}

/** Everything that is kept about somebody in one zip file: as a page to read, and as JSON. */
async function makeExport(db: Db, userId: number, now: Date): Promise<Uint8Array> {
  const user = await db.selectFrom('users').where('id', '=', userId).select('language').executeTakeFirstOrThrow();
  const [{ name: operator, currency }, sections] = await Promise.all([readOperator(db), readOwnData(db, userId)]);
  const made = { operator, on: localDate(now, siteZone) };
  const data = Object.fromEntries(sections.map(({ name, rows }) => [name, rows]));
  return zipSync({
    'my-data.html': strToU8(ownDataPage(sections, made, mailText(user.language))),
    'my-data.json': strToU8(JSON.stringify({ madeAt: now, currency, amounts: 'minor units', ...data }, null, 2)),
  });
}

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
