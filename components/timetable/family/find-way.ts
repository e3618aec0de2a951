import type { QueryClient } from '@tanstack/react-query';
import { restrictionQuery } from '#components/booking/queries/restriction.ts';
import type { Occurrence, OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { findClash, type Clash } from './clashing-booking.ts';
import { findOther } from './other-session.ts';
import type { Refused } from './refused.ts';

/** What was found for them: another session, what they have booked instead, or where the induction is. */
export type FoundWay =
  | { kind: 'fitting' | 'next'; session: OccurrenceSummary }
  | ({ kind: 'clash' } & Clash)
  | { kind: 'induction'; activity: string };

async function findInduction(client: QueryClient, { restrictions }: Occurrence): Promise<FoundWay | null> {
  const induction = restrictions?.prePurchaseInduction;
  if (induction == null) return null;
  const { relatedCategory } = await client.fetchQuery(restrictionQuery(browserApi, induction.id));
  return relatedCategory && { kind: 'induction', activity: relatedCategory.slug };
}

/** Looks for the way on of somebody who cannot come (docs/product.md#several-people). Throws an `ApiError`. */
export async function findWay(client: QueryClient, refused: Refused): Promise<FoundWay | null> {
  const { action, reason } = refused.session.bookableAction ?? { action: null, reason: null };
  if (
    action === 'cancel_booking' ||
    action === 'cancel_reservation' ||
    reason === 'busy' ||
    reason === 'already_booked'
  ) {
    const clash = await findClash(client, refused);
    return clash && { kind: 'clash', ...clash };
  }
  if (reason === 'restriction_unmet') return findInduction(client, refused.session);
  if (reason !== 'age' && reason !== 'full' && reason !== 'closed') return null;
  const session = await findOther(client, refused, reason !== 'age');
  return session && { kind: reason === 'age' ? 'fitting' : 'next', session };
}
