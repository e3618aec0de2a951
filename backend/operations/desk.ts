import { createBlockBooking } from '../desk/operations/create-block-booking.ts';
import { createCustomer } from '../desk/operations/create-customer.ts';
import { decideDocument } from '../desk/operations/decide-document.ts';
import { getCustomerDocument } from '../desk/operations/get-customer-document.ts';
import { getDeskCustomer } from '../desk/operations/get-desk-customer.ts';
import { getDesk } from '../desk/operations/get-desk.ts';
import { listBlockBookings } from '../desk/operations/list-block-bookings.ts';
import { listBlockSessions } from '../desk/operations/list-block-sessions.ts';
import { listCustomerDocuments } from '../desk/operations/list-customer-documents.ts';
import { listDeskOrders } from '../desk/operations/list-desk-orders.ts';
import { listDeskSessions } from '../desk/operations/list-desk-sessions.ts';
import { listDeskTiles } from '../desk/operations/list-desk-tiles.ts';
import { listSessionBookings } from '../desk/operations/list-session-bookings.ts';
import { listUsers } from '../desk/operations/list-users.ts';
import { moveSale } from '../desk/operations/move-sale.ts';
import { payOrderBalance } from '../desk/operations/pay-order-balance.ts';
import { sendReceipt } from '../desk/operations/send-receipt.ts';
import { closeTill } from '../tills/operations/close-till.ts';
import { getTill } from '../tills/operations/get-till.ts';
import { listTills } from '../tills/operations/list-tills.ts';
import { openTill } from '../tills/operations/open-till.ts';

export const deskOperations = {
  getDesk,
  listDeskTiles,
  listTills,
  openTill,
  getTill,
  closeTill,
  listUsers,
  getDeskCustomer,
  listCustomerDocuments,
  getCustomerDocument,
  decideDocument,
  createCustomer,
  listDeskSessions,
  listSessionBookings,
  moveSale,
  payOrderBalance,
  listDeskOrders,
  sendReceipt,
  createBlockBooking,
  listBlockSessions,
  listBlockBookings,
};
