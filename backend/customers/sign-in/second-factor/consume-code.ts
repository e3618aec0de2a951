import { hash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import type { Ids } from '#backend/ids.ts';
import { textCipher } from '#backend/sealing/text-cipher.ts';

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
async function consumeRecoveryCode(db: Db, userId: number, code: string, now: Date): Promise<boolean> {
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

const period = 30;
/** RFC 4226 asks for 160 bits. */
const secretBytes = 20;
/** A phone's clock may be a step ahead, and a code typed late a step behind (RFC 6238, 5.2). */
const tolerance = 1;

/** A secret for an authenticator app, in base32. */
export function makeSecret(ids: Ids): string {
  const bytes = Buffer.from(ids.token(), 'base64url').subarray(0, secretBytes);
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/** What an authenticator app scans. `label` is what it shows below the operator's name. */
export function otpauthUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  }).toString();
}

/** The 30-second step whose code this is, if it is that of now or of one step before or after; else null. */
function stepOfCode(code: string, secret: string, now: Date): number | null {
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

type World = Pick<Context, 'clock' | 'config'>;

/** Encrypts and decrypts the secrets of authenticator apps. */
export function secretCipher({ appSecret }: Context['config']) {
  return textCipher(appSecret, 'second factor');
}

/**
 * Accepts a code of the app if it is right and newer than the last one accepted. Of concurrent requests only one
 * succeeds.
 */
export async function consumeAppCode(db: Db, userId: number, code: string, { clock, config }: World): Promise<boolean> {
  const factor = await db
    .selectFrom('secondFactors')
    .where('userId', '=', userId)
    .select('sealedSecret')
    .executeTakeFirst();
  if (factor === undefined) return false;
  const step = stepOfCode(code.replace(/\s/g, ''), secretCipher(config).decrypt(factor.sealedSecret), clock.now());
  if (step === null) return false;
  const updatedRow = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst();
  return updatedRow !== undefined;
}

/** Accepts a code of the app or a recovery code; null for a wrong or used one. */
export async function consumeCode(
  db: Db,
  userId: number,
  code: string,
  world: World,
): Promise<'app' | 'recovery' | null> {
  if (await consumeAppCode(db, userId, code, world)) return 'app';
  return (await consumeRecoveryCode(db, userId, code, world.clock.now())) ? 'recovery' : null;
}
