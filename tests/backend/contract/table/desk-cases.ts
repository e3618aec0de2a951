import type { OperationId } from '#contract/routes.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import {
  absent,
  conflict,
  forbidden,
  invalid,
  required,
  unknownId,
  unknownSession,
  wrongPage,
  type CallCase,
  type Setting,
} from './call-case.ts';

const byCustomer = forbidden('by a customer', 'owner');
const byIdleStaff = forbidden('by staff without permissions', 'idle');
const noVenue = required({ query: '' }, 'venue');
const unknownVenue = absent('at a venue that is not there', { query: '?venue=nowhere' });

const tills = new WeakMap<Setting, Promise<string>>();

async function openTill({ call, scene: { tokens, venue } }: Setting): Promise<string> {
  const { json } = await call('/api/foh/tills', { token: tokens.seller, body: { venue: venue.slug, float: 5000 } });
  return (json as { data: { id: string } }).data.id;
}

/** The path of the seller's open till, opened once. */
async function ofTill(setting: Setting) {
  const till = tills.get(setting) ?? openTill(setting);
  tills.set(setting, till);
  return { params: { tillId: await till } };
}

/** The path of the seller's till after it was closed. */
async function ofClosedTill(setting: Setting) {
  const { params } = await ofTill(setting);
  const path = `/api/foh/tills/${params.tillId}/close`;
  await setting.call(path, { token: setting.scene.tokens.seller, body: { counted: 5000 } });
  return { params };
}

/** An order of Robin's of which something is still to be paid. */
async function ofUnpaidOrder({ db, scene: { robin } }: Setting) {
  const order = { userId: robin.id, cartSource: 'front-of-house' as const, currency: 'GBP', itemCount: 1 };
  return db.transaction().execute(async (tx) => {
    const { id: orderId } = await tx
      .insertInto('orders')
      .values({ ...order, status: 'awaiting_payment', total: 620, balance: 620 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('orderLines')
      .values({ orderId, name: 'Swim', purchasableType: 'av2Booking', purchasableId: orderId, price: 620 })
      .execute();
    return { params: { orderId } };
  });
}

const cash = (amount: number, more: object = {}) => ({ tender_type: 'cash', amount, ...more });

async function ofCourt(setting: Setting) {
  const { db, scene } = setting;
  const court = await makeSession(db, scene.classes, {
    bookingType: 'resources',
    startsAt: new Date('2026-12-03T10:00:00Z'),
  });
  return { body: { selected_user_id: scene.robin.id, name: 'Club', occurrence_ids: [court.id], places: 2 } };
}

/** The front of house: customers, sessions, sales and tills. */
export const deskCases = {
  getDesk: { bad: [noVenue, unknownVenue, byCustomer, byIdleStaff] },
  listDeskTiles: { bad: [noVenue, unknownVenue, byCustomer, byIdleStaff] },
  listTills: {
    bad: [wrongPage, forbidden('of everybody', 'seller', { query: '?venue=any' }), byCustomer, byIdleStaff],
  },
  openTill: {
    bad: [
      required({ body: {} }, 'float'),
      invalid('without a venue', { body: { float: 0 } }, { venue: 'Required' }),
      invalid(
        'past the limits',
        { body: { float: -1, desk: 'x'.repeat(61) } },
        { float: 'Must be at least 0', desk: 'Must contain at most 60 character(s)' },
      ),
      conflict('till_open', 'A till is open already, please close it first', async (setting) => {
        await ofTill(setting);
        return {};
      }),
      absent('at a venue that is not there', { body: { float: 0, venue: 'nowhere' } }),
      byCustomer,
      byIdleStaff,
    ],
  },
  getTill: {
    as: 'seller',
    change: ofTill,
    bad: [absent('that is not there', { params: { tillId: unknownId } }), byCustomer, byIdleStaff],
  },
  closeTill: {
    as: 'seller',
    change: async (setting) => ({ ...(await ofTill(setting)), body: { counted: 5000 } }),
    bad: [
      required({ body: {} }, 'counted'),
      invalid('past the limits', { body: { counted: 100_000_001 } }, { counted: 'Must be at most 100000000' }),
      conflict('till_closed', 'This till is closed', ofClosedTill),
      absent('that is not there', { params: { tillId: unknownId } }),
      byCustomer,
      byIdleStaff,
    ],
  },
  listUsers: {
    bad: [
      wrongPage,
      invalid('one letter', { query: '?search=a' }, { search: 'Must contain at least 2 character(s)' }),
      byCustomer,
      byIdleStaff,
    ],
  },
  getDeskCustomer: { bad: [absent('that is not there', { params: { userId: 999_999 } }), byCustomer, byIdleStaff] },
  listCustomerDocuments: {
    bad: [absent('of nobody', { params: { userId: 999_999 } }), byCustomer, byIdleStaff],
  },
  getCustomerDocument: {
    bad: [absent('that is not there', { params: { documentId: unknownId } }), byCustomer, byIdleStaff],
  },
  decideDocument: {
    bad: [
      required({ body: { decision: 'refused' } }, 'reason'),
      invalid(
        'until a day that is over',
        { body: { decision: 'accepted', expires_on: '2026-11-01' } },
        { expires_on: 'Must not be in the past' },
      ),
      absent('that is not there', { params: { documentId: unknownId } }),
      byCustomer,
      byIdleStaff,
    ],
  },
  createCustomer: {
    bad: [
      required({ body: {} }, 'first_name', 'last_name', 'date_of_birth', 'email'),
      invalid(
        'whose address is in use',
        async ({ db, scene: { robin } }) => {
          const { email } = await db
            .selectFrom('users')
            .where('id', '=', robin.id)
            .select('email')
            .executeTakeFirstOrThrow();
          return { body: { first_name: 'Ivy', last_name: 'Reed', date_of_birth: '1990-05-01', email } };
        },
        { email: 'Already in use' },
      ),
      invalid(
        'born tomorrow',
        { body: { first_name: 'Ivy', last_name: 'Reed', date_of_birth: '2026-11-25', email: 'ivy.new@example.com' } },
        { date_of_birth: 'Must be a date in the past' },
      ),
      byCustomer,
      byIdleStaff,
    ],
  },
  listDeskSessions: {
    bad: [
      noVenue,
      invalid(
        'a day that is none',
        { query: '?venue=any&date=2026-13-01&booking_types=darts' },
        {
          date: 'Must be a date (YYYY-MM-DD)',
          'booking_types.0': 'Must be one of: ticketed, resources, classes, courses, camps',
        },
      ),
      unknownVenue,
      byCustomer,
      byIdleStaff,
    ],
  },
  listSessionBookings: {
    bad: [
      wrongPage,
      absent('that is not there', { params: { occurrenceId: unknownSession } }),
      byCustomer,
      byIdleStaff,
    ],
  },
  moveSale: {
    bad: [
      required({ body: {} }, 'from_user_id', 'to_user_id'),
      invalid(
        'to the same person',
        { body: { from_user_id: null, to_user_id: null } },
        { to_user_id: 'Must be somebody else' },
      ),
      absent('to nobody', { body: { from_user_id: null, to_user_id: 999_999 } }),
      byCustomer,
      byIdleStaff,
    ],
  },
  payOrderBalance: {
    change: async (setting) => ({ ...(await ofUnpaidOrder(setting)), body: { payments: [cash(620)] } }),
    bad: [
      required({ body: {} }, 'payments'),
      invalid('more than is due', { body: { payments: [cash(621)] } }, { payments: 'Must be at most 620' }),
      invalid('nothing', { body: { payments: [cash(0)] } }, { payments: 'Required' }),
      invalid(
        'credit',
        { body: { payments: [{ tender_type: 'credit', amount: 620 }] } },
        { 'payments.0.tender_type': 'Must be money' },
      ),
      invalid(
        'less cash than it is for',
        { body: { payments: [cash(620, { tendered: 600 })] } },
        { 'payments.0.tendered': 'Must be at least 620' },
      ),
      conflict('order_paid', 'Nothing is left to pay for this order', ({ scene: { orderId } }) => ({
        params: { orderId },
      })),
      absent('that is not there', { params: { orderId: unknownId } }),
      byCustomer,
      byIdleStaff,
    ],
  },
  listDeskOrders: {
    bad: [
      noVenue,
      unknownVenue,
      invalid('by too few digits', ({ scene: { venue } }) => ({ query: `?venue=${venue.slug}&number=TL-4b` }), {
        number: 'Must be at least four digits of a number',
      }),
      byCustomer,
      byIdleStaff,
    ],
  },
  sendReceipt: {
    message: 'The receipt has been sent',
    bad: [
      invalid('to no address', { body: { email: 'nowhere' } }, { email: 'Must be an email address' }),
      invalid(
        'of a sale without a customer, to nobody',
        async ({ db }) => {
          const order = { cartSource: 'front-of-house' as const, currency: 'GBP', itemCount: 1 };
          const { id } = await db
            .insertInto('orders')
            .values({ ...order, status: 'success', total: 0, balance: 0 })
            .returning('id')
            .executeTakeFirstOrThrow();
          return { params: { orderId: id }, body: {} };
        },
        { email: 'Required' },
      ),
      absent('that is not there', { params: { orderId: unknownId } }),
      byCustomer,
      byIdleStaff,
    ],
  },
  createBlockBooking: {
    bad: [
      required({ body: {} }, 'selected_user_id', 'name', 'occurrence_ids'),
      invalid('two places of a court', ofCourt, { places: 'Must be 1 for a court' }),
      invalid(
        'of tickets',
        ({ scene: { robin, swim } }) => ({
          body: { selected_user_id: robin.id, name: 'Club', occurrence_ids: [swim.id] },
        }),
        { 'occurrence_ids.0': 'Must be a class or a court' },
      ),
      conflict('session_full', 'The session being booked is already full', ({ scene: { robin, full } }) => ({
        body: { selected_user_id: robin.id, name: 'Club', occurrence_ids: [full.id] },
      })),
      absent('of a session that is not there', ({ scene: { robin } }) => ({
        body: { selected_user_id: robin.id, name: 'Club', occurrence_ids: [unknownSession] },
      })),
      absent('for nobody', ({ scene: { open } }) => ({
        body: { selected_user_id: 999_999, name: 'Club', occurrence_ids: [open.id] },
      })),
      byCustomer,
      byIdleStaff,
    ],
  },
  listBlockSessions: {
    bad: [
      required({ query: '' }, 'venue', 'category_id', 'weekdays', 'from', 'until'),
      absent('at a venue that is not there', ({ scene: { classes } }) => ({
        query: `?venue=nowhere&category_id=${classes.categoryId}&weekdays=2&from=2026-11-24&until=2026-12-24`,
      })),
      byCustomer,
      byIdleStaff,
    ],
  },
  listBlockBookings: { bad: [noVenue, unknownVenue, byCustomer, byIdleStaff] },
} satisfies Partial<Record<OperationId, CallCase>>;
