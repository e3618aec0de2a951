import { addDays } from 'date-fns/addDays';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Config } from '#backend/config.ts';
import type { Dependencies } from '#backend/context.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { textCipher } from '#backend/sealing/text-cipher.ts';
import { joiningDraftSchema, type JoiningDraft } from '#contract/joining/draft.ts';
import type { Language } from '#contract/languages/languages.ts';

const ofAddress = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('isInvited', '=', false)
    .where('disabledAt', 'is', null);

/** The language of whoever has an address; null when nobody has it. */
export async function readAccountLanguage(db: Db, email: string): Promise<Language | null> {
  const user = await ofAddress(db, email).select('language').executeTakeFirst();
  return user?.language ?? null;
}

/** Whether somebody can log in with an address. */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (await ofAddress(db, email).select('id').executeTakeFirst()) !== undefined;
}

/** Days for which a mailed link works. */
const draftDays = 14;

const contentSchema = joiningDraftSchema.pick({
  onboardingType: true,
  step: true,
  dataFields: true,
  people: true,
  collectableFeeIds: true,
});
type Content = z.infer<typeof contentSchema>;

const cipher = ({ appSecret }: Pick<Config, 'appSecret'>) => textCipher(appSecret, 'joining draft');

interface Draft {
  email: string;
  membershipTypeId: string;
  homeVenueId: string;
  content: Content;
}

/** Keeps a draft, encrypted, beside others of the same address, which anybody may have typed. Returns the key of its link. */
export async function saveDraft(
  tx: Tx,
  { email, content, ...facts }: Draft,
  { ids, clock, config }: Pick<Dependencies, 'ids' | 'clock' | 'config'>,
): Promise<{ token: string; expiresAt: Date }> {
  const token = ids.token();
  const now = clock.now();
  const expiresAt = addDays(now, draftDays);
  await tx
    .insertInto('joiningDrafts')
    .values({
      ...facts,
      email,
      tokenHash: hashToken(token),
      content: cipher(config).encrypt(JSON.stringify(content)),
      createdAt: now,
      expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

/** What a mailed link leads to. Throws `invalid_token` once it is old or was used to join. */
export async function readDraft(
  db: Db,
  token: string,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
): Promise<Omit<JoiningDraft, 'hasAccount' | 'expiresAt'> & { expiresAt: Date }> {
  const row = await db
    .selectFrom('joiningDrafts as d')
    .innerJoin('venues as v', 'v.id', 'd.homeVenueId')
    .where('d.tokenHash', '=', hashToken(token))
    .where('d.expiresAt', '>', clock.now())
    .select(['d.email', 'd.membershipTypeId', 'd.content', 'd.expiresAt', 'v.id', 'v.name', 'v.slug'])
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('invalid_token');
  const { email, membershipTypeId, expiresAt, id, name, slug } = row;
  const content = contentSchema.parse(JSON.parse(cipher(config).decrypt(row.content)));
  return { ...content, email, membershipTypeId, homeVenue: { id, name, slug }, expiresAt };
}

/** Ends the draft that a joining was resumed from, and the others of its address: who has the key has the mailbox. */
export async function endDraft(tx: Tx, token: string | undefined): Promise<void> {
  if (token === undefined) return;
  await sql`
    delete from joining_drafts
    where lower(email) = (select lower(email) from joining_drafts where token_hash = ${hashToken(token)})`.execute(tx);
}
