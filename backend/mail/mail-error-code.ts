import { TimeLimitExceeded } from '#backend/jobs/time-limit.ts';

function getValue(error: unknown, key: 'responseCode' | 'code'): unknown {
  return error !== null && typeof error === 'object' ? Reflect.get(error, key) : undefined;
}

/**
 * Why a mail could not be sent, without personal data: the SMTP code (`550`), else the code of the mailer or the socket
 * (`EAUTH`, `ECONNREFUSED`), else `timeout` or `unknown`.
 */
export function mailErrorCode(error: unknown): string {
  if (error instanceof TimeLimitExceeded) return 'timeout';
  const reply = getValue(error, 'responseCode');
  if (typeof reply === 'number') return String(reply);
  const code = getValue(error, 'code');
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'unknown';
}
