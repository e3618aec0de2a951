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
] as const satisfies OperationId[];
const basket = ['getCart', ...availability] as const satisfies OperationId[];
const bookings = ['listBookings', 'getBooking', 'getBookingBundle'] as const satisfies OperationId[];
const paid = [...basket, 'getAuthUser', 'getOrder'] as const satisfies OperationId[];

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
  joinWaitlist: availability,
  leaveWaitlist: availability,
  joinV1Waitlist: availability,
  leaveV1Waitlist: availability,
  cancelBooking: [...paid, ...bookings],
  cancelBookings: [...paid, ...bookings],
  cancelBookingBundle: [...paid, ...bookings],
  moveBooking: [...paid, ...bookings],
  completeCheckout: [...paid, ...bookings],
  completeCheckoutSession: [...paid, ...bookings],
  completeSca: [...paid, ...bookings],
  cancelPayment: basket,
  deleteSavedCard: ['listSavedCards'],
  createLinkedUser: ['getAuthUser', 'listLinkedUsers'],
  updateLinkedUser: ['getAuthUser', 'listLinkedUsers'],
  changePassword: ['listSignIns'],
  endSignIn: ['listSignIns'],
  endOtherSignIns: ['listSignIns'],
  confirmSecondFactor: ['getSecondFactor', 'listSignIns', 'getAuthUser'],
  removeSecondFactor: ['getSecondFactor', 'listSignIns', 'getAuthUser'],
};
