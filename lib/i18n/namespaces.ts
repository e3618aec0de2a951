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
