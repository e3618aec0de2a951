import { getVenueActivityEndpoint, listVenueActivitiesEndpoint } from './activities.ts';
import {
  changePasswordEndpoint,
  getAuthUserEndpoint,
  loginEndpoint,
  logoutEndpoint,
  registerEndpoint,
  requestPasswordResetEndpoint,
  resetPasswordEndpoint,
} from './auth.ts';
import {
  cancelBookingEndpoint,
  getBookingCalendarEndpoint,
  getBookingEndpoint,
  listBookingsEndpoint,
} from './bookings.ts';
import { getCampEndpoint, listCampsEndpoint } from './camps.ts';
import { cancelBookingsEndpoint } from './cancel-bookings.ts';
import {
  addCartItemsEndpoint,
  addUserCartItemsEndpoint,
  clearCartEndpoint,
  extendCartEndpoint,
  getCartEndpoint,
  removeBenefitEndpoint,
  removeCartItemsEndpoint,
  removePackageUsageEndpoint,
  removeUserCartItemEndpoint,
  updateCartItemEndpoint,
} from './cart.ts';
import { getBookableCategoryEndpoint, listBookableCategoriesEndpoint } from './categories.ts';
import {
  applyCreditsEndpoint,
  authoriseCheckoutEndpoint,
  completeCheckoutEndpoint,
  completeCheckoutSessionEndpoint,
  prepareCheckoutEndpoint,
  prepareCheckoutSessionEndpoint,
  prepareSessionPaymentEndpoint,
} from './checkout.ts';
import { getClientEndpoint, getFooterEndpoint, getThemeEndpoint, getTranslationsEndpoint } from './client.ts';
import { getCourseEndpoint, listCoursesEndpoint } from './courses.ts';
import { changeEmailEndpoint, confirmEmailEndpoint } from './email.ts';
import type { Endpoint } from './endpoint.ts';
import { moveBookingEndpoint } from './move-booking.ts';
import { getActivityEndpoint } from './occurrences.ts';
import { getOnboardingFormEndpoint } from './onboarding.ts';
import { getOrderEndpoint } from './orders.ts';
import {
  authorisePaymentEndpoint,
  cancelPaymentEndpoint,
  completeScaEndpoint,
  createOpayoSessionEndpoint,
  getScaFormEndpoint,
  getTransactionEndpoint,
  notifyScaEndpoint,
} from './payments.ts';
import { priceSessionsEndpoint } from './prices.ts';
import { getRestrictionEndpoint } from './restrictions.ts';
import type { OperationId } from './routes.ts';
import { listLiveTimesEndpoint, searchDaysEndpoint, searchSessionsEndpoint } from './search.ts';
import {
  confirmSecondFactorEndpoint,
  enrolSecondFactorEndpoint,
  getSecondFactorEndpoint,
  removeSecondFactorEndpoint,
} from './second-factor.ts';
import {
  endOtherSignInsEndpoint,
  endSignInEndpoint,
  exchangeHandOverEndpoint,
  handOverEndpoint,
  listSignInsEndpoint,
} from './sign-ins.ts';
import { getPaymentEndpoint, listPaymentsEndpoint, retryReverseEndpoint } from './staff-payments.ts';
import { listTicketsEndpoint, priceTicketEndpoint } from './tickets.ts';
import {
  listActivityDatesEndpoint,
  listActivitySlotsEndpoint,
  listActivitySlotsV2Endpoint,
  listActivityTimesEndpoint,
  listActivityTimesV2Endpoint,
  listActivityTimetableEndpoint,
  listActivityTimetableV2Endpoint,
} from './timetable.ts';
import {
  createLinkedUserEndpoint,
  getUserEndpoint,
  listLinkedUsersEndpoint,
  updateLinkedUserEndpoint,
} from './users.ts';
import {
  geocodeEndpoint,
  getVenueEndpoint,
  listOnlineJoiningVenuesEndpoint,
  listVenuePointsEndpoint,
  listVenuesEndpoint,
} from './venues.ts';
import {
  joinV1WaitlistEndpoint,
  joinWaitlistEndpoint,
  leaveV1WaitlistEndpoint,
  leaveWaitlistEndpoint,
} from './waitlist.ts';

/** Every call of the contract by its operation id; server side only, since it carries all schemas. */
export const endpoints = {
  getClient: getClientEndpoint,
  getTranslations: getTranslationsEndpoint,
  getTheme: getThemeEndpoint,
  getFooter: getFooterEndpoint,
  listVenues: listVenuesEndpoint,
  listVenuePoints: listVenuePointsEndpoint,
  listOnlineJoiningVenues: listOnlineJoiningVenuesEndpoint,
  getVenue: getVenueEndpoint,
  geocode: geocodeEndpoint,
  listVenueActivities: listVenueActivitiesEndpoint,
  getVenueActivity: getVenueActivityEndpoint,
  listBookableCategories: listBookableCategoriesEndpoint,
  getBookableCategory: getBookableCategoryEndpoint,
  listActivityDates: listActivityDatesEndpoint,
  listActivityTimes: listActivityTimesEndpoint,
  listActivityTimesV2: listActivityTimesV2Endpoint,
  listActivityTimetable: listActivityTimetableEndpoint,
  listActivityTimetableV2: listActivityTimetableV2Endpoint,
  listActivitySlots: listActivitySlotsEndpoint,
  listActivitySlotsV2: listActivitySlotsV2Endpoint,
  getActivity: getActivityEndpoint,
  listTickets: listTicketsEndpoint,
  priceTicket: priceTicketEndpoint,
  priceSessions: priceSessionsEndpoint,
  searchSessions: searchSessionsEndpoint,
  searchDays: searchDaysEndpoint,
  listLiveTimes: listLiveTimesEndpoint,
  listCamps: listCampsEndpoint,
  getCamp: getCampEndpoint,
  listCourses: listCoursesEndpoint,
  getCourse: getCourseEndpoint,
  login: loginEndpoint,
  logout: logoutEndpoint,
  getAuthUser: getAuthUserEndpoint,
  register: registerEndpoint,
  requestPasswordReset: requestPasswordResetEndpoint,
  resetPassword: resetPasswordEndpoint,
  changePassword: changePasswordEndpoint,
  changeEmail: changeEmailEndpoint,
  confirmEmail: confirmEmailEndpoint,
  listSignIns: listSignInsEndpoint,
  endSignIn: endSignInEndpoint,
  endOtherSignIns: endOtherSignInsEndpoint,
  getSecondFactor: getSecondFactorEndpoint,
  enrolSecondFactor: enrolSecondFactorEndpoint,
  confirmSecondFactor: confirmSecondFactorEndpoint,
  removeSecondFactor: removeSecondFactorEndpoint,
  handOver: handOverEndpoint,
  exchangeHandOver: exchangeHandOverEndpoint,
  getOnboardingForm: getOnboardingFormEndpoint,
  getUser: getUserEndpoint,
  listLinkedUsers: listLinkedUsersEndpoint,
  createLinkedUser: createLinkedUserEndpoint,
  updateLinkedUser: updateLinkedUserEndpoint,
  addUserCartItems: addUserCartItemsEndpoint,
  removeUserCartItem: removeUserCartItemEndpoint,
  getCart: getCartEndpoint,
  clearCart: clearCartEndpoint,
  addCartItems: addCartItemsEndpoint,
  removeCartItems: removeCartItemsEndpoint,
  extendCart: extendCartEndpoint,
  updateCartItem: updateCartItemEndpoint,
  removeBenefit: removeBenefitEndpoint,
  removePackageUsage: removePackageUsageEndpoint,
  getRestriction: getRestrictionEndpoint,
  joinWaitlist: joinWaitlistEndpoint,
  leaveWaitlist: leaveWaitlistEndpoint,
  joinV1Waitlist: joinV1WaitlistEndpoint,
  leaveV1Waitlist: leaveV1WaitlistEndpoint,
  listBookings: listBookingsEndpoint,
  getBooking: getBookingEndpoint,
  cancelBookings: cancelBookingsEndpoint,
  moveBooking: moveBookingEndpoint,
  cancelBooking: cancelBookingEndpoint,
  getBookingCalendar: getBookingCalendarEndpoint,
  applyCredits: applyCreditsEndpoint,
  prepareCheckout: prepareCheckoutEndpoint,
  authoriseCheckout: authoriseCheckoutEndpoint,
  completeCheckout: completeCheckoutEndpoint,
  prepareCheckoutSession: prepareCheckoutSessionEndpoint,
  prepareSessionPayment: prepareSessionPaymentEndpoint,
  completeCheckoutSession: completeCheckoutSessionEndpoint,
  completeSca: completeScaEndpoint,
  createOpayoSession: createOpayoSessionEndpoint,
  authorisePayment: authorisePaymentEndpoint,
  cancelPayment: cancelPaymentEndpoint,
  getTransaction: getTransactionEndpoint,
  getScaForm: getScaFormEndpoint,
  notifySca: notifyScaEndpoint,
  listPayments: listPaymentsEndpoint,
  getPayment: getPaymentEndpoint,
  retryReverse: retryReverseEndpoint,
  getOrder: getOrderEndpoint,
} satisfies Record<OperationId, Endpoint>;

export type Endpoints = typeof endpoints;
