import type { Endpoint } from '#contract/endpoint.ts';
import type { usersRoutes } from '#contract/routes/users.ts';
import {
  createLinkedUserEndpoint,
  getUserEndpoint,
  listLinkedUsersEndpoint,
  updateLinkedUserEndpoint,
} from '#contract/users.ts';

export const usersEndpoints = {
  getUser: getUserEndpoint,
  listLinkedUsers: listLinkedUsersEndpoint,
  createLinkedUser: createLinkedUserEndpoint,
  updateLinkedUser: updateLinkedUserEndpoint,
} satisfies Record<keyof typeof usersRoutes, Endpoint>;
