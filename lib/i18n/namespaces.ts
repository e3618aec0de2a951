import accountBookingsCy from '#messages/cy/account-bookings.json';
import accountPaymentsCy from '#messages/cy/account-payments.json';
import accountCy from '#messages/cy/account.json';
import activitiesCy from '#messages/cy/activities.json';
import attendeesCy from '#messages/cy/attendees.json';
import basketCy from '#messages/cy/basket.json';
import bookingCy from '#messages/cy/booking.json';
import campDetailCy from '#messages/cy/camp-detail.json';
import campsCy from '#messages/cy/camps.json';
import cancellationCy from '#messages/cy/cancellation.json';
import cancellingCy from '#messages/cy/cancelling.json';
import checkoutCy from '#messages/cy/checkout.json';
import chromeCy from '#messages/cy/chrome.json';
import commonCy from '#messages/cy/common.json';
import confirmationCy from '#messages/cy/confirmation.json';
import cookiesCy from '#messages/cy/cookies.json';
import courseBookingCy from '#messages/cy/course-booking.json';
import customersCy from '#messages/cy/customers.json';
import deskBlocksCy from '#messages/cy/desk-blocks.json';
import deskSessionCy from '#messages/cy/desk-session.json';
import deskCy from '#messages/cy/desk.json';
import detailsCy from '#messages/cy/details.json';
import errorsCy from '#messages/cy/errors.json';
import failuresCy from '#messages/cy/failures.json';
import familyCy from '#messages/cy/family.json';
import guestPassesCy from '#messages/cy/guest-passes.json';
import helpCy from '#messages/cy/help.json';
import homeCy from '#messages/cy/home.json';
import invitationCy from '#messages/cy/invitation.json';
import joiningCy from '#messages/cy/joining.json';
import kioskCy from '#messages/cy/kiosk.json';
import loginCy from '#messages/cy/login.json';
import membershipsCy from '#messages/cy/memberships.json';
import movingCy from '#messages/cy/moving.json';
import orderMoneyCy from '#messages/cy/order-money.json';
import ownedPackagesCy from '#messages/cy/owned-packages.json';
import packagesCy from '#messages/cy/packages.json';
import pagesCy from '#messages/cy/pages.json';
import penaltyCy from '#messages/cy/penalty.json';
import peopleCy from '#messages/cy/people.json';
import pricingCy from '#messages/cy/pricing.json';
import receiptCy from '#messages/cy/receipt.json';
import securityCy from '#messages/cy/security.json';
import timesCy from '#messages/cy/times.json';
import timetableCy from '#messages/cy/timetable.json';
import venuesCy from '#messages/cy/venues.json';
import accountBookings from '#messages/en/account-bookings.json';
import accountPayments from '#messages/en/account-payments.json';
import account from '#messages/en/account.json';
import activities from '#messages/en/activities.json';
import attendees from '#messages/en/attendees.json';
import basket from '#messages/en/basket.json';
import booking from '#messages/en/booking.json';
import campDetail from '#messages/en/camp-detail.json';
import camps from '#messages/en/camps.json';
import cancellation from '#messages/en/cancellation.json';
import cancelling from '#messages/en/cancelling.json';
import checkout from '#messages/en/checkout.json';
import chrome from '#messages/en/chrome.json';
import common from '#messages/en/common.json';
import confirmation from '#messages/en/confirmation.json';
import cookies from '#messages/en/cookies.json';
import courseBooking from '#messages/en/course-booking.json';
import customers from '#messages/en/customers.json';
import deskBlocks from '#messages/en/desk-blocks.json';
import deskSession from '#messages/en/desk-session.json';
import desk from '#messages/en/desk.json';
import details from '#messages/en/details.json';
import errors from '#messages/en/errors.json';
import failures from '#messages/en/failures.json';
import family from '#messages/en/family.json';
import guestPasses from '#messages/en/guest-passes.json';
import help from '#messages/en/help.json';
import home from '#messages/en/home.json';
import invitation from '#messages/en/invitation.json';
import joining from '#messages/en/joining.json';
import kiosk from '#messages/en/kiosk.json';
import login from '#messages/en/login.json';
import memberships from '#messages/en/memberships.json';
import moving from '#messages/en/moving.json';
import orderMoney from '#messages/en/order-money.json';
import ownedPackages from '#messages/en/owned-packages.json';
import packages from '#messages/en/packages.json';
import pages from '#messages/en/pages.json';
import penalty from '#messages/en/penalty.json';
import people from '#messages/en/people.json';
import pricing from '#messages/en/pricing.json';
import receipt from '#messages/en/receipt.json';
import security from '#messages/en/security.json';
import times from '#messages/en/times.json';
import timetable from '#messages/en/timetable.json';
import venues from '#messages/en/venues.json';

/** All messages, one namespace a file. Server side only: the browser gets the namespaces that a page needs. */
export const english = {
  account,
  family,
  details,
  guestPasses,
  ownedPackages,
  memberships,
  moving,
  accountPayments,
  orderMoney,
  accountBookings,
  venues,
  timetable,
  home,
  activities,
  attendees,
  basket,
  booking,
  campDetail,
  camps,
  cancellation,
  cancelling,
  joining,
  kiosk,
  penalty,
  pricing,
  courseBooking,
  checkout,
  chrome,
  common,
  confirmation,
  cookies,
  customers,
  desk,
  deskBlocks,
  deskSession,
  errors,
  failures,
  help,
  invitation,
  login,
  packages,
  pages,
  people,
  receipt,
  security,
  times,
};

export const welsh: typeof english = {
  account: accountCy,
  family: familyCy,
  details: detailsCy,
  guestPasses: guestPassesCy,
  ownedPackages: ownedPackagesCy,
  memberships: membershipsCy,
  moving: movingCy,
  accountPayments: accountPaymentsCy,
  orderMoney: orderMoneyCy,
  accountBookings: accountBookingsCy,
  venues: venuesCy,
  timetable: timetableCy,
  home: homeCy,
  activities: activitiesCy,
  attendees: attendeesCy,
  basket: basketCy,
  booking: bookingCy,
  campDetail: campDetailCy,
  camps: campsCy,
  cancellation: cancellationCy,
  cancelling: cancellingCy,
  joining: joiningCy,
  kiosk: kioskCy,
  penalty: penaltyCy,
  pricing: pricingCy,
  courseBooking: courseBookingCy,
  checkout: checkoutCy,
  chrome: chromeCy,
  common: commonCy,
  confirmation: confirmationCy,
  cookies: cookiesCy,
  customers: customersCy,
  desk: deskCy,
  deskBlocks: deskBlocksCy,
  deskSession: deskSessionCy,
  errors: errorsCy,
  failures: failuresCy,
  help: helpCy,
  invitation: invitationCy,
  login: loginCy,
  packages: packagesCy,
  pages: pagesCy,
  people: peopleCy,
  receipt: receiptCy,
  security: securityCy,
  times: timesCy,
};
