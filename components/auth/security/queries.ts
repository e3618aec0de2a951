import type { Call } from '#lib/api/call.ts';
import { operationMutation, operationQuery } from '#lib/query/operation-query.ts';

/** The devices on which the user is logged in, this device first. */
export const signInsQuery = (call: Call) => operationQuery(call, 'listSignIns', {});
/** The status of the user's second factor. */
export const secondFactorQuery = (call: Call) => operationQuery(call, 'getSecondFactor', {});

export const changePasswordMutation = (call: Call) => operationMutation(call, 'changePassword');
export const endSignInMutation = (call: Call) => operationMutation(call, 'endSignIn');
export const endOtherSignInsMutation = (call: Call) => operationMutation(call, 'endOtherSignIns');
export const enrolSecondFactorMutation = (call: Call) => operationMutation(call, 'enrolSecondFactor');
export const confirmSecondFactorMutation = (call: Call) => operationMutation(call, 'confirmSecondFactor');
export const removeSecondFactorMutation = (call: Call) => operationMutation(call, 'removeSecondFactor');
