import type { JoiningType } from '#contract/joining/rules/joining-types.ts';
import type { Call } from '#lib/api/call.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { operationMutation, operationQuery } from '#lib/query/operation-query.ts';

/** The open joining of whoever is logged in; null without one. */
export const joiningQuery = (call: Call) => operationQuery(call, 'getJoining', {});

/** What the operator asks of somebody who joins at a venue. */
export const joiningFormQuery = (call: Call, venue: string, onboardingType: JoiningType) =>
  operationQuery(call, 'getOnboardingForm', {
    params: { onboardingType },
    query: { venue },
  });

export const savedCardsQuery = (call: Call) => operationQuery(call, 'listSavedCards', {});

export const createOnboardingMutation = (call: Call) => onceMutation(call, 'createOnboarding');
export const updateJoiningMutation = (call: Call) => operationMutation(call, 'updateJoining');
export const cancelJoiningMutation = (call: Call) => operationMutation(call, 'cancelJoining');
export const setPaymentMutation = (call: Call) => operationMutation(call, 'setJoiningPayment');
export const addDocumentMutation = (call: Call) => onceMutation(call, 'addJoiningDocument');
export const removeDocumentMutation = (call: Call) => operationMutation(call, 'removeJoiningDocument');
export const saveDraftMutation = (call: Call) => operationMutation(call, 'saveJoiningDraft');
export const readDraftMutation = (call: Call) => operationMutation(call, 'readJoiningDraft');
