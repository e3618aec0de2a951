import { deskRoutes } from '#contract/routes/desk.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';

const { db, call, venue, robin } = await openShop();
const classes = await makeActivity(db, venue);
const session = await makeSession(db, classes, { maximum: 100 });
const permissions = ['sell', 'customers', 'timetable', 'categories', 'attendance', 'refunds'] as const;
type Permission = (typeof permissions)[number];

const staff = await Promise.all(permissions.map((permission) => makePerson(db, { permissions: [permission] })));
const idle = await makePerson(db, { permissions: [] });
/** A customer whom no role table may let in, whatever the row of permissions says. */
const notStaff = await makePerson(db);
for (const permission of permissions)
  await db.insertInto('staffPermissions').values({ userId: notStaff.id, permission }).execute();

const someId = '00000000-0000-4000-8000-000000000001';
const selected = { selected_user_id: robin.id };

interface Row {
  method?: string;
  path: string;
  body?: Record<string, unknown>;
  may: readonly Permission[];
}

/** Every call of the desk, and with which single permission it is let in. */
const table: Record<string, Row> = {
  getDesk: { path: `/api/foh/desk?venue=${venue.slug}`, may: ['sell'] },
  listDeskTiles: { path: `/api/foh/tiles?venue=${venue.slug}`, may: ['sell'] },
  listTills: { path: '/api/foh/tills', may: ['sell'] },
  openTill: { path: '/api/foh/tills', body: { venue: venue.slug, float: 0 }, may: ['sell'] },
  getTill: { path: `/api/foh/tills/${someId}`, may: ['sell'] },
  closeTill: { path: `/api/foh/tills/${someId}/close`, body: { counted: 0 }, may: ['sell'] },
  listUsers: { path: '/api/v1/users?search=ro', may: ['customers'] },
  getDeskCustomer: { path: `/api/foh/customers/${robin.id}`, may: ['customers'] },
  allowEmail: { path: `/api/foh/customers/${robin.id}/email/allow`, body: {}, may: ['sell'] },
  listCustomerDocuments: { path: `/api/foh/customers/${robin.id}/documents`, may: ['customers'] },
  getCustomerDocument: { path: `/api/foh/documents/${someId}`, may: ['customers'] },
  decideDocument: {
    path: `/api/foh/documents/${someId}/decision`,
    body: { decision: 'accepted' },
    may: ['customers'],
  },
  createCustomer: { path: '/api/foh/customers', body: {}, may: ['sell'] },
  listDeskSessions: { path: `/api/foh/sessions?venue=${venue.slug}`, may: ['sell', 'timetable', 'attendance'] },
  listSessionBookings: { path: `/api/foh/sessions/${session.id}/bookings`, may: ['timetable', 'attendance'] },
  moveSale: { path: '/api/foh/sale/move', body: { from_user_id: robin.id, to_user_id: null }, may: ['sell'] },
  payOrderBalance: { path: `/api/foh/orders/${someId}/payments`, body: {}, may: ['sell'] },
  listDeskOrders: { path: `/api/foh/orders?venue=${venue.slug}`, may: ['sell'] },
  sendReceipt: { path: `/api/foh/orders/${someId}/receipt`, body: {}, may: ['sell'] },
  createBlockBooking: { path: '/api/foh/block-bookings', body: {}, may: ['sell'] },
  listBlockSessions: {
    path: `/api/foh/block-sessions?venue=${venue.slug}&category_id=${someId}&weekdays=2&from=2026-11-24&until=2026-12-24`,
    may: ['sell'],
  },
  listBlockBookings: { path: `/api/foh/block-bookings?venue=${venue.slug}`, may: ['sell', 'timetable'] },
  payFrontOfHouse: { path: '/api/foh/checkout/pay', body: { source: 'foh' }, may: ['sell'] },
  refundOrder: { path: `/api/dashboard/orders/${someId}/refunds`, body: { reason: 'x' }, may: ['refunds'] },
  recordAttendance: {
    method: 'PATCH',
    path: '/api/v1/activities/bookings/attendance',
    body: { data: { booking_ids: [someId], status: 'attended' } },
    may: ['attendance'],
  },
  listWaitlistMembers: { path: `/api/v1/activities/occurrences/${session.id}/waitlist/members`, may: ['timetable'] },
  updateOccurrence: {
    method: 'PATCH',
    path: `/api/v1/activities/occurrences/${session.id}`,
    body: { data: { action: 'update' } },
    may: ['timetable'],
  },
  'getCart, for a customer': { path: `/api/checkout/cart?source=foh&selected_user_id=${robin.id}`, may: ['customers'] },
  'addCartItems, for a customer': {
    path: '/api/checkout/cart/add',
    body: { items: { id: session.id, type: 'purchasableOccurrence' }, source: 'foh', ...selected },
    may: ['sell'],
  },
  'removeCartItems, for a customer': {
    path: '/api/checkout/cart/remove',
    body: { cart_item_ids: [someId], source: 'foh', ...selected },
    may: ['sell'],
  },
  'extendCart, for a customer': {
    path: '/api/checkout/cart/extend',
    body: { source: 'foh', ...selected },
    may: ['sell'],
  },
  'applyCredits, for a customer': {
    path: '/api/credits/apply',
    body: { credits_to_reserve: [{ type: 'general', amount: 0 }], cart_source: 'front-of-house', ...selected },
    may: ['sell'],
  },
  'leaveWaitlist, of a customer': {
    method: 'DELETE',
    path: `/api/v1/activities/occurrences/${session.id}/waitlist/members/${robin.id}`,
    may: ['sell'],
  },
  'listPenalties, of a customer': {
    path: `/api/my-account/penalties?selected_user_id=${robin.id}`,
    may: ['customers'],
  },
};

async function isLetIn({ method, path, body }: Row, token?: string): Promise<boolean> {
  const { status } = await call(path, {
    ...(token !== undefined && { token }),
    ...(body && { body }),
    ...(method !== undefined && { method }),
  });
  return status !== 401 && status !== 403;
}

it('knows every call of the front of house', () => {
  expect(Object.keys(deskRoutes).filter((id) => !(id in table))).toEqual([]);
});

it.each(Object.entries(table))('%s is for those who may, and for nobody else', async (_name, row) => {
  const letIn: Permission[] = [];
  for (const [index, permission] of permissions.entries())
    if (await isLetIn(row, staff[index]?.token)) letIn.push(permission);
  expect(letIn).toEqual(permissions.filter((permission) => row.may.includes(permission)));
  for (const token of [undefined, notStaff.token, idle.token]) expect(await isLetIn(row, token)).toBe(false);
});
