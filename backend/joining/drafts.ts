import { addDays } from 'date-fns/addDays';
import { z } from 'zod';
import type { Config } from '#backend/config.ts';
import type { Dependencies } from '#backend/context.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { textCipher } from '#backend/text-cipher.ts';
import { joiningDraftSchema, type JoiningDraft } from '#contract/joining/draft.ts';

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

/** Keeps a draft, encrypted, in place of the one before of the same address. Returns the key of its link. */
export async function saveDraft(
  tx: Tx,
  { email, content, ...facts }: Draft,
  { ids, clock, config }: Pick<Dependencies, 'ids' | 'clock' | 'config'>,
): Promise<{ token: string; expiresAt: Date }> {
  const token = ids.token();
  const now = clock.now();
  const expiresAt = addDays(now, draftDays);
  await tx
    .deleteFrom('joiningDrafts')
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .execute();
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

/** What a mailed link leads to. Throws `invalid_token` once it is old, or another one was mailed. */
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

/** Ends the draft that a joining was resumed from. */
export async function endDraft(tx: Tx, token: string | undefined): Promise<void> {
  if (token !== undefined) await tx.deleteFrom('joiningDrafts').where('tokenHash', '=', hashToken(token)).execute();
}
