import { Secret, TOTP } from 'otpauth';
import type { Ids } from '#backend/context.ts';

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
export function stepOfCode(code: string, secret: string, now: Date): number | null {
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
