import type { Call } from '#lib/api/call.ts';
import { operationMutation } from '#lib/query/operation-query.ts';

export const applyCreditsMutation = (call: Call) => operationMutation(call, 'applyCredits');
