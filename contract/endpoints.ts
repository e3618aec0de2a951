import * as activities from './activities/activities.ts';
import * as answering from './activities/answering.ts';
import * as categories from './activities/categories.ts';
import * as pricing from './activities/pricing.ts';
import * as questionWaivers from './activities/question-waivers.ts';
import * as restrictions from './activities/restrictions.ts';
import * as attendance from './bookings/attendance.ts';
import * as bookedVenues from './bookings/booked-venues.ts';
import * as bookingBundles from './bookings/booking-bundles.ts';
import * as bookings from './bookings/bookings.ts';
import * as cancelBookings from './bookings/cancel-bookings.ts';
import * as moveBooking from './bookings/move-booking.ts';
import * as answerCart from './cart/answer-cart.ts';
import * as cart from './cart/cart.ts';
import * as prices from './cart/prices.ts';
import * as auth from './customers/auth.ts';
import * as email from './customers/email.ts';
import * as invitations from './customers/invitations.ts';
import * as linkedUsers from './customers/linked-users.ts';
import * as onboarding from './customers/onboarding.ts';
import * as ownData from './customers/own-data.ts';
import * as pin from './customers/pin.ts';
import * as secondFactor from './customers/second-factor.ts';
import * as signIns from './customers/sign-ins.ts';
import * as updateUser from './customers/update-user.ts';
import * as users from './customers/users.ts';
import * as blockBookings from './desk/block-bookings.ts';
import * as blockSessions from './desk/block-sessions.ts';
import * as customers from './desk/customers.ts';
import * as deskDesk from './desk/desk.ts';
import * as documents from './desk/documents.ts';
import * as deskOrders from './desk/orders.ts';
import * as paymentsDesk from './desk/pay-front-of-house.ts';
import * as sale from './desk/sale.ts';
import * as sessions from './desk/sessions.ts';
import * as tiles from './desk/tiles.ts';
import * as tills from './desk/tills.ts';
import type { Endpoint } from './endpoint.ts';
import * as createOnboarding from './joining/create-onboarding.ts';
import * as draft from './joining/draft.ts';
import * as joining from './joining/joining.ts';
import * as membershipTypes from './joining/membership-types.ts';
import * as memberships from './memberships/memberships.ts';
import * as guestPasses from './packages/guest-passes.ts';
import * as ownedPackages from './packages/owned-packages.ts';
import * as packages from './packages/packages.ts';
import * as accountMoney from './payments/account-money.ts';
import * as bars from './payments/bars.ts';
import * as checkout from './payments/checkout.ts';
import * as paymentsOrders from './payments/orders.ts';
import * as paymentEndpoints from './payments/payment-endpoints.ts';
import * as refunds from './payments/refunds.ts';
import * as savedCards from './payments/saved-cards.ts';
import * as staffPayments from './payments/staff-payments.ts';
import type { OperationId } from './routes.ts';
import * as camps from './schedules/camps.ts';
import * as courses from './schedules/courses.ts';
import * as listOccurrences from './timetable/list-occurrences.ts';
import * as occurrences from './timetable/occurrences.ts';
import * as search from './timetable/search.ts';
import * as tickets from './timetable/tickets.ts';
import * as timetable from './timetable/timetable.ts';
import * as updateOccurrence from './timetable/update-occurrence.ts';
import * as waitlist from './timetable/waitlist.ts';
import * as client from './venues/client.ts';
import * as venues from './venues/venues.ts';

/** The endpoints among the exports of a module, each by its operation id: `getCartEndpoint` is `getCart`. */
type EndpointsIn<Module> = {
  [Name in keyof Module as Name extends `${infer Id}Endpoint` ? Id : never]: Module[Name];
};

const suffix = /Endpoint$/;

function endpointsIn<Module extends object>(module: Module): EndpointsIn<Module> {
  const found = Object.entries(module).filter(([name]) => suffix.test(name));
  return Object.fromEntries(
    found.map(([name, endpoint]) => [name.replace(suffix, ''), endpoint]),
  ) as EndpointsIn<Module>;
}

/** Every call of the contract by its operation id; server side only, since it carries all schemas. */
export const endpoints = {
  ...endpointsIn(activities),
  ...endpointsIn(answering),
  ...endpointsIn(categories),
  ...endpointsIn(pricing),
  ...endpointsIn(questionWaivers),
  ...endpointsIn(restrictions),
  ...endpointsIn(attendance),
  ...endpointsIn(bookedVenues),
  ...endpointsIn(bookingBundles),
  ...endpointsIn(bookings),
  ...endpointsIn(cancelBookings),
  ...endpointsIn(moveBooking),
  ...endpointsIn(answerCart),
  ...endpointsIn(cart),
  ...endpointsIn(auth),
  ...endpointsIn(email),
  ...endpointsIn(invitations),
  ...endpointsIn(linkedUsers),
  ...endpointsIn(memberships),
  ...endpointsIn(onboarding),
  ...endpointsIn(ownData),
  ...endpointsIn(pin),
  ...endpointsIn(secondFactor),
  ...endpointsIn(signIns),
  ...endpointsIn(updateUser),
  ...endpointsIn(users),
  ...endpointsIn(blockBookings),
  ...endpointsIn(blockSessions),
  ...endpointsIn(customers),
  ...endpointsIn(deskDesk),
  ...endpointsIn(documents),
  ...endpointsIn(deskOrders),
  ...endpointsIn(sale),
  ...endpointsIn(sessions),
  ...endpointsIn(tiles),
  ...endpointsIn(tills),
  ...endpointsIn(createOnboarding),
  ...endpointsIn(draft),
  ...endpointsIn(joining),
  ...endpointsIn(membershipTypes),
  ...endpointsIn(guestPasses),
  ...endpointsIn(ownedPackages),
  ...endpointsIn(packages),
  ...endpointsIn(accountMoney),
  ...endpointsIn(bars),
  ...endpointsIn(checkout),
  ...endpointsIn(paymentsDesk),
  ...endpointsIn(paymentsOrders),
  ...endpointsIn(paymentEndpoints),
  ...endpointsIn(refunds),
  ...endpointsIn(savedCards),
  ...endpointsIn(staffPayments),
  ...endpointsIn(camps),
  ...endpointsIn(courses),
  ...endpointsIn(listOccurrences),
  ...endpointsIn(occurrences),
  ...endpointsIn(prices),
  ...endpointsIn(search),
  ...endpointsIn(tickets),
  ...endpointsIn(timetable),
  ...endpointsIn(updateOccurrence),
  ...endpointsIn(waitlist),
  ...endpointsIn(client),
  ...endpointsIn(venues),
} satisfies Record<OperationId, Endpoint>;

export type Endpoints = typeof endpoints;
