import { findBundleLine } from '#backend/cart/bundles/find-bundle-line.ts';
import type { CartChoice } from '#backend/cart/choose-cart.ts';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import type { JournalTransactionsTable } from '#backend/db/tables/credit.ts';
import { invalid, notFound } from '#backend/failure.ts';
import { findOccurrence } from '#backend/timetable/find-occurrence.ts';
import type { AddItem } from '#contract/cart/add-item.ts';
import { idSchema } from '#contract/primitives.ts';
import { findTicket, findGoods } from './find-goods.ts';
import {
  getOption,
  type Line,
  type LineRequest,
  type PenaltyLine,
  type SessionLine,
  type DebtLine,
  type RenewalLine,
} from './line.ts';

/**
 * The renewal on offer that an item names, of a membership that the buyer or the person it is for holds. Throws
 * `not_found`, also once it is taken or the membership is left.
 */
async function findRenewal(db: Db, request: LineRequest, ownerId: number | null): Promise<RenewalLine> {
  const holders = [ownerId, request.forUserId].filter((id) => id !== null);
  const renewal = await db
    .selectFrom('membershipRenewals as r')
    .innerJoin('memberships as m', 'm.id', 'r.membershipId')
    .innerJoin('membershipTypes as t', 't.id', 'm.membershipTypeId')
    .leftJoin('membershipTypes as other', 'other.id', 'r.newMembershipTypeId')
    .where('r.id', '=', String(request.item.purchasableId))
    .where('r.status', '=', 'offered')
    .where('m.leavingAskedAt', 'is', null)
    .where('m.userId', 'in', holders)
    .select(['r.id', 'r.summary', 'r.price', 't.name', 'other.name as newName', 'm.userId as holderId'])
    .executeTakeFirst();
  if (renewal === undefined) throw notFound();
  const { id, summary, price, name, newName, holderId } = renewal;
  return { ...request, kind: 'renewal', renewalId: id, name: newName ?? name, summary, price, forUserId: holderId };
}

const kinds: Partial<Record<AddItem['purchasableType'], JournalTransactionsTable['kind']>> = {
  debt: 'debt',
  debtReconciliation: 'debt_reconciliation',
  collectableFee: 'collectable_fee',
};

/**
 * Finds a fee or debt that the basket's owner, or the person it is bought for, has not paid yet; a fee also by the id of
 * the collectable fee. Those of a membership that is being bought are paid with it. Throws `not_found`.
 */
async function findDebt(db: Db, request: LineRequest, ownerId: number | null): Promise<DebtLine> {
  const { purchasableId, purchasableType } = request.item;
  const kind = kinds[purchasableType];
  const id = idSchema.safeParse(purchasableId).data;
  if (kind === undefined || id === undefined) throw notFound();
  const people = [ownerId, request.forUserId].filter((userId) => userId !== null);
  const debt = await db
    .selectFrom('journalTransactions')
    .where('kind', '=', kind)
    .where('status', '=', 'outstanding')
    .where('joiningId', 'is', null)
    .where('userId', 'in', people)
    .where((where) => where.or([where('id', '=', id), where('collectableFeeId', '=', id)]))
    .select(['id', 'name', 'amount'])
    .orderBy('createdAt')
    .orderBy('id')
    .executeTakeFirst();
  if (debt === undefined) throw notFound();
  return { ...request, kind: 'debt', journalTransactionId: debt.id, name: debt.name, amount: debt.amount };
}

const occurrenceId = /^[A-Za-z0-9_-]{34}$/;

/** Splits a v1 ticket id, which is the v1 session id × 100 + the ticket number. */
function readV1Ticket(id: number): { session: number; ticketNumber: number } {
  return { session: Math.floor(id / 100), ticketNumber: id % 100 };
}

async function findSession(db: Db, request: LineRequest, now: Date): Promise<SessionLine> {
  const { purchasableId, purchasableType, pricingOptionId } = request.item;
  const isTicket = purchasableType === 'activityTicket';
  const isV2 = !isTicket && purchasableType !== 'activity';
  if (isV2 !== (typeof purchasableId === 'string')) throw notFound();
  if (typeof purchasableId === 'string' && !occurrenceId.test(purchasableId)) throw notFound();
  const v1 = isTicket ? readV1Ticket(Number(purchasableId)) : null;
  const found = await findOccurrence(db, v1?.session ?? purchasableId, now);
  const { scheduleId, bookingType } = found.row;
  // Days of a camp or course are sold only through it, because it has questions to answer.
  if (bookingType === 'camps' || bookingType === 'courses') throw notFound();
  if ((v1 !== null) !== (bookingType === 'ticketed' && !isV2)) throw notFound();
  if (v1 !== null) {
    const ticket = await findTicket(db, scheduleId, { number: v1.ticketNumber });
    if (ticket === undefined) throw notFound();
    return { ...request, kind: 'session', found, isV2, ticket, taxRate: ticket.taxRate };
  }
  const wantsTicket = bookingType === 'ticketed' && pricingOptionId !== undefined;
  const ticket = wantsTicket ? await findTicket(db, scheduleId, { pricingOptionId }) : undefined;
  if (wantsTicket && ticket === undefined) throw notFound();
  return {
    ...request,
    kind: 'session',
    found,
    isV2,
    ticket: ticket ?? null,
    taxRate: ticket?.taxRate ?? found.taxRate,
  };
}

/** Finds a session, and checks the pricing option of the request where it has one. */
async function findPricedSession(db: Db, request: LineRequest, now: Date): Promise<SessionLine> {
  const line = await findSession(db, request, now);
  const { pricingOptionId } = request.item;
  if (pricingOptionId !== undefined && pricingOptionId !== getOption(line)) throw notFound();
  return line;
}

async function findPenalty(db: Db, request: LineRequest, ownerId: number | null): Promise<PenaltyLine> {
  const penalty = await db
    .selectFrom('penalties')
    .where('id', '=', String(request.item.purchasableId))
    .where('status', '=', 'outstanding')
    .where(
      'userId',
      'in',
      [ownerId, request.forUserId].filter((id) => id !== null),
    )
    .select(['id', 'name', 'amount'])
    .executeTakeFirst();
  if (penalty === undefined) throw notFound();
  return { ...request, kind: 'penalty', penaltyId: penalty.id, name: penalty.name, amount: penalty.amount };
}

/**
 * Finds what an item of the add payload names. Throws `not_found` for what does not exist or is not sold to this
 * person, `not_sold` for what an order cannot grant, `validation_failed` for a type that cannot be added.
 */
export async function findLine(context: Context, request: LineRequest, choice: CartChoice): Promise<Line> {
  const { db, clock } = context;
  const { purchasableId, purchasableType } = request.item;
  switch (purchasableType) {
    case 'av2Booking':
      if (idSchema.safeParse(purchasableId).success) {
        throw invalid({ [`items.${request.index}.purchasable_id`]: ['Must be the id of a session'] });
      }
      return findPricedSession(db, request, clock.now());
    case 'purchasableOccurrence':
    case 'activity':
    case 'activityTicket':
      return findPricedSession(db, request, clock.now());
    case 'pricingOption':
      if (typeof purchasableId !== 'string' || occurrenceId.test(purchasableId)) throw notFound();
      return findGoods(db, request, choice);
    case 'penalty':
      if (typeof purchasableId !== 'string' || occurrenceId.test(purchasableId)) throw notFound();
      return findPenalty(db, request, choice.userId);
    case 'debt':
    case 'debtReconciliation':
    case 'collectableFee':
      return findDebt(db, request, choice.userId);
    case 'membershipRenewal':
      if (typeof purchasableId !== 'string' || occurrenceId.test(purchasableId)) throw notFound();
      return findRenewal(db, request, choice.userId);
    case 'camp':
    case 'course':
      return findBundleLine(context, request);
    default:
      throw invalid({ [`items.${request.index}.purchasable_type`]: ['Cannot be added to a basket here'] });
  }
}
