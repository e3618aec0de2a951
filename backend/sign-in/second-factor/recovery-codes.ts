import { hash } from 'node:crypto';
import type { Ids } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';

const howMany = 10;
/** 120 random bits: long enough to be stored as a plain hash. */
const letters = 24;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const plain = (code: string) => code.toUpperCase().replace(/[^A-Z2-7]/g, '');
const getHash = (code: string) => hash('sha256', `recovery code ${plain(code)}`, 'hex');

function makeCode(ids: Ids): string {
  const bytes = hash('sha256', ids.token(), 'buffer').subarray(0, letters);
  const text = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
  return text.replace(/.{6}(?=.)/g, '$&-');
}

/** Replaces the recovery codes by new ones and returns them. Only their hashes are stored. */
export async function makeRecoveryCodes(db: Db, userId: number, ids: Ids): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => makeCode(ids));
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await db
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ codeHash: getHash(code), userId, usedAt: null })))
    .execute();
  return codes;
}

/** Uses a recovery code up. False for one that is not this person's, or was used before. */
export async function consumeRecoveryCode(db: Db, userId: number, code: string, now: Date): Promise<boolean> {
  if (plain(code).length !== letters) return false;
  const usedCode = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('codeHash', '=', getHash(code))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  return usedCode !== undefined;
}
