import type { Call } from '#lib/api/call.ts';
import { operationMutation, operationQuery } from '#lib/query/operation-query.ts';

export const applyCreditsMutation = (call: Call) => operationMutation(call, 'applyCredits');

/** The saved cards that can pay for the basket. */
export const savedCardsQuery = (call: Call) => operationQuery(call, 'listSavedCards', { query: { source: 'online' } });

export const deleteSavedCardMutation = (call: Call) => operationMutation(call, 'deleteSavedCard');
