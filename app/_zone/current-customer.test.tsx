import { ApiError } from '#lib/api/api-error.ts';
import { createServerCall } from '#lib/api/server-call.ts';
import { readCustomer } from './current-customer.ts';

const host = 'http://backend.test';
const backendUrl = {
  ...{ api: host, foh: host, dashboard: host, activities: host, auth: host, bookings: host },
  ...{ 'my-account': host, 'online-joining': host },
};
const answering = (status: number, body: object) =>
  readCustomer(
    createServerCall({
      ...{ backendUrl, cached: false },
      session: { token: 'token', selectedUserId: null },
      fetch: async () => Response.json(body, { status }),
    }),
  );

it('nobody is signed in with a token that nobody knows', async () => {
  expect(await answering(401, { message: '', status: 401, code: 'unauthenticated' })).toBeNull();
});

it.each([500, 503])('somebody who is signed in is no visitor because the backend answers %i', async (status) => {
  await expect(answering(status, { message: '', status, code: 'unexpected' })).rejects.toThrow(ApiError);
});
