import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** Which sale a call of the basket means: that of a customer, or the one of the walk-in. */
export const getSelection = (customerId: number | null) => ({
  source: 'foh' as const,
  ...(customerId !== null && { selectedUserId: customerId }),
});

/** The sale of a customer, or of the walk-in; it stays on the page while it cannot be read. */
export const saleQuery = (call: Call, customerId: number | null) => ({
  ...operationQuery(call, 'getCart', { query: getSelection(customerId) }),
  throwOnError: false,
});

const ofPerson = (personId: number | null) => (personId === null ? {} : { selectedUserId: personId });

/** The tiles of a venue, at the prices of a person. */
export const tilesQuery = (call: Call, venue: string, personId: number | null) => ({
  ...operationQuery(call, 'listDeskTiles', { query: { venue, ...ofPerson(personId) } }),
  throwOnError: false,
});

/** The sessions of a day at a venue, today's without a date (YYYY-MM-DD), as a person may book them. */
export const sessionsQuery = (call: Call, venue: string, personId: number | null, date?: string) => ({
  ...operationQuery(call, 'listDeskSessions', {
    query: { venue, ...(date !== undefined && { date }), ...ofPerson(personId) },
  }),
  throwOnError: false,
});

/** What the desk knows of a customer. */
export const customerQuery = (call: Call, userId: number) => ({
  ...operationQuery(call, 'getDeskCustomer', { params: { userId } }),
  throwOnError: false,
});

/** What may be taken at this desk, and the open till of the member of staff. */
export const deskQuery = (call: Call, venue: string) => ({
  ...operationQuery(call, 'getDesk', { query: { venue } }),
  throwOnError: false,
});
