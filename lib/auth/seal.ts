import { isAfter } from 'date-fns/isAfter';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { everySecret, type Secret } from '#contract/rules/settings/secret.ts';
import type { Session } from '#lib/api/session.ts';

/** Schema of the session in the encrypted cookie. */
export const sessionSchema: z.ZodType<Session> = z.object({
  token: z.string().min(1),
  userId: z.int().min(1),
  selectedUserId: z.int().min(1).nullable(),
  source: z.enum(['online', 'foh']),
  expiresAt: z.iso.datetime(),
  idleUntil: z.iso.datetime().optional(),
});

const isOver = ({ expiresAt, idleUntil = expiresAt }: Session, now: Date) =>
  !isAfter(expiresAt, now) || !isAfter(idleUntil, now);

/** Encrypts and signs a value with the newest secret; each holds 32 characters or more. `ttl` is in seconds, 0 for ever. */
export function seal(content: unknown, secret: Secret, ttl: number): Promise<string> {
  return sealData(content, { password: everySecret(secret)[0], ttl });
}

/** Decrypts a value that was sealed with any secret that counts; null when it was with none, was changed or is too old. */
export async function unseal(sealed: string, secret: Secret, ttl: number): Promise<unknown> {
  for (const password of everySecret(secret)) {
    // What cannot be opened is an empty object or an error.
    const content = await unsealData<object>(sealed, { password, ttl }).catch(() => ({}));
    if (Object.keys(content).length > 0) return content;
  }
  return null;
}

/** Encrypts and signs a session. */
export function sealSession(session: Session, secret: Secret): Promise<string> {
  return seal(session, secret, 0);
}

/**
 * Decrypts a session; null when it is missing, forged, encrypted with another secret, of an unknown shape, or expired,
 * also by the idle timeout.
 */
export async function unsealSession(
  sealed: string | undefined,
  { secret, now }: { secret: Secret; now: Date },
): Promise<Session | null> {
  if (!sealed) return null;
  const parsed = sessionSchema.safeParse(await unseal(sealed, secret, 0));
  if (!parsed.success || isOver(parsed.data, now)) return null;
  return parsed.data;
}
