import type { Endpoints } from '#contract/endpoints.ts';
import { getVenueActivity } from './activities/operations/get-venue-activity.ts';
import { listVenueActivities } from './activities/operations/list-venue-activities.ts';
import { listVenuePricing } from './activities/operations/list-venue-pricing.ts';
import { cancelBookingBundle } from './bookings/operations/cancel-booking-bundle.ts';
import { cancelBooking } from './bookings/operations/cancel-booking.ts';
import { cancelBookings } from './bookings/operations/cancel-bookings.ts';
import { getBookingBundle } from './bookings/operations/get-booking-bundle.ts';
import { getBookingCalendar } from './bookings/operations/get-booking-calendar.ts';
import { getBooking } from './bookings/operations/get-booking.ts';
import { listBookings } from './bookings/operations/list-bookings.ts';
import { moveBooking } from './bookings/operations/move-booking.ts';
import { recordAttendance } from './bookings/operations/record-attendance.ts';
import { getCamp } from './camps/operations/get-camp.ts';
import { listCamps } from './camps/operations/list-camps.ts';
import { addCartItems } from './cart/operations/add-cart-items.ts';
import { addUserCartItems } from './cart/operations/add-user-cart-items.ts';
import { answerCartQuestions } from './cart/operations/answer-cart-questions.ts';
import { clearCart } from './cart/operations/clear-cart.ts';
import { extendCart } from './cart/operations/extend-cart.ts';
import { getCart } from './cart/operations/get-cart.ts';
import { priceSessions } from './cart/operations/price-sessions.ts';
import { removeBenefit } from './cart/operations/remove-benefit.ts';
import { removeCartItems } from './cart/operations/remove-cart-items.ts';
import { removePackageUsage } from './cart/operations/remove-package-usage.ts';
import { removeUserCartItem } from './cart/operations/remove-user-cart-item.ts';
import { updateCartItem } from './cart/operations/update-cart-item.ts';
import { createCategory } from './categories/operations/create-category.ts';
import { deleteCategory } from './categories/operations/delete-category.ts';
import { getBookableCategory } from './categories/operations/get-bookable-category.ts';
import { listBookableCategories } from './categories/operations/list-bookable-categories.ts';
import { listCategories } from './categories/operations/list-categories.ts';
import { updateCategory } from './categories/operations/update-category.ts';
import { applyCredits } from './checkout/operations/apply-credits.ts';
import { authoriseCheckout } from './checkout/operations/authorise-checkout.ts';
import { completeCheckoutSession } from './checkout/operations/complete-checkout-session.ts';
import { completeCheckout } from './checkout/operations/complete-checkout.ts';
import { prepareCheckoutSession } from './checkout/operations/prepare-checkout-session.ts';
import { prepareCheckout } from './checkout/operations/prepare-checkout.ts';
import { prepareSessionPayment } from './checkout/operations/prepare-session-payment.ts';
import { getCourse } from './courses/operations/get-course.ts';
import { listCourses } from './courses/operations/list-courses.ts';
import { createLinkedUser } from './customers/operations/create-linked-user.ts';
import { getAuthUser } from './customers/operations/get-auth-user.ts';
import { getOnboardingForm } from './customers/operations/get-onboarding-form.ts';
import { getUser } from './customers/operations/get-user.ts';
import { listLinkedUsers } from './customers/operations/list-linked-users.ts';
import { login } from './customers/operations/login.ts';
import { logout } from './customers/operations/logout.ts';
import { register } from './customers/operations/register.ts';
import { requestPasswordReset } from './customers/operations/request-password-reset.ts';
import { resetPassword } from './customers/operations/reset-password.ts';
import { updateLinkedUser } from './customers/operations/update-linked-user.ts';
import type { Operation } from './operation.ts';
import { getClient } from './operator/operations/get-client.ts';
import { getFooter } from './operator/operations/get-footer.ts';
import { getTheme } from './operator/operations/get-theme.ts';
import { getTranslations } from './operator/operations/get-translations.ts';
import { getOrder } from './orders/operations/get-order.ts';
import { getPackage } from './packages/operations/get-package.ts';
import { listPackages } from './packages/operations/list-packages.ts';
import { authorisePayment } from './payments/operations/authorise-payment.ts';
import { cancelPayment } from './payments/operations/cancel-payment.ts';
import { completeSca } from './payments/operations/complete-sca.ts';
import { createOpayoSession } from './payments/operations/create-opayo-session.ts';
import { deleteSavedCard } from './payments/operations/delete-saved-card.ts';
import { getPayment } from './payments/operations/get-payment.ts';
import { getScaForm } from './payments/operations/get-sca-form.ts';
import { getTransaction } from './payments/operations/get-transaction.ts';
import { listPayments } from './payments/operations/list-payments.ts';
import { listSavedCards } from './payments/operations/list-saved-cards.ts';
import { notifySca } from './payments/operations/notify-sca.ts';
import { retryReverse } from './payments/operations/retry-reverse.ts';
import { answerActivityQuestions } from './questions/operations/answer-activity-questions.ts';
import { answerOccurrenceQuestions } from './questions/operations/answer-occurrence-questions.ts';
import { getRestriction } from './restrictions/operations/get-restriction.ts';
import { listRestrictions } from './restrictions/operations/list-restrictions.ts';
import { listLiveTimes } from './search/operations/list-live-times.ts';
import { searchDays } from './search/operations/search-days.ts';
import { searchSessions } from './search/operations/search-sessions.ts';
import { changeEmail } from './sign-in/operations/change-email.ts';
import { changePassword } from './sign-in/operations/change-password.ts';
import { confirmEmail } from './sign-in/operations/confirm-email.ts';
import { confirmSecondFactor } from './sign-in/operations/confirm-second-factor.ts';
import { endOtherSignIns } from './sign-in/operations/end-other-sign-ins.ts';
import { endSignIn } from './sign-in/operations/end-sign-in.ts';
import { enrolSecondFactor } from './sign-in/operations/enrol-second-factor.ts';
import { exchangeHandOver } from './sign-in/operations/exchange-hand-over.ts';
import { getSecondFactor } from './sign-in/operations/get-second-factor.ts';
import { handOver } from './sign-in/operations/hand-over.ts';
import { listSignIns } from './sign-in/operations/list-sign-ins.ts';
import { removeSecondFactor } from './sign-in/operations/remove-second-factor.ts';
import { getActivity } from './timetable/operations/get-activity.ts';
import { getOccurrence } from './timetable/operations/get-occurrence.ts';
import { listActivityDates } from './timetable/operations/list-activity-dates.ts';
import { listActivitySlots, listActivitySlotsV2 } from './timetable/operations/list-activity-slots.ts';
import { listActivityTimes, listActivityTimesV2 } from './timetable/operations/list-activity-times.ts';
import { listActivityTimetable, listActivityTimetableV2 } from './timetable/operations/list-activity-timetable.ts';
import { listOccurrenceFilters } from './timetable/operations/list-occurrence-filters.ts';
import { listOccurrences } from './timetable/operations/list-occurrences.ts';
import { listTickets } from './timetable/operations/list-tickets.ts';
import { priceTicket } from './timetable/operations/price-ticket.ts';
import { updateOccurrence } from './timetable/operations/update-occurrence.ts';
import { geocode } from './venues/operations/geocode.ts';
import { getVenue } from './venues/operations/get-venue.ts';
import { listOnlineJoiningVenues } from './venues/operations/list-online-joining-venues.ts';
import { listVenuePoints } from './venues/operations/list-venue-points.ts';
import { listVenues } from './venues/operations/list-venues.ts';
import { joinV1Waitlist } from './waitlist/operations/join-v1-waitlist.ts';
import { joinWaitlist } from './waitlist/operations/join-waitlist.ts';
import { leaveV1Waitlist } from './waitlist/operations/leave-v1-waitlist.ts';
import { leaveWaitlist } from './waitlist/operations/leave-waitlist.ts';
import { listUserWaitlist } from './waitlist/operations/list-user-waitlist.ts';
import { listWaitlistMembers } from './waitlist/operations/list-waitlist-members.ts';

/** Every operation of the contract, each bound to its own endpoint: a missing one is a type error. */
type AllOperations = { [Id in keyof Endpoints]: Operation<Endpoints[Id]> };

export const operations = {
  getClient,
  getTranslations,
  getTheme,
  getFooter,
  listVenues,
  listVenuePoints,
  listOnlineJoiningVenues,
  getVenue,
  geocode,
  listVenueActivities,
  getVenueActivity,
  listVenuePricing,
  listBookableCategories,
  getBookableCategory,
  listCategories,
  createCategory,
  updateCategory,
  deleteCategory,
  listActivityDates,
  listActivityTimes,
  listActivityTimesV2,
  listActivityTimetable,
  listActivityTimetableV2,
  listActivitySlots,
  listActivitySlotsV2,
  getActivity,
  listTickets,
  priceTicket,
  answerActivityQuestions,
  answerOccurrenceQuestions,
  priceSessions,
  listOccurrences,
  listOccurrenceFilters,
  getOccurrence,
  updateOccurrence,
  searchSessions,
  searchDays,
  listLiveTimes,
  listCamps,
  getCamp,
  listCourses,
  getCourse,
  listPackages,
  getPackage,
  login,
  logout,
  getAuthUser,
  register,
  requestPasswordReset,
  resetPassword,
  changePassword,
  changeEmail,
  confirmEmail,
  listSignIns,
  endSignIn,
  endOtherSignIns,
  getSecondFactor,
  enrolSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  handOver,
  exchangeHandOver,
  getOnboardingForm,
  getUser,
  listLinkedUsers,
  createLinkedUser,
  updateLinkedUser,
  addUserCartItems,
  removeUserCartItem,
  getCart,
  clearCart,
  addCartItems,
  removeCartItems,
  extendCart,
  updateCartItem,
  answerCartQuestions,
  removeBenefit,
  removePackageUsage,
  getRestriction,
  listRestrictions,
  listWaitlistMembers,
  listUserWaitlist,
  joinWaitlist,
  leaveWaitlist,
  joinV1Waitlist,
  leaveV1Waitlist,
  listBookings,
  getBooking,
  cancelBookings,
  getBookingBundle,
  cancelBookingBundle,
  moveBooking,
  cancelBooking,
  recordAttendance,
  getBookingCalendar,
  applyCredits,
  prepareCheckout,
  authoriseCheckout,
  completeCheckout,
  prepareCheckoutSession,
  prepareSessionPayment,
  completeCheckoutSession,
  completeSca,
  createOpayoSession,
  listSavedCards,
  deleteSavedCard,
  authorisePayment,
  cancelPayment,
  getTransaction,
  getScaForm,
  notifySca,
  listPayments,
  getPayment,
  retryReverse,
  getOrder,
} satisfies AllOperations;
