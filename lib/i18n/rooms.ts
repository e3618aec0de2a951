import activitiesCy from '#messages/cy/activities.json' with { type: 'json' };
import basketCy from '#messages/cy/basket.json' with { type: 'json' };
import bookingCy from '#messages/cy/booking.json' with { type: 'json' };
import campDetailCy from '#messages/cy/camp-detail.json' with { type: 'json' };
import campsCy from '#messages/cy/camps.json' with { type: 'json' };
import checkoutCy from '#messages/cy/checkout.json' with { type: 'json' };
import chromeCy from '#messages/cy/chrome.json' with { type: 'json' };
import commonCy from '#messages/cy/common.json' with { type: 'json' };
import confirmationCy from '#messages/cy/confirmation.json' with { type: 'json' };
import cookiesCy from '#messages/cy/cookies.json' with { type: 'json' };
import courseBookingCy from '#messages/cy/course-booking.json' with { type: 'json' };
import customersCy from '#messages/cy/customers.json' with { type: 'json' };
import errorsCy from '#messages/cy/errors.json' with { type: 'json' };
import helpCy from '#messages/cy/help.json' with { type: 'json' };
import homeCy from '#messages/cy/home.json' with { type: 'json' };
import loginCy from '#messages/cy/login.json' with { type: 'json' };
import pagesCy from '#messages/cy/pages.json' with { type: 'json' };
import securityCy from '#messages/cy/security.json' with { type: 'json' };
import timetableCy from '#messages/cy/timetable.json' with { type: 'json' };
import venuesCy from '#messages/cy/venues.json' with { type: 'json' };
import activities from '#messages/en/activities.json' with { type: 'json' };
import basket from '#messages/en/basket.json' with { type: 'json' };
import booking from '#messages/en/booking.json' with { type: 'json' };
import campDetail from '#messages/en/camp-detail.json' with { type: 'json' };
import camps from '#messages/en/camps.json' with { type: 'json' };
import checkout from '#messages/en/checkout.json' with { type: 'json' };
import chrome from '#messages/en/chrome.json' with { type: 'json' };
import common from '#messages/en/common.json' with { type: 'json' };
import confirmation from '#messages/en/confirmation.json' with { type: 'json' };
import cookies from '#messages/en/cookies.json' with { type: 'json' };
import courseBooking from '#messages/en/course-booking.json' with { type: 'json' };
import customers from '#messages/en/customers.json' with { type: 'json' };
import errors from '#messages/en/errors.json' with { type: 'json' };
import help from '#messages/en/help.json' with { type: 'json' };
import home from '#messages/en/home.json' with { type: 'json' };
import login from '#messages/en/login.json' with { type: 'json' };
import pages from '#messages/en/pages.json' with { type: 'json' };
import security from '#messages/en/security.json' with { type: 'json' };
import timetable from '#messages/en/timetable.json' with { type: 'json' };
import venues from '#messages/en/venues.json' with { type: 'json' };

/** Every text, one room a file. Server side only; the browser gets the rooms a page needs. */
export const english = {
  venues,
  timetable,
  home,
  activities,
  basket,
  booking,
  campDetail,
  camps,
  courseBooking,
  checkout,
  chrome,
  common,
  confirmation,
  cookies,
  customers,
  errors,
  help,
  login,
  pages,
  security,
};

export const welsh: typeof english = {
  venues: venuesCy,
  timetable: timetableCy,
  home: homeCy,
  activities: activitiesCy,
  basket: basketCy,
  booking: bookingCy,
  campDetail: campDetailCy,
  camps: campsCy,
  courseBooking: courseBookingCy,
  checkout: checkoutCy,
  chrome: chromeCy,
  common: commonCy,
  confirmation: confirmationCy,
  cookies: cookiesCy,
  customers: customersCy,
  errors: errorsCy,
  help: helpCy,
  login: loginCy,
  pages: pagesCy,
  security: securityCy,
};
