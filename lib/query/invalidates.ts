import type { OperationId } from '#contract/routes.ts';

const availability = [
  'listActivityTimes',
  'listActivityTimesV2',
  'listActivityTimetable',
  'listActivityTimetableV2',
  'listActivitySlots',
  'listActivitySlotsV2',
  'listLiveTimes',
  'listTickets',
  'getActivity',
  'listCamps',
  'getCamp',
  'listCourses',
  'getCourse',
  'listDeskSessions',
  'listDeskTiles',
] as const satisfies OperationId[];
const waitlists = [...availability, 'listUserWaitlist'] as const satisfies OperationId[];
const basket = ['getCart', ...availability] as const satisfies OperationId[];
const bookings = [
  'listBookings',
  'getBooking',
  'getBookingBundle',
  'listBookedVenues',
] as const satisfies OperationId[];
const owned = ['listMemberships', 'listOwnedPackages', 'listGuestPasses'] as const satisfies OperationId[];
const money = [
  'getOrder',
  'listOrders',
  'listPayments',
  'listPenalties',
  'listDebts',
  'listCreditEntries',
  'getDeskCustomer',
] as const satisfies OperationId[];
const tills = ['getDesk', 'getTill', 'listTills'] as const satisfies OperationId[];
const paid = [...basket, ...owned, ...money, 'getAuthUser'] as const satisfies OperationId[];

const desk = [
  'getOccurrence',
  'listOccurrences',
  'listDeskSessions',
  'listSessionBookings',
  'listWaitlistMembers',
] as const satisfies OperationId[];

/** Which reads a successful write makes stale (docs/product.md#basket-page). The only such table. */
export const invalidates: Partial<Record<OperationId, readonly OperationId[]>> = {
  addCartItems: basket,
  addUserCartItems: basket,
  removeCartItems: basket,
  removeUserCartItem: basket,
  updateCartItem: basket,
  clearCart: basket,
  extendCart: basket,
  removeBenefit: ['getCart'],
  removePackageUsage: ['getCart'],
  answerCartQuestions: ['getCart', 'getBooking'],
  createQuestionWaivers: ['getCart', 'listPreviousAttendees', 'listBookings', ...availability],
  applyCredits: ['getCart', 'getAuthUser'],
  joinWaitlist: [...waitlists, ...desk],
  leaveWaitlist: [...waitlists, ...desk],
  updateOccurrence: [...availability, ...desk],
  joinV1Waitlist: waitlists,
  leaveV1Waitlist: waitlists,
  cancelBooking: [...paid, ...bookings],
  cancelBookings: [...paid, ...bookings, ...desk],
  cancelBookingBundle: [...paid, ...bookings],
  moveBooking: [...paid, ...bookings, ...desk],
  completeCheckout: [...paid, ...bookings],
  completeCheckoutSession: [...paid, ...bookings],
  completeSca: [...paid, ...bookings],
  cancelPayment: basket,
  deleteSavedCard: ['listSavedCards'],
  updateUser: ['getAuthUser', 'getUser', 'listLinkedUsers'],
  setProfilePicture: ['getAuthUser', 'getUser'],
  removeProfilePicture: ['getAuthUser', 'getUser'],
  setDefaultCard: ['listSavedCards'],
  payFrontOfHouse: [...paid, ...bookings, ...tills],
  refundOrder: [...money, ...tills, 'getAuthUser'],
  payOrderBalance: [...money, ...tills],
  openTill: tills,
  closeTill: tills,
  createCustomer: ['listUsers'],
  moveSale: basket,
  // The register itself is changed before the answer (`use-attendance.ts`) and not read over other touches.
  recordAttendance: ['listDeskSessions', 'getDeskCustomer', 'getBooking', 'listBookings'],
  createLinkedUser: ['getAuthUser', 'listLinkedUsers'],
  sendInvitation: ['listLinkedUsers'],
  acceptInvitation: ['getAuthUser', 'listLinkedUsers'],
  changeMembership: ['getCart', 'listMemberships'],
  leaveMembership: ['listMemberships'],
  stayInMembership: ['listMemberships'],
  giveGuestPass: ['listGuestPasses'],
  closeAccount: ['getAuthUser'],
  keepAccount: ['getAuthUser'],
  updateLinkedUser: ['getAuthUser', 'listLinkedUsers'],
  changePassword: ['listSignIns', 'getPin'],
  setPin: ['getPin'],
  removePin: ['getPin'],
  endSignIn: ['listSignIns'],
  endOtherSignIns: ['listSignIns'],
  confirmSecondFactor: ['getSecondFactor', 'listSignIns', 'getAuthUser'],
  removeSecondFactor: ['getSecondFactor', 'listSignIns', 'getAuthUser'],
};
