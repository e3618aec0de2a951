import type { Call } from '#lib/api/call.ts';
import { operationMutation, operationQuery } from '#lib/query/operation-query.ts';
import { cartChoice } from '#lib/zones/cart-choice.ts';
import type { Zone } from '#lib/zones/zone.ts';

export const applyCreditsMutation = (call: Call) => operationMutation(call, 'applyCredits');

/** The saved cards that can pay for the basket. */
export const savedCardsQuery = (call: Call, zone: Zone) =>
  operationQuery(call, 'listSavedCards', { query: { source: 'online', ...cartChoice(zone) } });

export const deleteSavedCardMutation = (call: Call) => operationMutation(call, 'deleteSavedCard');
