import type { Call } from '#lib/api/call.ts';
import { operationMutation } from './operation-query.ts';

export const applyCreditsMutation = (call: Call) => operationMutation(call, 'applyCredits');
