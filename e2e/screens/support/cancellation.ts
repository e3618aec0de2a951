import type { Page } from 'playwright';
import type { Stage } from '../screen.ts';
import { changeReply, mapEach, type Json } from './change-reply.ts';
import { asAlex } from './people.ts';

const timetable = /\/v2\/timetable\?/;
const bookingsCall = /\/api\/v1\/activities\/bookings(\?|$)/;
const bookingId = (number: number) => `0000000${number}-0000-4000-8000-000000000001`;

const money = (value: number): Json => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });

type Fields = Record<string, Json>;

/** What the server says of one booking: £6.20 paid by card comes back as credit, unless told otherwise. */
export const cancellation = (number: number, price = 620, input: Fields = {}): Fields => ({
  id: bookingId(number),
  name: 'Vinyasa yoga',
  occurrence_id: 'AAAAAAAAAAAAAAAAAAAAAA209911180001',
  cancellation: {
    can_cancel: true,
    cannot_cancel_reason: null,
    cut_off: null,
    cut_off_actions: [],
    cut_off_message: null,
    awards_credit: true,
    awards_credit_message: null,
  },
  user_id: 1,
  order_id: null,
  part_of: null,
  ticket_name: null,
  quantity: 1,
  paid: money(price),
  paid_by: [{ tender_type: 'online', card_last4: '4242' }],
  fee: money(0),
  credit: money(price),
  refund: money(0),
  returned_to: [{ type: 'general', amount: money(price), balance: money(2190) }],
  uses_returned: [],
  kept_because: null,
  consequences: [],
  ...input,
});

const ended = { utc: '2026-11-20T16:30:00Z', local: '2026-11-20 16:30:00', timezone: 'Europe/London' };

/** The rules after a cut-off. */
const late: Fields = {
  can_cancel: true,
  cannot_cancel_reason: null,
  cut_off: ended,
  cut_off_actions: [],
  cut_off_message: null,
  awards_credit: false,
  awards_credit_message: null,
};

/** Nothing comes back. */
export const kept: Fields = { credit: money(0), returned_to: [], kept_because: 'cut_off', cancellation: late };

/** A fee of £3.00 is taken off £6.20. */
export const lessFee: Fields = {
  credit: money(320),
  returned_to: [{ type: 'general', amount: money(320), balance: money(1890) }],
  fee: money(300),
  cancellation: { ...late, cut_off_actions: ['charge_fee'], awards_credit: true },
};

/** A use of a package comes back. */
export const ofPackage: Fields = {
  paid: money(0),
  credit: money(0),
  returned_to: [],
  uses_returned: [{ kind: 'package', name: '10-class card', uses: 1, left: 6, total: 10, expires_at: null }],
};

const booked = mapEach((session, index) => ({
  ...session,
  bookable_action: {
    action: index === 0 ? 'cancel_booking' : 'book',
    message: null,
    reason: null,
    booking_id: index === 0 ? bookingId(1) : null,
    waitlist_id: null,
  },
}));

interface Named {
  booking_ids: string[];
  tickets?: { booking_id: string; quantity: number }[];
}

/** A booking, or one of its two tickets. */
function getPart(result: Fields, { tickets = [] }: Named): Fields {
  if (tickets.every(({ booking_id }) => booking_id !== result.id)) return result;
  const paid = money(560);
  const returned = [{ type: 'general', amount: paid, balance: money(2130) }];
  return {
    ...result,
    id: bookingId(9),
    part_of: result.id ?? null,
    quantity: 1,
    paid,
    credit: paid,
    returned_to: returned,
  };
}

/** Answers for a visit; `refusal` is what cancelling it comes to instead. */
async function answerVisit(
  page: Page,
  results: Fields[],
  refusal?: { status: number; message: string },
): Promise<void> {
  const firstUserId = results[0]?.user_id;
  await page.route(bookingsCall, async (route) => {
    if (route.request().method() === 'GET') {
      const requestedUserId = new URL(route.request().url()).searchParams.get('user_id');
      const bookings = results.filter(({ user_id }) =>
        requestedUserId === null ? user_id === firstUserId : user_id !== firstUserId,
      );
      return route.fulfill({ json: { data: bookings } });
    }
    if (refusal !== undefined) {
      const code = refusal.status === 409 ? 'cannot_cancel' : 'unexpected';
      return route.fulfill({ status: refusal.status, json: { ...refusal, code, validation_messages: [] } });
    }
    const { data } = route.request().postDataJSON() as { data: Named };
    const named = results.filter(({ id }) => data.booking_ids.some((requestedId) => requestedId === id));
    return route.fulfill({ json: { data: named.map((result) => getPart(result, data)) } });
  });
}

/** Alex has booked the first session of the day. */
export const withVisit =
  (results: Fields[], refusal?: { status: number; message: string }) =>
  async (stage: Stage): Promise<void> => {
    await asAlex(stage);
    await changeReply(stage.page, timetable, booked);
    await answerVisit(stage.page, results, refusal);
  };

/** Alex has booked the first session of the day, and the server does not answer. */
export const withSlowVisit = async (stage: Stage): Promise<void> => {
  await asAlex(stage);
  await changeReply(stage.page, timetable, booked);
  await stage.page.route(bookingsCall, () => undefined);
};
