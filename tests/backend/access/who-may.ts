import type { OperationId } from '#contract/routes.ts';
import type { Call, Row } from './callers.ts';
import { deskRows } from './desk-rows.ts';
import { joiningRows } from './joining-rows.ts';
import { open, ownThings, reading, readers, writers, writing } from './row-kinds.ts';
import type { Scene } from './scene.ts';

const refunding = (call: (scene: Scene) => Call = () => ({})): Row => ({ may: ['refunder'], call });

/** For staff who look after what is on; which permission it takes is tested beside the operation. */
const managing = (call: (scene: Scene) => Call = () => ({})): Row => ({ may: ['manager'], call });

const date = '?date=2026-11-24';
const span = '?starts_after=2026-11-24%2000:00:00&starts_before=2026-11-25%2000:00:00';
const source = '?source=online';
const offer = { payments: [], terms: true, completed_waivers: [], source: 'online', item_hash: 'hash' };
const card = {
  card_identifier: 'c',
  session_key: 's',
  billing: { first_name: 'Robin', last_name: 'Reed', address1: '14 Wharf Street', city: 'Leeds', postcode: 'LS1 1AA' },
  browser_data: {
    java_enabled: false,
    javascript_enabled: true,
    language: 'en-GB',
    color_depth: 24,
    screen_height: 900,
    screen_width: 1440,
    tz: 0,
    user_agent: 'Test',
  },
};
const day = ({ venue, classes }: Scene): Call => ({
  params: { venue: venue.slug, activity: classes.slug },
  query: date,
});
const transaction = ({ transactionUuid }: Scene): Call => ({
  params: { transactionUuid, transactionId: transactionUuid, kind: 'opayo', mac: 'm' },
});

/**
 * Who may make each call of the contract, and a request for Robin's data. A new operation without a row fails the type
 * check: use `open` for everybody, `ownThings` for anybody signed in, `reading` and `writing` for a customer's data,
 * `refunding` for staff who may refund, `managing` for those who look after what is on.
 */
export const whoMay: Record<OperationId, Row> = {
  getClient: open(),
  getTranslations: open(() => ({ params: { language: 'en' } })),
  getTheme: open(),
  getFooter: open(),
  listVenues: open(),
  listVenuePoints: open(),
  listOnlineJoiningVenues: open(),
  getVenue: open(({ venue }) => ({ params: { venue: venue.slug } })),
  geocode: open(() => ({ query: '?query=M1' })),
  listVenueActivities: open(({ venue }) => ({ params: { venue: venue.slug } })),
  getVenueActivity: open(({ venue, classes }) => ({ params: { venue: venue.slug, activitySlug: classes.slug } })),
  listVenuePricing: open(({ venue }) => ({ params: { venue: venue.slug } })),
  listBookableCategories: open(({ venue }) => ({ params: { venue: venue.slug } })),
  getBookableCategory: open(({ venue, camp }) => ({ params: { venue: venue.slug, category: camp.categorySlug } })),
  listCategories: managing(),
  createCategory: managing(({ robin }) => ({
    body: { name: 'New', slug: `new-${robin.id}`, booking_type: null },
  })),
  updateCategory: managing(({ classes }) => ({
    params: { categoryId: classes.categoryId },
    body: { name: 'Classes', slug: classes.slug, booking_type: 'classes', parent_id: null },
  })),
  deleteCategory: managing(({ classes }) => ({ params: { categoryId: classes.categoryId } })),
  listActivityDates: open(({ venue, classes }) => ({ params: { venue: venue.slug, category: classes.slug } })),
  listActivityTimes: reading(day),
  listActivityTimesV2: reading(day),
  listActivityTimetable: reading(day),
  listActivityTimetableV2: reading(day),
  listActivitySlots: reading(day),
  listActivitySlotsV2: reading(day),
  getActivity: reading(({ open: { id } }) => ({ params: { id } })),
  listTickets: reading(({ venue, swimming, swim }) => ({
    params: { venue: venue.slug, category: swimming.slug, activity: swim.id },
  })),
  priceTicket: writing(({ venue, ticket, swim }) => ({
    params: { venue: venue.slug, activityId: ticket.id },
    body: { reference: 'nobody', is_v2: true, occurrence_id: swim.id },
  })),
  answerActivityQuestions: writing(({ open: { v1Id } }) => ({ params: { activityId: v1Id }, body: { answers: [] } })),
  answerOccurrenceQuestions: writing(({ open: { id } }) => ({ params: { id }, body: { answers: [] } })),
  priceSessions: writing(({ open: { id } }) => ({ body: { items: [{ session_id: id }] } })),
  listOccurrences: reading(() => ({ query: span })),
  listOccurrenceFilters: open(() => ({ query: span })),
  getOccurrence: reading(({ open: { id } }) => ({ params: { id } })),
  updateOccurrence: managing(({ open: { id } }) => ({ params: { id }, body: { action: 'update' } })),
  searchSessions: reading(() => ({ query: date })),
  searchDays: reading(() => ({ query: date })),
  listLiveTimes: open(({ venue }) => ({ query: `?venue=${venue.slug}` })),
  listCamps: reading(() => ({ query: source })),
  getCamp: reading(({ camp }) => ({ params: { id: camp.id }, query: source })),
  listCourses: reading(() => ({ query: source })),
  getCourse: reading(({ course }) => ({ params: { id: course.id }, query: source })),
  listPackages: reading(({ venue }) => ({ params: { source: 'online', venue: venue.slug } })),
  getPackage: reading(({ venue, packageId }) => ({ params: { source: 'online', venue: venue.slug, packageId } })),

  login: open(() => ({ body: { username: 'nobody', password: 'nothing' } })),
  logout: open(),
  getAuthUser: reading(),
  register: open(),
  requestPasswordReset: open(() => ({ body: { email_or_reference: 'nobody' } })),
  resetPassword: open(),
  loginByPin: open(() => ({ body: { username: 'nobody', pin: '2580' } })),
  getPin: ownThings(),
  setPin: ownThings(),
  removePin: ownThings(),
  changePassword: ownThings(),
  changeEmail: ownThings(),
  confirmEmail: open(),
  getSecondFactor: ownThings(),
  enrolSecondFactor: ownThings(),
  confirmSecondFactor: ownThings(),
  removeSecondFactor: ownThings(),
  listSignIns: ownThings(),
  endSignIn: { may: [], call: () => ({ params: { id: '00000000-0000-4000-8000-000000000001' } }) },
  endOtherSignIns: ownThings(),
  handOver: ownThings(),
  exchangeHandOver: open(() => ({ body: { code: 'unknown' } })),
  getOnboardingForm: open(() => ({ params: { onboardingType: 'customer_account_online' } })),

  getUser: { may: readers, call: ({ robin }) => ({ params: { userId: robin.id } }) },
  // A linked person may act for Robin, but may not see who else is linked.
  listLinkedUsers: { may: ['owner', 'reader'], call: ({ robin }) => ({ params: { userId: robin.id } }) },

  createLinkedUser: {
    may: ['owner'],
    call: ({ robin }) => ({
      params: { userId: robin.id },
      body: { first_name: 'Ivy', last_name: 'Reed', date_of_birth: '2018-05-01', relationship: 'parent' },
    }),
  },

  // A linked person may change only those without a log-in.
  updateUser: {
    may: ['owner', 'seller'],
    call: ({ robin }) => ({ params: { userId: robin.id }, body: { first_name: 'Robin' } }),
  },
  setProfilePicture: {
    may: ['owner', 'seller'],
    call: ({ robin }) => ({ params: { userId: robin.id }, body: { image: 'AAAA' } }),
  },
  removeProfilePicture: { may: ['owner', 'seller'], call: ({ robin }) => ({ params: { userId: robin.id } }) },
  getPicture: { may: [], call: () => ({ params: { file: `${'p'.repeat(43)}.webp` } }) },
  sendInvitation: { may: [], call: ({ robin }) => ({ params: { userId: robin.id, linkedUserId: 999_999 } }) },
  readInvitation: open(() => ({ body: { token: 'unknown' } })),
  acceptInvitation: open(() => ({ body: { token: 'unknown' } })),

  listMemberships: reading(),
  changeMembership: writing(({ membership }) => ({
    params: { membershipId: membership.id },
    body: { membership_type_id: membership.membershipTypeId },
  })),
  leaveMembership: writing(({ membership }) => ({ params: { membershipId: membership.id } })),
  stayInMembership: writing(({ membership }) => ({ params: { membershipId: membership.id } })),
  ...joiningRows,
  listOwnedPackages: reading(),
  listGuestPasses: reading(),
  giveGuestPass: writing(({ passId }) => ({ params: { passId }, body: { email: 'guest@example.com' } })),
  getCalendarFeed: ownThings(),
  // By a secret, which nobody here has.
  readCalendarFeed: { may: [], call: () => ({ params: { file: `${'c'.repeat(43)}.ics` } }) },
  exportMyData: ownThings(() => ({ body: { current_password: 'wrong' } })),
  getExport: { may: [], call: () => ({ params: { file: `${'e'.repeat(43)}.zip` } }) },
  closeAccount: ownThings(() => ({ body: { current_password: 'wrong' } })),
  keepAccount: ownThings(),

  // A link that nobody has; who may change which is tested beside the operation.
  updateLinkedUser: {
    may: [],
    call: ({ robin }) => ({ params: { userId: robin.id, linkedUserId: 999_999 }, body: { status: 'cancelled' } }),
  },

  addUserCartItems: {
    may: writers,
    call: ({ robin, open: { id } }) => ({
      params: { userId: robin.id, source: 'activity-booking' },
      body: { items: { id, type: 'purchasableOccurrence' } },
    }),
  },
  // A linked person's basket is a different one, without Robin's line.
  removeUserCartItem: {
    may: ['owner', 'seller'],
    call: ({ robin, cartItemId }) => ({
      params: { userId: robin.id, source: 'activity-booking', cartItemId },
      forRobin: true,
    }),
  },
  getCart: reading(),
  clearCart: writing(),
  addCartItems: writing(({ open: { id } }) => ({ body: { items: { id, type: 'purchasableOccurrence' } } })),
  removeCartItems: writing(({ cartItemId }) => ({ body: { cart_item_ids: [cartItemId] } })),
  extendCart: writing(),
  updateCartItem: {
    may: ['owner', 'seller'],
    call: ({ cartItemId }) => ({ params: { cartItemId }, body: { options: { quantity: 2 } }, forRobin: true }),
  },
  answerCartQuestions: {
    may: ['owner', 'seller'],
    call: ({ cartId }) => ({ params: { cartId }, body: { answers: [] }, forRobin: true }),
  },
  // Robin's line has neither, so it is not found for anybody; access to the person is checked first.
  removeBenefit: { may: [], call: ({ cartItemId }) => ({ params: { cartItemId }, forRobin: true }) },
  removePackageUsage: { may: [], call: ({ cartItemId }) => ({ params: { cartItemId }, forRobin: true }) },

  getRestriction: open(({ restriction }) => ({ params: { id: restriction.id } })),
  listRestrictions: managing(),
  listPreviousAttendees: reading(({ restriction }) => ({ params: { restriction: restriction.id } })),
  createQuestionWaivers: writing(({ restriction }) => ({
    body: {
      waivers: [{ restriction_id: restriction.id, attendee: { first_name: 'Ivy', last_name: 'Reed' }, agreed: true }],
    },
  })),
  listWaitlistMembers: managing(({ full }) => ({ params: { id: full.id } })),
  listUserWaitlist: { may: readers, call: ({ robin }) => ({ params: { userId: robin.id } }) },
  joinWaitlist: {
    may: writers,
    call: ({ robin, another }) => ({ params: { id: another.id }, body: { user_id: robin.id } }),
  },
  leaveWaitlist: { may: writers, call: ({ robin, full }) => ({ params: { occurrenceId: full.id, userId: robin.id } }) },
  joinV1Waitlist: writing(({ another }) => ({ body: { item: { id: another.v1Id, type: 'activity' } } })),
  leaveV1Waitlist: writing(({ waitlistId }) => ({ params: { waitlistId } })),
  listBookings: reading(() => ({ query: '?cancellation_source=customers' })),
  listBookedVenues: ownThings(),
  getBooking: {
    may: readers,
    call: ({ bookingId }) => ({ params: { bookingId }, query: '?cancellation_source=customers' }),
  },
  getBookingBundle: {
    may: readers,
    call: ({ bundleId }) => ({ params: { bundleId }, query: '?cancellation_source=customers' }),
  },
  cancelBookings: {
    may: writers,
    call: ({ bookingId }) => ({
      body: {
        update_type: 'cancellation',
        cancellation_source: 'customers',
        booking_ids: [bookingId],
      },
    }),
  },
  cancelBookingBundle: {
    may: writers,
    call: ({ bundleId }) => ({
      params: { bundleId },
      body: { update_type: 'cancellation', cancellation_source: 'customers' },
    }),
  },
  moveBooking: {
    may: writers,
    call: ({ bookingId, open: { id } }) => ({ params: { bookingId }, body: { occurrence_id: id } }),
  },
  cancelBooking: { may: writers, call: ({ bookingId }) => ({ params: { bookingId }, query: '?source=bookings' }) },
  recordAttendance: managing(({ bookingId }) => ({ body: { booking_ids: [bookingId], status: 'attended' } })),
  getBookingCalendar: { may: readers, call: ({ bookingId }) => ({ params: { bookingId } }) },

  applyCredits: writing(() => ({
    body: { credits_to_reserve: [{ amount: 0, type: 'general' }], cart_source: 'activity-booking' },
  })),
  prepareCheckout: reading(),
  authoriseCheckout: writing(() => ({ body: { ...offer, ...card } })),
  completeCheckout: writing(() => ({ body: offer })),
  getCheckoutProvider: reading(),
  prepareCheckoutSession: writing(() => ({ body: { source: 'online' } })),
  prepareSessionPayment: {
    may: ['owner', 'seller'],
    call: ({ sessionId }) => ({ body: { ...offer, payment_session_id: sessionId }, forRobin: true }),
  },
  // A payment attempt belongs to its customer; staff see it for the customer they have selected.
  completeCheckoutSession: { may: ['owner', 'seller'], call: (scene) => ({ ...transaction(scene), forRobin: true }) },
  completeSca: {
    may: ['owner', 'seller'],
    call: (scene) => ({ ...transaction(scene), body: { transaction_uuid: scene.transactionUuid }, forRobin: true }),
  },
  createOpayoSession: writing(() => ({ body: {} })),
  getStripeConfig: reading(),
  // A card can be used by its owner alone.
  listSavedCards: ownThings(),
  deleteSavedCard: { may: ['owner'], call: ({ savedCardId }) => ({ params: { id: savedCardId }, forRobin: true }) },
  authorisePayment: {
    may: ['owner', 'seller'],
    call: (scene) => ({
      ...transaction(scene),
      body: { ...card, transaction_uuid: scene.transactionUuid },
      forRobin: true,
    }),
  },
  cancelPayment: { may: ['owner', 'seller'], call: (scene) => ({ ...transaction(scene), forRobin: true }) },
  getTransaction: { may: ['owner', 'reader'], call: (scene) => ({ ...transaction(scene), forRobin: true }) },
  getScaForm: { may: ['owner', 'reader'], call: (scene) => ({ ...transaction(scene), forRobin: true }) },
  // By a secret of its own, which nobody here has.
  returnHosted: { may: [], call: (scene) => ({ ...transaction(scene), body: { form_data: { signature: 's' } } }) },
  notifySca: { may: [], call: (scene) => ({ ...transaction(scene), body: { cres: 'c' } }) },
  // By a signature, which nobody here can make.
  notifyPayment: {
    may: [],
    call: (scene) => ({ params: { kind: 'stripe', accountId: scene.transactionUuid }, body: { id: 'evt_1' } }),
  },
  getOrder: { may: ['owner', 'reader'], call: ({ orderId }) => ({ params: { orderId } }) },
  getOrderMoney: { may: ['owner', 'reader'], call: ({ orderId }) => ({ params: { orderId } }) },
  getOrderReceipt: { may: ['owner', 'reader'], call: ({ orderId }) => ({ params: { orderId } }) },
  listOrders: reading(),
  listPayments: reading(),
  listPenalties: reading(),
  listDebts: reading(),
  listCreditEntries: reading(),
  setDefaultCard: { may: ['owner'], call: ({ savedCardId }) => ({ params: { cardId: savedCardId }, forRobin: true }) },
  refundOrder: refunding(({ orderId }) => ({ params: { orderId }, body: { reason: 'Closed' } })),
  liftBars: refunding(({ robin }) => ({ params: { userId: robin.id }, body: { reason: 'Our mistake' } })),
  payFrontOfHouse: { may: ['seller'], call: () => ({ body: { ...offer, source: 'foh' }, forRobin: true }) },
  ...deskRows,
  listAttentionPayments: refunding(() => ({ query: '?status=attention' })),
  getPayment: refunding(transaction),
  retryReverse: refunding(transaction),
  retryCharge: refunding(({ chargeId }) => ({ params: { chargeId }, body: {} })),
};
