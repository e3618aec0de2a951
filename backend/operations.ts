import type { Endpoints } from '#contract/endpoints.ts';
import { getVenueActivity } from './activities/get-venue-activity.ts';
import { listVenueActivities } from './activities/list-venue-activities.ts';
import { cancelBooking } from './bookings/cancel-booking.ts';
import { getBookingCalendar } from './bookings/get-booking-calendar.ts';
import { getCamp } from './camps/get-camp.ts';
import { listCamps } from './camps/list-camps.ts';
import { addCartItems } from './cart/add-cart-items.ts';
import { addUserCartItems } from './cart/add-user-cart-items.ts';
import { clearCart } from './cart/clear-cart.ts';
import { extendCart } from './cart/extend-cart.ts';
import { getCart } from './cart/get-cart.ts';
import { removeBenefit } from './cart/remove-benefit.ts';
import { removeCartItems } from './cart/remove-cart-items.ts';
import { removePackageUsage } from './cart/remove-package-usage.ts';
import { removeUserCartItem } from './cart/remove-user-cart-item.ts';
import { updateCartItem } from './cart/update-cart-item.ts';
import { getBookableCategory } from './categories/get-bookable-category.ts';
import { listBookableCategories } from './categories/list-bookable-categories.ts';
import { applyCredits } from './checkout/apply-credits.ts';
import { authoriseCheckout } from './checkout/authorise-checkout.ts';
import { completeCheckoutSession } from './checkout/complete-checkout-session.ts';
import { completeCheckout } from './checkout/complete-checkout.ts';
import { prepareCheckoutSession } from './checkout/prepare-checkout-session.ts';
import { prepareCheckout } from './checkout/prepare-checkout.ts';
import { prepareSessionPayment } from './checkout/prepare-session-payment.ts';
import { getCourse } from './courses/get-course.ts';
import { listCourses } from './courses/list-courses.ts';
import { getAuthUser } from './customers/get-auth-user.ts';
import { getOnboardingForm } from './customers/get-onboarding-form.ts';
import { getUser } from './customers/get-user.ts';
import { listLinkedUsers } from './customers/list-linked-users.ts';
import { login } from './customers/login.ts';
import { logout } from './customers/logout.ts';
import { register } from './customers/register.ts';
import { requestPasswordReset } from './customers/request-password-reset.ts';
import { resetPassword } from './customers/reset-password.ts';
import type { Operation } from './operation.ts';
import { getClient } from './operator/get-client.ts';
import { getFooter } from './operator/get-footer.ts';
import { getTheme } from './operator/get-theme.ts';
import { getTranslations } from './operator/get-translations.ts';
import { getOrder } from './orders/get-order.ts';
import { authorisePayment } from './payments/authorise-payment.ts';
import { cancelPayment } from './payments/cancel-payment.ts';
import { completeSca } from './payments/complete-sca.ts';
import { createOpayoSession } from './payments/create-opayo-session.ts';
import { getPayment } from './payments/get-payment.ts';
import { getScaForm } from './payments/get-sca-form.ts';
import { getTransaction } from './payments/get-transaction.ts';
import { listPayments } from './payments/list-payments.ts';
import { notifySca } from './payments/notify-sca.ts';
import { retryReverse } from './payments/retry-reverse.ts';
import { getRestriction } from './restrictions/get-restriction.ts';
import { changeEmail } from './sign-in/change-email.ts';
import { changePassword } from './sign-in/change-password.ts';
import { confirmEmail } from './sign-in/confirm-email.ts';
import { confirmSecondFactor } from './sign-in/confirm-second-factor.ts';
import { endOtherSignIns } from './sign-in/end-other-sign-ins.ts';
import { endSignIn } from './sign-in/end-sign-in.ts';
import { enrolSecondFactor } from './sign-in/enrol-second-factor.ts';
import { exchangeHandOver } from './sign-in/exchange-hand-over.ts';
import { getSecondFactor } from './sign-in/get-second-factor.ts';
import { handOver } from './sign-in/hand-over.ts';
import { listSignIns } from './sign-in/list-sign-ins.ts';
import { removeSecondFactor } from './sign-in/remove-second-factor.ts';
import { getActivity } from './timetable/get-activity.ts';
import { listActivityDates } from './timetable/list-activity-dates.ts';
import { listActivitySlots, listActivitySlotsV2 } from './timetable/list-activity-slots.ts';
import { listActivityTimes, listActivityTimesV2 } from './timetable/list-activity-times.ts';
import { listActivityTimetable, listActivityTimetableV2 } from './timetable/list-activity-timetable.ts';
import { listTickets } from './timetable/list-tickets.ts';
import { priceTicket } from './timetable/price-ticket.ts';
import { geocode } from './venues/geocode.ts';
import { getVenue } from './venues/get-venue.ts';
import { listOnlineJoiningVenues } from './venues/list-online-joining-venues.ts';
import { listVenues } from './venues/list-venues.ts';
import { joinV1Waitlist } from './waitlist/join-v1-waitlist.ts';
import { joinWaitlist } from './waitlist/join-waitlist.ts';
import { leaveV1Waitlist } from './waitlist/leave-v1-waitlist.ts';
import { leaveWaitlist } from './waitlist/leave-waitlist.ts';

/** Every operation of the contract, each bound to its own endpoint: a missing one is a type error. */
type AllOperations = { [Id in keyof Endpoints]: Operation<Endpoints[Id]> };

export const operations = {
  getClient,
  getTranslations,
  getTheme,
  getFooter,
  listVenues,
  listOnlineJoiningVenues,
  getVenue,
  geocode,
  listVenueActivities,
  getVenueActivity,
  listBookableCategories,
  getBookableCategory,
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
  listCamps,
  getCamp,
  listCourses,
  getCourse,
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
  addUserCartItems,
  removeUserCartItem,
  getCart,
  clearCart,
  addCartItems,
  removeCartItems,
  extendCart,
  updateCartItem,
  removeBenefit,
  removePackageUsage,
  getRestriction,
  joinWaitlist,
  leaveWaitlist,
  joinV1Waitlist,
  leaveV1Waitlist,
  cancelBooking,
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
