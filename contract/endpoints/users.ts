import { acceptInvitationEndpoint, readInvitationEndpoint } from '#contract/customers/invitations.ts';
import {
  createLinkedUserEndpoint,
  listLinkedUsersEndpoint,
  sendInvitationEndpoint,
  updateLinkedUserEndpoint,
} from '#contract/customers/linked-users.ts';
import {
  getPictureEndpoint,
  removeProfilePictureEndpoint,
  setProfilePictureEndpoint,
  updateUserEndpoint,
} from '#contract/customers/update-user.ts';
import { getUserEndpoint } from '#contract/customers/users.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { usersRoutes } from '#contract/routes/users.ts';

export const usersEndpoints = {
  getUser: getUserEndpoint,
  updateUser: updateUserEndpoint,
  setProfilePicture: setProfilePictureEndpoint,
  removeProfilePicture: removeProfilePictureEndpoint,
  getPicture: getPictureEndpoint,
  listLinkedUsers: listLinkedUsersEndpoint,
  createLinkedUser: createLinkedUserEndpoint,
  updateLinkedUser: updateLinkedUserEndpoint,
  sendInvitation: sendInvitationEndpoint,
  readInvitation: readInvitationEndpoint,
  acceptInvitation: acceptInvitationEndpoint,
} satisfies Record<keyof typeof usersRoutes, Endpoint>;
