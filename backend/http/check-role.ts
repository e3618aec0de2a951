import type { Caller } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import type { Route } from '#contract/routes/route.ts';

/** Whether a call changes something. */
export function isWrite(route: Route): boolean {
  return route.method !== 'GET';
}

/**
 * Who may call at all, and of the staff who is permitted to (docs/product.md#callers). Checked before what is sent.
 * Throws `unauthenticated` or `forbidden`.
 */
export function checkRole(route: Route, caller: Caller | null): void {
  if (caller === null && (route.who === 'customer' || route.who === 'staff')) throw new DomainError('unauthenticated');
  if (route.who === 'staff') checkPermission(caller, route.permission);
}

/**
 * The channel `foh` is for staff, and writing through it needs `sell` (docs/product.md#callers). Checked before the
 * body is validated: `sources` are the raw values of `source` in path, query and body. Throws `forbidden`.
 */
export function checkChannel(route: Route, caller: Caller | null, sources: unknown[]): void {
  if (!sources.includes('foh')) return;
  const isAllowed = caller?.isStaff === true && (!isWrite(route) || caller.permissions.includes('sell'));
  if (!isAllowed) throw new DomainError('forbidden');
}

/** Whether staff hold a permission, or one of several (docs/product.md#callers). Throws `forbidden`. */
export function checkPermission(caller: Caller | null, permission: string | readonly string[]): void {
  const isHeld = [permission].flat().some((one) => caller?.permissions.includes(one));
  if (caller?.isStaff !== true || !isHeld) throw new DomainError('forbidden');
}
