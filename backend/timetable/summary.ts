import { getCancellation, type CancellationPolicy } from '#backend/bookings/cancellation.ts';
import { instant } from '#backend/serialize/instant.ts';
import { moment, momentOrNull } from '#backend/serialize/moment.ts';
import { moneyOrNull } from '#backend/serialize/money.ts';
import type { BookableAction } from '#contract/bookable-action.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import type { Channel } from '#contract/primitives.ts';
import type { RestrictionRef } from '#contract/restrictions.ts';
import { bookableAction, type Situation } from './bookable-action.ts';
import { getCapacity } from './capacity.ts';
import type { OccurrenceRow } from './occurrence-row.ts';
import type { Personal } from './personal.ts';
import { isV2Date, type Scope } from './scope.ts';

/** What is known beside the row itself. */
export interface SummaryContext {
  scope: Scope;
  personal: Personal | null;
  restrictions: Map<string, RestrictionRef>;
  policies: Map<string, CancellationPolicy>;
  channel: Channel;
  now: Date;
}

/** With "any", either the waiver or the induction will do. */
function isOneEnough(row: OccurrenceRow): boolean {
  return row.restrictionCriteria === 'any' && row.prePurchaseWaiverId !== null && row.prePurchaseInductionId !== null;
}

function unmetRestrictions(row: OccurrenceRow, { personal, restrictions }: SummaryContext) {
  if (personal === null) return null;
  const unmet = (id: string | null) =>
    id === null || personal.metRestrictionIds.has(id) ? null : (restrictions.get(id) ?? null);
  const prePurchaseWaiver = unmet(row.prePurchaseWaiverId);
  const prePurchaseInduction = unmet(row.prePurchaseInductionId);
  if (prePurchaseWaiver === null && prePurchaseInduction === null) return null;
  if (isOneEnough(row) && (prePurchaseWaiver === null || prePurchaseInduction === null)) return null;
  return { prePurchaseWaiver, prePurchaseInduction, criteria: row.restrictionCriteria };
}

function isOwn(row: OccurrenceRow, { personal }: SummaryContext): boolean {
  return personal !== null && personal.bookings.some(({ occurrenceId }) => occurrenceId === row.id);
}

function isCancellable(row: OccurrenceRow, { scope, policies, now, channel }: SummaryContext): boolean {
  const policy = row.cancellationPolicyId === null ? null : (policies.get(row.cancellationPolicyId) ?? null);
  const { timezone, currency } = scope;
  return getCancellation({ policy, startsAt: row.startsAt, timezone, currency, now, isStaff: channel === 'foh' })
    .canCancel;
}

function getPrice(row: OccurrenceRow, { personal }: SummaryContext): number | null {
  if (row.bookingType === 'ticketed' || row.pricingOptionId === null) return null;
  return personal?.memberPrices.get(row.pricingOptionId) ?? row.price;
}

function getSituation(row: OccurrenceRow, around: SummaryContext): Situation {
  const { scope, personal, restrictions, channel, now } = around;
  const { prePurchaseInductionId: inductionId } = row;
  return {
    row,
    capacity: getCapacity(row, channel),
    personal,
    canCancel: isOwn(row, around) && isCancellable(row, around),
    inductionName: inductionId === null ? null : (restrictions.get(inductionId)?.name ?? null),
    channel,
    timezone: scope.timezone,
    now,
  };
}

/** What the caller can do with a session (docs/product.md#bookable-action). */
export function getBookableAction(row: OccurrenceRow, around: SummaryContext): BookableAction {
  return bookableAction(getSituation(row, around));
}

/** What the caller could do with a session if it had a place for them: who waits for one must be able to book it. */
export function actionWithPlace(row: OccurrenceRow, around: SummaryContext): BookableAction {
  const { personal, ...situation } = getSituation(row, around);
  const capacity = { ...situation.capacity, available: 1 };
  return bookableAction({ ...situation, capacity, personal: personal && { ...personal, waitlist: new Map() } });
}

/** A session as a timetable shows it to the caller (`occurrenceSummarySchema`). */
export function getSummary(row: OccurrenceRow, around: SummaryContext): OccurrenceSummary {
  const { scope, personal, channel, now } = around;
  const { timezone, currency } = scope;
  const isV2 = isV2Date(scope, row.localDate);
  const offer = personal?.waitlist.get(row.id)?.offerExpiresAt ?? null;
  return {
    id: isV2 ? row.id : row.v1Id,
    isV2,
    compositeKey: row.compositeKey,
    bookingType: row.bookingType,
    categoryId: row.categoryId,
    scheduleId: row.scheduleId,
    intervalKey: row.intervalKey,
    templateName: row.templateName,
    startsAt: moment(row.startsAt, timezone),
    endsAt: moment(row.endsAt, timezone),
    duration: Math.round((row.endsAt.getTime() - row.startsAt.getTime()) / 60_000),
    status: row.status,
    capacity: getCapacity(row, channel),
    price: moneyOrNull(getPrice(row, around), currency),
    priceFrom: moneyOrNull(row.cheapestTicket, currency),
    locations: row.locations,
    locationName: row.locationName,
    friendlyLocationName: row.friendlyLocationName,
    instructors: row.instructors,
    tags: row.tags,
    venue: scope.venue,
    activity: scope.categories.get(row.categoryId) ?? { slug: '', name: '' },
    restrictions: unmetRestrictions(row, around),
    lastBookableAt: momentOrNull(row.lastBookableAt, timezone),
    allowAnonymousBookings: row.allowAnonymousBookings,
    bookableAction: getBookableAction(row, around),
    waitlist:
      row.waitlistMaximum === null
        ? null
        : {
            maximum: row.waitlistMaximum,
            available: Math.max(0, row.waitlistMaximum - row.waitlistConsumed),
            consumed: row.waitlistConsumed,
          },
    waitlistOffer: offer !== null && offer > now ? { expiresAt: instant(offer) } : null,
  };
}
