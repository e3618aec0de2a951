import type { Caller } from '#backend/context.ts';
import { isStaffWith, type StaffPermission } from '#backend/customers/may-act-for.ts';
import type { CancellationSource } from '#backend/db/tables/enums.ts';
import { DomainError } from '#backend/failure.ts';

/**
 * Whether the rules of staff apply: by the client that asks, not by who is logged in (docs/product.md#cancellations).
 * Throws `forbidden` when customers name a source of staff.
 */
export function isStaffSource(caller: Caller | null, source: CancellationSource, permission: StaffPermission): boolean {
  if (source === 'customers' || source === 'my-account') return false;
  if (!isStaffWith(caller, permission)) throw new DomainError('forbidden');
  return true;
}
