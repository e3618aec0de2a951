import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { keyedHash } from '#backend/sealing/keyed-hash.ts';
import { recordAudit, type Auditing } from './record-audit.ts';

export type SecurityAction =
  | 'account_closing'
  | 'account_kept'
  | 'current_password_failed'
  | 'devices_logged_out'
  | 'email_allowed'
  | 'email_changed'
  | 'log_in_failed'
  | 'log_in_succeeded'
  | 'password_changed'
  | 'password_reset'
  | 'password_reset_failed'
  | 'password_reset_requested'
  | 'pin_locked'
  | 'pin_removed'
  | 'pin_set'
  | 'request_refused'
  | 'second_factor_disabled'
  | 'second_factor_enabled'
  | 'second_factor_failed';

/** An account by its id, or by the name that was typed when no account has that name. */
export type Account = { userId: number } | { name: string };

export interface SecurityEvent {
  action: SecurityAction;
  account: Account | null;
  details?: Record<string, unknown>;
}

export type SecurityContext = Auditing & Pick<Context, 'config' | 'address' | 'log'>;

/**
 * Pseudonyms of an account and an address for logs and audit rows: keyed hashes, equal for equal input and not
 * reversible.
 */
export function pseudonyms({ config, address }: Pick<Context, 'config' | 'address'>, account: Account | null) {
  const hash = keyedHash(config.appSecret, 'security events');
  const nameKey = account !== null && 'name' in account ? `name:${account.name.trim().toLowerCase()}` : null;
  const userKey = account !== null && 'userId' in account ? `user:${account.userId}` : null;
  const subject = userKey ?? nameKey;
  return { account: subject === null ? null : hash(subject), address: hash(`address:${address}`) };
}

/**
 * Records an event that concerns the security of an account: a log line and an audit row, with account and address as
 * keyed hashes. Pass the transaction of the change, if there is one; with null only the log line is written.
 */
export async function recordSecurityEvent(
  db: Db | null,
  context: SecurityContext,
  event: SecurityEvent,
): Promise<void> {
  const { action, account, details } = event;
  const hashes = pseudonyms(context, account);
  const level = action === 'request_refused' || action.endsWith('_failed') ? 'warn' : 'info';
  context.log[level]({ securityEvent: action, ...hashes, ...details }, 'security event');
  if (db === null) return;
  const userId = account !== null && 'userId' in account ? account.userId : null;
  await recordAudit(db, context, {
    action,
    subjectType: userId === null ? 'account' : 'user',
    subjectId: userId === null ? (hashes.account ?? 'anonymous') : String(userId),
    details: { ...details, address: hashes.address },
  });
}
