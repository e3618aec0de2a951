import type { deskRoutes } from '#contract/routes/desk.ts';
import type { Call, Row } from './callers.ts';
import type { Scene } from './scene.ts';

/** For staff who may sell. */
const selling = (call: (scene: Scene) => Call = () => ({})): Row => ({ may: ['seller'], call });

/** The calls of the front of house; each role by itself is tested beside the operations. */
export const deskRows: Record<keyof typeof deskRoutes, Row> = {
  getDesk: selling(({ venue }) => ({ query: `?venue=${venue.slug}` })),
  listDeskTiles: selling(({ venue }) => ({ query: `?venue=${venue.slug}` })),
  listTills: selling(),
  openTill: selling(({ venue }) => ({ body: { venue: venue.slug, float: 5000 } })),
  // A till that nobody has; whose tills are seen by whom is tested beside the operation.
  getTill: { may: [], call: () => ({ params: { tillId: '00000000-0000-4000-8000-000000000001' } }) },
  closeTill: {
    may: [],
    call: () => ({ params: { tillId: '00000000-0000-4000-8000-000000000001' }, body: { counted: 0 } }),
  },
  listUsers: { may: ['reader'], call: () => ({ query: '?search=robin' }) },
  getDeskCustomer: { may: ['reader'], call: ({ robin }) => ({ params: { userId: robin.id } }) },
  // Of an address that nobody has asked for; who allows which is tested beside the operation.
  allowEmail: { may: [], call: ({ robin }) => ({ params: { userId: robin.id } }) },
  listCustomerDocuments: { may: ['reader'], call: ({ robin }) => ({ params: { userId: robin.id } }) },
  getCustomerDocument: { may: ['reader'], call: ({ documentId }) => ({ params: { documentId } }) },
  decideDocument: {
    may: ['reader'],
    call: ({ documentId }) => ({ params: { documentId }, body: { decision: 'accepted' } }),
  },
  createCustomer: selling(({ robin }) => ({
    body: {
      first_name: 'Ivy',
      last_name: 'Reed',
      date_of_birth: '1990-05-01',
      email: `ivy-${robin.id}@example.com`,
    },
  })),
  listDeskSessions: { may: ['seller', 'manager'], call: ({ venue }) => ({ query: `?venue=${venue.slug}` }) },
  listSessionBookings: { may: ['manager'], call: ({ open: { id } }) => ({ params: { occurrenceId: id } }) },
  moveSale: selling(({ robin }) => ({ body: { from_user_id: robin.id, to_user_id: null } })),
  payOrderBalance: selling(({ orderId }) => ({
    params: { orderId },
    body: { payments: [{ tender_type: 'cash', amount: 100 }] },
  })),
  listDeskOrders: selling(({ venue }) => ({ query: `?venue=${venue.slug}` })),
  sendReceipt: selling(({ orderId }) => ({ params: { orderId }, body: { email: 'somebody@example.com' } })),
  createBlockBooking: selling(({ robin, open: { id } }) => ({
    body: { selected_user_id: robin.id, name: 'Club', occurrence_ids: [id] },
  })),
  listBlockSessions: selling(({ venue, classes }) => ({
    query: `?venue=${venue.slug}&category_id=${classes.categoryId}&weekdays=2&from=2026-11-24&until=2026-12-24`,
  })),
  listBlockBookings: { may: ['seller', 'manager'], call: ({ venue }) => ({ query: `?venue=${venue.slug}` }) },
};
