import type { Endpoint } from '#contract/endpoint.ts';
import { createOnboardingEndpoint } from '#contract/joining/create-onboarding.ts';
import { readJoiningDraftEndpoint, saveJoiningDraftEndpoint } from '#contract/joining/draft.ts';
import {
  addJoiningDocumentEndpoint,
  cancelJoiningEndpoint,
  getJoiningEndpoint,
  removeJoiningDocumentEndpoint,
  setJoiningPaymentEndpoint,
  updateJoiningEndpoint,
} from '#contract/joining/joining.ts';
import { listMembershipTypesEndpoint } from '#contract/joining/membership-types.ts';
import type { joiningRoutes } from '#contract/routes/joining.ts';

export const joiningEndpoints = {
  listMembershipTypes: listMembershipTypesEndpoint,
  createOnboarding: createOnboardingEndpoint,
  getJoining: getJoiningEndpoint,
  updateJoining: updateJoiningEndpoint,
  cancelJoining: cancelJoiningEndpoint,
  setJoiningPayment: setJoiningPaymentEndpoint,
  addJoiningDocument: addJoiningDocumentEndpoint,
  removeJoiningDocument: removeJoiningDocumentEndpoint,
  saveJoiningDraft: saveJoiningDraftEndpoint,
  readJoiningDraft: readJoiningDraftEndpoint,
} satisfies Record<keyof typeof joiningRoutes, Endpoint>;
