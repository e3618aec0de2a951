/**
 * The one table of paths. It holds no schema, so that the browser can carry it.
 * `who`: who may call (docs/product.md#callers). `cache`: the class of the reply (docs/product.md#caching).
 */
export type Base = 'api' | 'foh' | 'dashboard' | 'activities' | 'auth' | 'my-account' | 'online-joining' | 'bookings';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Who = 'anyone' | 'customer' | 'staff' | 'machine';
export type CacheClass = 'public' | 'timetable' | 'none';

export interface Route {
  method: Method;
  base: Base;
  path: string;
  who: Who;
  cache: CacheClass;
  /** Lists that paginate (docs/product.md#pagination). */
  paginated?: true;
  /** A write that, made again, only tells what came of the first: it need not wait for one that still runs, or died. */
  repeatable?: true;
  /** Replies without the envelope: files and the operator's own JSON. */
  raw?: true;
}

export const routes = {
  getClient: { method: 'GET', base: 'activities', path: '/client', who: 'anyone', cache: 'public' },
  getTranslations: {
    method: 'GET',
    base: 'api',
    path: '/frontend/translations/{language}',
    who: 'anyone',
    cache: 'public',
    raw: true,
  },
  getTheme: { method: 'GET', base: 'api', path: '/frontend/theme', who: 'anyone', cache: 'public' },
  getFooter: { method: 'GET', base: 'activities', path: '/footer', who: 'anyone', cache: 'public' },

  listVenues: { method: 'GET', base: 'activities', path: '/venues', who: 'anyone', cache: 'public' },
  listOnlineJoiningVenues: {
    method: 'GET',
    base: 'activities',
    path: '/venues/online-joining',
    who: 'anyone',
    cache: 'public',
  },
  getVenue: { method: 'GET', base: 'activities', path: '/venues/{venue}', who: 'anyone', cache: 'public' },
  geocode: { method: 'GET', base: 'activities', path: '/geocode', who: 'anyone', cache: 'public' },

  listVenueActivities: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/categories',
    who: 'anyone',
    cache: 'public',
  },
  getVenueActivity: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/categories/{activitySlug}',
    who: 'anyone',
    cache: 'public',
  },

  listBookableCategories: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/categories/bookable/{venue}',
    who: 'anyone',
    cache: 'public',
  },
  getBookableCategory: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/categories/bookable/{venue}/{category}',
    who: 'anyone',
    cache: 'public',
  },

  listActivityDates: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity-category/{category}/dates',
    who: 'anyone',
    cache: 'timetable',
  },
  listActivityTimes: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity/{activity}/times',
    who: 'anyone',
    cache: 'timetable',
  },
  listActivityTimesV2: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity/{activity}/v2/times',
    who: 'anyone',
    cache: 'timetable',
  },
  listActivityTimetable: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity/{activity}/timetable',
    who: 'anyone',
    cache: 'timetable',
  },
  listActivityTimetableV2: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity/{activity}/v2/timetable',
    who: 'anyone',
    cache: 'timetable',
  },
  listActivitySlots: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity/{activity}/slots',
    who: 'anyone',
    cache: 'timetable',
  },
  listActivitySlotsV2: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity/{activity}/v2/slots',
    who: 'anyone',
    cache: 'timetable',
  },
  getActivity: { method: 'GET', base: 'activities', path: '/{id}', who: 'anyone', cache: 'timetable' },
  listTickets: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity-category/{category}/activity/{activity}/tickets',
    who: 'anyone',
    cache: 'timetable',
  },
  priceTicket: {
    method: 'POST',
    base: 'activities',
    path: '/price/{venue}/ticket/{activityId}',
    who: 'anyone',
    cache: 'none',
  },

  listCamps: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/camps',
    who: 'anyone',
    cache: 'timetable',
    paginated: true,
  },
  getCamp: { method: 'GET', base: 'api', path: '/v1/activities/camps/{id}', who: 'anyone', cache: 'timetable' },
  listCourses: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/courses',
    who: 'anyone',
    cache: 'timetable',
    paginated: true,
  },
  getCourse: { method: 'GET', base: 'api', path: '/v1/activities/courses/{id}', who: 'anyone', cache: 'timetable' },

  login: { method: 'POST', base: 'auth', path: '/customer/login', who: 'anyone', cache: 'none' },
  logout: { method: 'POST', base: 'auth', path: '/logout', who: 'anyone', cache: 'none' },
  getAuthUser: { method: 'GET', base: 'auth', path: '/user', who: 'customer', cache: 'none' },
  register: { method: 'POST', base: 'auth', path: '/customer/register', who: 'anyone', cache: 'none' },
  requestPasswordReset: {
    method: 'POST',
    base: 'auth',
    path: '/customer/forgotten-password',
    who: 'anyone',
    cache: 'none',
  },
  resetPassword: { method: 'POST', base: 'auth', path: '/customer/reset-password', who: 'anyone', cache: 'none' },
  changePassword: { method: 'PUT', base: 'auth', path: '/customer/password', who: 'customer', cache: 'none' },
  changeEmail: { method: 'POST', base: 'auth', path: '/customer/email', who: 'customer', cache: 'none' },
  confirmEmail: { method: 'POST', base: 'auth', path: '/customer/email/confirm', who: 'anyone', cache: 'none' },
  listSignIns: { method: 'GET', base: 'auth', path: '/sessions', who: 'customer', cache: 'none' },
  endSignIn: { method: 'DELETE', base: 'auth', path: '/sessions/{id}', who: 'customer', cache: 'none' },
  endOtherSignIns: { method: 'DELETE', base: 'auth', path: '/sessions', who: 'customer', cache: 'none' },
  getSecondFactor: { method: 'GET', base: 'auth', path: '/second-factor', who: 'customer', cache: 'none' },
  enrolSecondFactor: { method: 'POST', base: 'auth', path: '/second-factor', who: 'customer', cache: 'none' },
  confirmSecondFactor: { method: 'POST', base: 'auth', path: '/second-factor/confirm', who: 'customer', cache: 'none' },
  removeSecondFactor: { method: 'POST', base: 'auth', path: '/second-factor/remove', who: 'customer', cache: 'none' },
  handOver: { method: 'POST', base: 'auth', path: '/hand-over', who: 'customer', cache: 'none' },
  exchangeHandOver: { method: 'POST', base: 'auth', path: '/hand-over/exchange', who: 'machine', cache: 'none' },
  getOnboardingForm: {
    method: 'GET',
    base: 'online-joining',
    path: '/onboarding/{onboardingType}',
    who: 'anyone',
    cache: 'public',
  },

  getUser: { method: 'GET', base: 'api', path: '/v1/users/{userId}', who: 'customer', cache: 'none' },
  listLinkedUsers: { method: 'GET', base: 'api', path: '/v1/users/{userId}/linked', who: 'customer', cache: 'none' },

  addUserCartItems: {
    method: 'POST',
    base: 'api',
    path: '/v1/users/{userId}/carts/{source}/items',
    who: 'customer',
    cache: 'none',
  },
  removeUserCartItem: {
    method: 'DELETE',
    base: 'api',
    path: '/v1/users/{userId}/carts/{source}/items/{cartItemId}',
    who: 'customer',
    cache: 'none',
  },
  getCart: { method: 'GET', base: 'api', path: '/checkout/cart', who: 'customer', cache: 'none' },
  clearCart: { method: 'DELETE', base: 'api', path: '/checkout/cart', who: 'customer', cache: 'none' },
  addCartItems: { method: 'POST', base: 'api', path: '/checkout/cart/add', who: 'customer', cache: 'none' },
  removeCartItems: { method: 'POST', base: 'api', path: '/checkout/cart/remove', who: 'customer', cache: 'none' },
  extendCart: { method: 'POST', base: 'api', path: '/checkout/cart/extend', who: 'customer', cache: 'none' },
  updateCartItem: { method: 'PUT', base: 'api', path: '/checkout/cart/{cartItemId}', who: 'customer', cache: 'none' },
  removeBenefit: {
    method: 'DELETE',
    base: 'activities',
    path: '/benefit/remove/{cartItemId}',
    who: 'customer',
    cache: 'none',
  },
  removePackageUsage: {
    method: 'DELETE',
    base: 'activities',
    path: '/package/remove/{cartItemId}',
    who: 'customer',
    cache: 'none',
  },

  getRestriction: {
    method: 'GET',
    base: 'api',
    path: '/v1/activities/restrictions/{id}',
    who: 'anyone',
    cache: 'public',
  },
  joinWaitlist: {
    method: 'POST',
    base: 'api',
    path: '/v1/activities/occurrences/{id}/waitlist/members',
    who: 'customer',
    cache: 'none',
  },
  leaveWaitlist: {
    method: 'DELETE',
    base: 'api',
    path: '/v1/activities/occurrences/{occurrenceId}/waitlist/members/{userId}',
    who: 'customer',
    cache: 'none',
  },
  joinV1Waitlist: { method: 'POST', base: 'activities', path: '/waitlist/add', who: 'customer', cache: 'none' },
  leaveV1Waitlist: {
    method: 'DELETE',
    base: 'activities',
    path: '/waitlist/remove/{waitlistId}',
    who: 'customer',
    cache: 'none',
  },
  cancelBooking: {
    method: 'DELETE',
    base: 'activities',
    path: '/bookings/{bookingId}',
    who: 'customer',
    cache: 'none',
  },
  getBookingCalendar: {
    method: 'GET',
    base: 'bookings',
    path: '/{bookingId}/calendar',
    who: 'customer',
    cache: 'none',
    raw: true,
  },

  applyCredits: { method: 'POST', base: 'api', path: '/credits/apply', who: 'customer', cache: 'none' },
  prepareCheckout: { method: 'GET', base: 'api', path: '/checkout/prepare', who: 'customer', cache: 'none' },
  authoriseCheckout: { method: 'POST', base: 'api', path: '/checkout/authorise', who: 'customer', cache: 'none' },
  completeCheckout: {
    method: 'POST',
    base: 'api',
    path: '/checkout/complete',
    who: 'customer',
    cache: 'none',
    repeatable: true,
  },
  prepareCheckoutSession: {
    method: 'POST',
    base: 'api',
    path: '/checkout/session/prepare',
    who: 'customer',
    cache: 'none',
  },
  prepareSessionPayment: {
    method: 'POST',
    base: 'api',
    path: '/checkout/session/payment',
    who: 'customer',
    cache: 'none',
  },
  completeCheckoutSession: {
    method: 'POST',
    base: 'api',
    path: '/checkout/session/complete/{transactionId}',
    who: 'anyone',
    cache: 'none',
    repeatable: true,
  },
  completeSca: {
    method: 'POST',
    base: 'api',
    path: '/payment-providers/sca-completion/{transactionId}',
    who: 'anyone',
    cache: 'none',
  },
  createOpayoSession: {
    method: 'POST',
    base: 'api',
    path: '/payment-providers/opayo/session',
    who: 'customer',
    cache: 'none',
  },
  authorisePayment: {
    method: 'POST',
    base: 'api',
    path: '/payment-providers/{kind}/authorise',
    who: 'customer',
    cache: 'none',
  },
  cancelPayment: {
    method: 'POST',
    base: 'api',
    path: '/payment-providers/{kind}/cancel/{transactionUuid}',
    who: 'anyone',
    cache: 'none',
  },
  getTransaction: {
    method: 'GET',
    base: 'api',
    path: '/payment-providers/transactions/{transactionUuid}',
    who: 'anyone',
    cache: 'none',
  },
  getScaForm: {
    method: 'GET',
    base: 'api',
    path: '/payment-providers/transactions/{transactionUuid}/sca',
    who: 'anyone',
    cache: 'none',
  },
  notifySca: {
    method: 'POST',
    base: 'api',
    path: '/payment-providers/sca/{transactionUuid}/notify/{mac}',
    who: 'machine',
    cache: 'none',
  },
  listPayments: { method: 'GET', base: 'dashboard', path: '/payments', who: 'staff', cache: 'none', paginated: true },
  getPayment: { method: 'GET', base: 'dashboard', path: '/payments/{transactionUuid}', who: 'staff', cache: 'none' },
  retryReverse: {
    method: 'POST',
    base: 'dashboard',
    path: '/payments/{transactionUuid}/retry-reverse',
    who: 'staff',
    cache: 'none',
  },
  getOrder: { method: 'GET', base: 'api', path: '/v1/orders/{orderId}', who: 'anyone', cache: 'none' },
} as const satisfies Record<string, Route>;

export type OperationId = keyof typeof routes;

/** The path below the origin, with its parameters still in braces (docs/product.md#api-addresses). */
export function getPath(route: Route): string {
  return route.base === 'api' ? `/api${route.path}` : `/api/${route.base}${route.path}`;
}

/** Writes below `/api/v1/` carry their body inside `data` (docs/product.md#envelope). */
export function isWrapped(route: Route): boolean {
  return route.base === 'api' && route.path.startsWith('/v1/') && route.method !== 'GET';
}
