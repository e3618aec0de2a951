import type { CacheClass } from '#contract/routes/route.ts';
import type { OperationId } from '#contract/routes.ts';
import { accountCases } from './account-cases.ts';
import { basketCases } from './basket-cases.ts';
import { bookingCases } from './booking-cases.ts';
import type { CallCase } from './call-case.ts';
import { detailsCases } from './details-cases.ts';
import { joiningCases } from './joining-cases.ts';
import { moneyCases } from './money-cases.ts';
import { paymentCases } from './payment-cases.ts';
import { peopleCases } from './people-cases.ts';
import { siteCases } from './site-cases.ts';
import { timetableCases } from './timetable-cases.ts';

/** Valid and bad input of each call of the contract. A new operation without a row fails the type check. */
export const callCases: Record<OperationId, CallCase> = {
  ...siteCases,
  ...timetableCases,
  ...peopleCases,
  ...detailsCases,
  ...accountCases,
  ...joiningCases,
  ...basketCases,
  ...bookingCases,
  ...paymentCases,
  ...moneyCases,
};

const named = (cache: CacheClass, ids: readonly OperationId[]): Partial<Record<OperationId, CacheClass>> =>
  Object.fromEntries(ids.map((id) => [id, cache]));

/** How each call that may be cached is cached; every other reply is not stored (docs/product.md#caching). */
export const cachedCalls: Partial<Record<OperationId, CacheClass>> = {
  ...named('public', [
    ...(['getClient', 'getTranslations', 'getTheme', 'getFooter', 'getOnboardingForm', 'getRestriction'] as const),
    ...(['listVenues', 'listVenuePoints', 'listOnlineJoiningVenues', 'getVenue', 'geocode'] as const),
    ...(['listVenueActivities', 'getVenueActivity', 'listVenuePricing'] as const),
    ...(['listBookableCategories', 'getBookableCategory'] as const),
  ]),
  ...named('timetable', [
    ...(['listActivityDates', 'listActivityTimes', 'listActivityTimesV2', 'getActivity', 'listTickets'] as const),
    ...(['listActivityTimetable', 'listActivityTimetableV2', 'listActivitySlots', 'listActivitySlotsV2'] as const),
    ...(['listOccurrences', 'listOccurrenceFilters', 'getOccurrence'] as const),
    ...(['searchSessions', 'searchDays', 'listLiveTimes'] as const),
    'listMembershipTypes',
    ...(['listCamps', 'getCamp', 'listCourses', 'getCourse', 'listPackages', 'getPackage'] as const),
  ]),
};
