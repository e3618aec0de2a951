import { checkMayActFor, type Acting } from '#backend/acting/may-act-for.ts';
import type { Caller } from '#backend/context.ts';
import { invalid, DomainError } from '#backend/failure.ts';
import { isWrite } from '#backend/http/check-role.ts';
import type { Route } from '#contract/routes/route.ts';

function fromHeader(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  if (!/^[1-9]\d{0,15}$/.test(header)) throw invalid({ selected_user_id: ['Must be a number'] });
  return Number(header);
}

interface UserRequest {
  route: Route;
  caller: Caller | null;
  /** `selected_user_id` of the query or body; wins over the header. */
  selectedUserId: unknown;
  header: string | undefined;
}

/**
 * Resolves the user acted for (docs/product.md#acting-for): null when anonymous.
 * Throws `forbidden` for somebody not linked, and for
 * staff without the permission `customers` (reads) or `sell` (writes); `not_found` when staff choose nobody.
 */
export async function resolveActingUser(request: UserRequest, context: Omit<Acting, 'caller'>): Promise<number | null> {
  const { route, caller } = request;
  const callerId = caller?.userId ?? null;
  // Public operations hold nothing personal, so the selected user is ignored there.
  if (route.cache === 'public' || route.who === 'machine') return callerId;
  const selectedUserId =
    typeof request.selectedUserId === 'number' ? request.selectedUserId : fromHeader(request.header);
  if (selectedUserId === undefined || selectedUserId === callerId) return callerId;
  if (caller === null) throw new DomainError('forbidden');
  await checkMayActFor({ ...context, caller }, selectedUserId, isWrite(route) ? 'sell' : 'customers');
  return selectedUserId;
}
