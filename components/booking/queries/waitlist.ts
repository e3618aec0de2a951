import type { Call } from '#lib/api/call.ts';
import { operationMutation } from '#lib/query/operation-query.ts';

/** The new calls, for 34-character ids. */
export const joinWaitlistMutation = (call: Call) => operationMutation(call, 'joinWaitlist');
export const leaveWaitlistMutation = (call: Call) => operationMutation(call, 'leaveWaitlist');

/** The old calls, for numeric ids (docs/product.md#v1-and-v2). */
export const joinV1WaitlistMutation = (call: Call) => operationMutation(call, 'joinV1Waitlist');
export const leaveV1WaitlistMutation = (call: Call) => operationMutation(call, 'leaveV1Waitlist');
