import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { getCancellation, type CancellationPolicy } from '#backend/activities/cancellation.ts';
import { moment, momentOrNull, instant } from '#backend/serialize/instant.ts';
import { moneyOrNull } from '#backend/serialize/money.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import type { Channel } from '#contract/primitives.ts';
import type { BookableAction } from '#contract/timetable/bookable-action.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { getAges } from './ages.ts';
import { bookableAction, type Situation } from './bookable-action.ts';
import { getCapacity } from './capacity.ts';
import type { OccurrenceRow } from './occurrence-row.ts';
import type { Personal } from './personal.ts';
import { isV2Date, type Scope } from './scope.ts';

/** What a summary needs besides the row itself. */
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
  return (
    personal !== null && personal.bookings.some(({ occurrenceId, isLapsed }) => occurrenceId === row.id && !isLapsed)
  );
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

function getSituation(row: OccurrenceRow, summaryContext: SummaryContext): Situation {
  const { scope, personal, restrictions, channel, now } = summaryContext;
  const { prePurchaseInductionId: inductionId } = row;
  return {
    row,
    capacity: getCapacity(row, channel),
    personal,
    canCancel: isOwn(row, summaryContext) && isCancellable(row, summaryContext),
    inductionName: inductionId === null ? null : (restrictions.get(inductionId)?.name ?? null),
    channel,
    timezone: scope.timezone,
    now,
  };
}

/** What the caller can do with a session (docs/product.md#bookable-action). */
export function getBookableAction(row: OccurrenceRow, summaryContext: SummaryContext): BookableAction {
  return bookableAction(getSituation(row, summaryContext));
}

/** The action for a session as if it had a free place: nobody may join a waitlist for a session they could not book. */
export function actionWithPlace(row: OccurrenceRow, summaryContext: SummaryContext): BookableAction {
  const { personal, ...situation } = getSituation(row, summaryContext);
  const capacity = { ...situation.capacity, available: 1 };
  return bookableAction({ ...situation, capacity, personal: personal && { ...personal, waitlist: new Map() } });
}

/** A session as a timetable shows it to the caller (`occurrenceSummarySchema`). */
export function getSummary(row: OccurrenceRow, summaryContext: SummaryContext): OccurrenceSummary {
  const { scope, personal, channel, now } = summaryContext;
  const { timezone, currency } = scope;
  const isV2 = isV2Date(scope, row.localDate);
  const {
    offerExpiresAt: offer = null,
    offeredPlaces,
    position = null,
    places = null,
  } = personal?.waitlist.get(row.id) ?? {};
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
    duration: differenceInMinutes(row.endsAt, row.startsAt, { roundingMethod: 'round' }),
    status: row.status,
    capacity: getCapacity(row, channel),
    price: moneyOrNull(getPrice(row, summaryContext), currency),
    priceFrom: moneyOrNull(row.cheapestTicket, currency),
    locations: row.locations,
    locationName: row.locationName,
    friendlyLocationName: row.friendlyLocationName,
    instructors: row.instructors,
    tags: row.tags,
    ages: getAges(row),
    venue: scope.venue,
    activity: scope.categories.get(row.categoryId) ?? { slug: '', name: '' },
    restrictions: unmetRestrictions(row, summaryContext),
    lastBookableAt: momentOrNull(row.lastBookableAt, timezone),
    allowAnonymousBookings: row.allowAnonymousBookings,
    bookableAction: getBookableAction(row, summaryContext),
    waitlist:
      row.waitlistMaximum === null
        ? null
        : {
            maximum: row.waitlistMaximum,
            available: Math.max(0, row.waitlistMaximum - row.waitlistConsumed),
            consumed: row.waitlistConsumed,
          },
    waitlistOffer: offer !== null && offer > now ? { expiresAt: instant(offer), places: offeredPlaces ?? 1 } : null,
    waitlistPosition: position,
    waitlistPlaces: position === null ? null : places,
  };
}
