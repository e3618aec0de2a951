import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** A booking of the basket with the questions of its session, and what was answered. */
export const bookingQuery = (call: Call, bookingId: string) =>
  operationQuery(call, 'getBooking', { params: { bookingId }, query: { cancellationSource: 'customers' } });

/** Whom the account agreed for with this waiver before. */
export const previousAttendeesQuery = (call: Call, restrictionId: string) =>
  operationQuery(call, 'listPreviousAttendees', { params: { restriction: restrictionId } });
