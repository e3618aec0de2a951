import type { Call } from '#lib/api/call.ts';
import { operationMutation, operationQuery } from '#lib/query/operation-query.ts';
import { cartChoice } from '#lib/zones/cart-choice.ts';
import type { Mode } from '#lib/zones/variant.ts';
import type { Zone } from '#lib/zones/zone.ts';

export const applyCreditsMutation = (call: Call) => operationMutation(call, 'applyCredits');

/** The saved cards that can pay for the basket. */
export const savedCardsQuery = (call: Call, zone: Zone) =>
  operationQuery(call, 'listSavedCards', { query: { source: 'online', ...cartChoice(zone) } });

/** Whether saved cards may pay: never at a kiosk, which others use next. */
export const offersSavedCards = (mode: Mode) => mode !== 'kiosk';

/** For the server's prefetch, so that the cards are there from the start and nothing moves when they come. */
export const prefetchedCards = (call: Call, zone: Zone, mode: Mode) =>
  offersSavedCards(mode) ? [savedCardsQuery(call, zone)] : [];

export const deleteSavedCardMutation = (call: Call) => operationMutation(call, 'deleteSavedCard');
