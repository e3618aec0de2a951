import { acceptInvitation } from '../customers/operations/accept-invitation.ts';
import { createLinkedUser } from '../customers/operations/create-linked-user.ts';
import { getPicture } from '../customers/operations/get-picture.ts';
import { getUser } from '../customers/operations/get-user.ts';
import { listLinkedUsers } from '../customers/operations/list-linked-users.ts';
import { readInvitation } from '../customers/operations/read-invitation.ts';
import { removeProfilePicture } from '../customers/operations/remove-profile-picture.ts';
import { sendInvitation } from '../customers/operations/send-invitation.ts';
import { setProfilePicture } from '../customers/operations/set-profile-picture.ts';
import { updateLinkedUser } from '../customers/operations/update-linked-user.ts';
import { updateUser } from '../customers/operations/update-user.ts';

export const usersOperations = {
  getUser,
  updateUser,
  setProfilePicture,
  removeProfilePicture,
  getPicture,
  listLinkedUsers,
  createLinkedUser,
  updateLinkedUser,
  sendInvitation,
  readInvitation,
  acceptInvitation,
};
