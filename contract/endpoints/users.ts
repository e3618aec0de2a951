import {
  createLinkedUserEndpoint,
  getUserEndpoint,
  listLinkedUsersEndpoint,
  updateLinkedUserEndpoint,
} from '#contract/customers/users.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { usersRoutes } from '#contract/routes/users.ts';

export const usersEndpoints = {
  getUser: getUserEndpoint,
  listLinkedUsers: listLinkedUsersEndpoint,
  createLinkedUser: createLinkedUserEndpoint,
  updateLinkedUser: updateLinkedUserEndpoint,
} satisfies Record<keyof typeof usersRoutes, Endpoint>;
