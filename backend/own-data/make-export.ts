import { strToU8, zipSync } from 'fflate';
import type { Db } from '#backend/db/schema.ts';
import { mailText } from '#backend/mail/mail-text.ts';
import { readOperator } from '#backend/operator/store.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { ownDataPage } from './own-data-page.ts';
import { readOwnData } from './read-own-data.ts';

/** Everything that is kept about somebody in one zip file: as a page to read, and as JSON. */
export async function makeExport(db: Db, userId: number, now: Date): Promise<Uint8Array> {
  const user = await db.selectFrom('users').where('id', '=', userId).select('language').executeTakeFirstOrThrow();
  const [{ name: operator, currency }, sections] = await Promise.all([readOperator(db), readOwnData(db, userId)]);
  const made = { operator, on: localDate(now, siteZone) };
  const data = Object.fromEntries(sections.map(({ name, rows }) => [name, rows]));
  return zipSync({
    'my-data.html': strToU8(ownDataPage(sections, made, mailText(user.language))),
    'my-data.json': strToU8(JSON.stringify({ madeAt: now, currency, amounts: 'minor units', ...data }, null, 2)),
  });
}
