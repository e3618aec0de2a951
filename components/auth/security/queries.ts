import type { Call } from '#lib/api/call.ts';
import { operationMutation, operationQuery } from '#lib/query/operation-query.ts';

/** The devices on which the user is logged in, this device first. */
export const signInsQuery = (call: Call) => operationQuery(call, 'listSignIns', {});
/** The status of the user's second factor. */
export const secondFactorQuery = (call: Call) => operationQuery(call, 'getSecondFactor', {});
/** The status of the user's PIN. */
export const pinQuery = (call: Call) => operationQuery(call, 'getPin', {});

export const changePasswordMutation = (call: Call) => operationMutation(call, 'changePassword');
export const endSignInMutation = (call: Call) => operationMutation(call, 'endSignIn');
export const endOtherSignInsMutation = (call: Call) => operationMutation(call, 'endOtherSignIns');
export const enrolSecondFactorMutation = (call: Call) => operationMutation(call, 'enrolSecondFactor');
export const confirmSecondFactorMutation = (call: Call) => operationMutation(call, 'confirmSecondFactor');
export const removeSecondFactorMutation = (call: Call) => operationMutation(call, 'removeSecondFactor');
export const setPinMutation = (call: Call) => operationMutation(call, 'setPin');
export const removePinMutation = (call: Call) => operationMutation(call, 'removePin');
