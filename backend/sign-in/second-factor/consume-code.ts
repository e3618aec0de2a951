import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { textCipher } from '#backend/text-cipher.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

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
