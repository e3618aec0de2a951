import { addJoiningDocument } from '../joining/operations/add-joining-document.ts';
import { cancelJoining } from '../joining/operations/cancel-joining.ts';
import { createOnboarding } from '../joining/operations/create-onboarding.ts';
import { getJoining } from '../joining/operations/get-joining.ts';
import { listMembershipTypes } from '../joining/operations/list-membership-types.ts';
import { readJoiningDraft } from '../joining/operations/read-joining-draft.ts';
import { removeJoiningDocument } from '../joining/operations/remove-joining-document.ts';
import { saveJoiningDraft } from '../joining/operations/save-joining-draft.ts';
import { setJoiningPayment } from '../joining/operations/set-joining-payment.ts';
import { updateJoining } from '../joining/operations/update-joining.ts';

export const joiningOperations = {
  listMembershipTypes,
  createOnboarding,
  getJoining,
  updateJoining,
  cancelJoining,
  setJoiningPayment,
  addJoiningDocument,
  removeJoiningDocument,
  saveJoiningDraft,
  readJoiningDraft,
};
