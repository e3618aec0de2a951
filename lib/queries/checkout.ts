import type { Call } from '../api/call.ts';
import { operationMutation } from './operation-query.ts';

export const applyCreditsMutation = (call: Call) => operationMutation(call, 'applyCredits');
