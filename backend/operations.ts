import type { Endpoints } from '#contract/endpoints.ts';
import * as venueActivities from './activities/operations/venue-activities.ts';
import * as retryCharge from './billing/operations/retry-charge.ts';
import * as cancelBookings from './bookings/operations/cancel-bookings.ts';
import * as getBooking from './bookings/operations/get-booking.ts';
import * as moveBooking from './bookings/operations/move-booking.ts';
import * as readBookings from './bookings/operations/read-bookings.ts';
import * as recordAttendance from './bookings/operations/record-attendance.ts';
import * as calendarFeed from './calendar/operations/calendar-feed.ts';
import * as camps from './camps/operations/camps.ts';
import * as addLines from './cart/operations/add-lines.ts';
import * as answerCartQuestions from './cart/operations/answer-cart-questions.ts';
import * as getCart from './cart/operations/get-cart.ts';
import * as priceSessions from './cart/operations/price-sessions.ts';
import * as removeLines from './cart/operations/remove-lines.ts';
import * as updateCartItem from './cart/operations/update-cart-item.ts';
import * as changeCategories from './categories/operations/change-categories.ts';
import * as readCategories from './categories/operations/read-categories.ts';
import * as applyCredits from './checkout/operations/apply-credits.ts';
import * as authoriseCheckout from './checkout/operations/authorise-checkout.ts';
import * as completeCheckout from './checkout/operations/complete-checkout.ts';
import * as getCheckoutProvider from './checkout/operations/get-checkout-provider.ts';
import * as payFrontOfHouse from './checkout/operations/pay-front-of-house.ts';
import * as paymentAttempts from './checkout/operations/payment-attempts.ts';
import * as prepareCheckoutSession from './checkout/operations/prepare-checkout-session.ts';
import * as prepareCheckout from './checkout/operations/prepare-checkout.ts';
import * as providerAnswers from './checkout/operations/provider-answers.ts';
import * as providerSessions from './checkout/operations/provider-sessions.ts';
import * as savedCards from './checkout/operations/saved-cards.ts';
import * as courses from './courses/operations/courses.ts';
import * as acceptInvitation from './customers/operations/accept-invitation.ts';
import * as getUser from './customers/operations/get-user.ts';
import * as invitations from './customers/operations/invitations.ts';
import * as linkedUsers from './customers/operations/linked-users.ts';
import * as login from './customers/operations/login.ts';
import * as profilePicture from './customers/operations/profile-picture.ts';
import * as register from './customers/operations/register.ts';
import * as resetPassword from './customers/operations/reset-password.ts';
import * as updateUser from './customers/operations/update-user.ts';
import * as changeEmail from './customers/sign-in/operations/change-email.ts';
import * as changePassword from './customers/sign-in/operations/change-password.ts';
import * as handOver from './customers/sign-in/operations/hand-over.ts';
import * as pin from './customers/sign-in/operations/pin.ts';
import * as secondFactor from './customers/sign-in/operations/second-factor.ts';
import * as signIns from './customers/sign-in/operations/sign-ins.ts';
import * as allowEmail from './desk/operations/allow-email.ts';
import * as blockBookings from './desk/operations/block-bookings.ts';
import * as createCustomer from './desk/operations/create-customer.ts';
import * as customerDocuments from './desk/operations/customer-documents.ts';
import * as getDeskCustomer from './desk/operations/get-desk-customer.ts';
import * as getDesk from './desk/operations/get-desk.ts';
import * as listBlockSessions from './desk/operations/list-block-sessions.ts';
import * as listDeskOrders from './desk/operations/list-desk-orders.ts';
import * as listDeskSessions from './desk/operations/list-desk-sessions.ts';
import * as listDeskTiles from './desk/operations/list-desk-tiles.ts';
import * as listSessionBookings from './desk/operations/list-session-bookings.ts';
import * as listUsers from './desk/operations/list-users.ts';
import * as moveSale from './desk/operations/move-sale.ts';
import * as payOrderBalance from './desk/operations/pay-order-balance.ts';
import * as sendReceipt from './desk/operations/send-receipt.ts';
import * as createOnboarding from './joining/operations/create-onboarding.ts';
import * as joiningDocuments from './joining/operations/joining-documents.ts';
import * as joiningDraft from './joining/operations/joining-draft.ts';
import * as joining from './joining/operations/joining.ts';
import * as listMembershipTypes from './joining/operations/list-membership-types.ts';
import * as changeMembership from './memberships/operations/change-membership.ts';
import * as leaveMembership from './memberships/operations/leave-membership.ts';
import * as listMemberships from './memberships/operations/list-memberships.ts';
import * as membershipDocuments from './memberships/operations/membership-documents.ts';
import * as setMembershipPayment from './memberships/operations/set-membership-payment.ts';
import * as liftBars from './money/operations/lift-bars.ts';
import * as listMoney from './money/operations/list-money.ts';
import type { Operation } from './operation.ts';
import * as getSite from './operator/operations/get-site.ts';
import * as getTranslations from './operator/operations/get-translations.ts';
import * as readOrders from './orders/operations/read-orders.ts';
import * as closeAccount from './own-data/operations/close-account.ts';
import * as exportData from './own-data/operations/export-data.ts';
import * as updateLinkedUser from './own-data/operations/update-linked-user.ts';
import * as guestPasses from './packages/operations/guest-passes.ts';
import * as listOwnedPackages from './packages/operations/list-owned-packages.ts';
import * as packages from './packages/operations/packages.ts';
import * as sca from './payments/operations/sca.ts';
import * as staffPayments from './payments/operations/staff-payments.ts';
import * as answerQuestions from './questions/operations/answer-questions.ts';
import * as refundOrder from './refunds/operations/refund-order.ts';
import * as createQuestionWaivers from './restrictions/operations/create-question-waivers.ts';
import * as restrictions from './restrictions/operations/restrictions.ts';
import * as listLiveTimes from './search/operations/list-live-times.ts';
import * as search from './search/operations/search.ts';
import * as updateOccurrence from './session-changes/operations/update-occurrence.ts';
import * as tills from './tills/operations/tills.ts';
import * as activityTimetable from './timetable/operations/activity-timetable.ts';
import * as listActivityTimes from './timetable/operations/list-activity-times.ts';
import * as occurrences from './timetable/operations/occurrences.ts';
import * as tickets from './timetable/operations/tickets.ts';
import * as geocode from './venues/operations/geocode.ts';
import * as venues from './venues/operations/venues.ts';
import * as waitlist from './waitlist/operations/waitlist.ts';

/** Every operation of the contract, each bound to its own endpoint: a missing one is a type error. */
type AllOperations = { [Id in keyof Endpoints]: Operation<Endpoints[Id]> };

/** The operations among the exports of a module. */
type OperationsIn<Module> = {
  [Name in keyof Module as Module[Name] extends Operation ? Name : never]: Module[Name];
};

const isOperation = (value: unknown) =>
  typeof value === 'object' && value !== null && 'endpoint' in value && 'run' in value;

function operationsIn<Module extends object>(module: Module): OperationsIn<Module> {
  return Object.fromEntries(Object.entries(module).filter(([, value]) => isOperation(value))) as OperationsIn<Module>;
}

export const operations = {
  ...operationsIn(venueActivities),
  ...operationsIn(retryCharge),
  ...operationsIn(cancelBookings),
  ...operationsIn(getBooking),
  ...operationsIn(moveBooking),
  ...operationsIn(readBookings),
  ...operationsIn(recordAttendance),
  ...operationsIn(calendarFeed),
  ...operationsIn(camps),
  ...operationsIn(addLines),
  ...operationsIn(answerCartQuestions),
  ...operationsIn(getCart),
  ...operationsIn(priceSessions),
  ...operationsIn(removeLines),
  ...operationsIn(updateCartItem),
  ...operationsIn(changeCategories),
  ...operationsIn(readCategories),
  ...operationsIn(applyCredits),
  ...operationsIn(authoriseCheckout),
  ...operationsIn(completeCheckout),
  ...operationsIn(getCheckoutProvider),
  ...operationsIn(payFrontOfHouse),
  ...operationsIn(prepareCheckoutSession),
  ...operationsIn(prepareCheckout),
  ...operationsIn(courses),
  ...operationsIn(acceptInvitation),
  ...operationsIn(getUser),
  ...operationsIn(invitations),
  ...operationsIn(linkedUsers),
  ...operationsIn(login),
  ...operationsIn(profilePicture),
  ...operationsIn(register),
  ...operationsIn(resetPassword),
  ...operationsIn(updateLinkedUser),
  ...operationsIn(updateUser),
  ...operationsIn(allowEmail),
  ...operationsIn(blockBookings),
  ...operationsIn(createCustomer),
  ...operationsIn(customerDocuments),
  ...operationsIn(getDeskCustomer),
  ...operationsIn(getDesk),
  ...operationsIn(listBlockSessions),
  ...operationsIn(listDeskOrders),
  ...operationsIn(listDeskSessions),
  ...operationsIn(listDeskTiles),
  ...operationsIn(listSessionBookings),
  ...operationsIn(listUsers),
  ...operationsIn(moveSale),
  ...operationsIn(payOrderBalance),
  ...operationsIn(sendReceipt),
  ...operationsIn(createOnboarding),
  ...operationsIn(joiningDocuments),
  ...operationsIn(joiningDraft),
  ...operationsIn(joining),
  ...operationsIn(listMembershipTypes),
  ...operationsIn(changeMembership),
  ...operationsIn(leaveMembership),
  ...operationsIn(listMemberships),
  ...operationsIn(membershipDocuments),
  ...operationsIn(setMembershipPayment),
  ...operationsIn(liftBars),
  ...operationsIn(listMoney),
  ...operationsIn(getSite),
  ...operationsIn(getTranslations),
  ...operationsIn(readOrders),
  ...operationsIn(closeAccount),
  ...operationsIn(exportData),
  ...operationsIn(guestPasses),
  ...operationsIn(listOwnedPackages),
  ...operationsIn(packages),
  ...operationsIn(paymentAttempts),
  ...operationsIn(providerAnswers),
  ...operationsIn(providerSessions),
  ...operationsIn(savedCards),
  ...operationsIn(sca),
  ...operationsIn(staffPayments),
  ...operationsIn(answerQuestions),
  ...operationsIn(refundOrder),
  ...operationsIn(createQuestionWaivers),
  ...operationsIn(restrictions),
  ...operationsIn(listLiveTimes),
  ...operationsIn(search),
  ...operationsIn(changeEmail),
  ...operationsIn(changePassword),
  ...operationsIn(handOver),
  ...operationsIn(pin),
  ...operationsIn(secondFactor),
  ...operationsIn(signIns),
  ...operationsIn(tills),
  ...operationsIn(activityTimetable),
  ...operationsIn(listActivityTimes),
  ...operationsIn(updateOccurrence),
  ...operationsIn(occurrences),
  ...operationsIn(tickets),
  ...operationsIn(geocode),
  ...operationsIn(venues),
  ...operationsIn(waitlist),
} satisfies AllOperations;
