import { createBlockBookingEndpoint, listBlockBookingsEndpoint } from '#contract/desk/block-bookings.ts';
import { listBlockSessionsEndpoint } from '#contract/desk/block-sessions.ts';
import { createCustomerEndpoint, getDeskCustomerEndpoint, listUsersEndpoint } from '#contract/desk/customers.ts';
import { getDeskEndpoint } from '#contract/desk/desk.ts';
import {
  decideDocumentEndpoint,
  getCustomerDocumentEndpoint,
  listCustomerDocumentsEndpoint,
} from '#contract/desk/documents.ts';
import { listDeskOrdersEndpoint } from '#contract/desk/orders.ts';
import { moveSaleEndpoint, payOrderBalanceEndpoint, sendReceiptEndpoint } from '#contract/desk/sale.ts';
import { listDeskSessionsEndpoint, listSessionBookingsEndpoint } from '#contract/desk/sessions.ts';
import { listDeskTilesEndpoint } from '#contract/desk/tiles.ts';
import { closeTillEndpoint, getTillEndpoint, listTillsEndpoint, openTillEndpoint } from '#contract/desk/tills.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { deskRoutes } from '#contract/routes/desk.ts';

export const deskEndpoints = {
  getDesk: getDeskEndpoint,
  listDeskTiles: listDeskTilesEndpoint,
  listTills: listTillsEndpoint,
  openTill: openTillEndpoint,
  getTill: getTillEndpoint,
  closeTill: closeTillEndpoint,
  listUsers: listUsersEndpoint,
  getDeskCustomer: getDeskCustomerEndpoint,
  listCustomerDocuments: listCustomerDocumentsEndpoint,
  getCustomerDocument: getCustomerDocumentEndpoint,
  decideDocument: decideDocumentEndpoint,
  createCustomer: createCustomerEndpoint,
  listDeskSessions: listDeskSessionsEndpoint,
  listSessionBookings: listSessionBookingsEndpoint,
  moveSale: moveSaleEndpoint,
  payOrderBalance: payOrderBalanceEndpoint,
  listDeskOrders: listDeskOrdersEndpoint,
  sendReceipt: sendReceiptEndpoint,
  createBlockBooking: createBlockBookingEndpoint,
  listBlockSessions: listBlockSessionsEndpoint,
  listBlockBookings: listBlockBookingsEndpoint,
} satisfies Record<keyof typeof deskRoutes, Endpoint>;
