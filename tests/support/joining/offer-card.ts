import { ask, type Shop } from '#tests/support/checkout/shop.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import type { openJoiningDesk } from './joining-desk.ts';

const source = { source: 'online', cart_source: 'online-joining' };

export interface OfferedCard {
  payment_session_id: string;
  transaction_uuid: string;
  payment_provider: string | null;
  card_session: { session_key: string } | null;
}

type JoiningDesk = Awaited<ReturnType<typeof openJoiningDesk>>;

/** The joining desk as a shop whose checkout can be driven. */
export function joiningShop({ db, clock, call, dependencies, config: { gatewayPort } }: JoiningDesk): Shop {
  return { db, clock, call, dependencies, gatewayPort, gateway: `http://127.0.0.1:${gatewayPort}` };
}

/** Opens a payment session for the basket of a joining and offers its whole sum by card; the card is still to be entered. */
export async function offerCard(desk: JoiningDesk, person: MadePerson): Promise<OfferedCard> {
  const post = <Data>(path: string, body: object) =>
    ask<Data>(joiningShop(desk), null, path, { token: person.token, body });
  const offered = await post<OfferedCard>('/api/checkout/session/prepare', source);
  const { cart } = (await desk.joining(person)) ?? {};
  await post('/api/checkout/session/payment', {
    ...source,
    payment_session_id: offered.payment_session_id,
    payments: [{ tender_type: 'online', amount: cart?.totals.total }],
    terms: true,
    completed_waivers: [],
    item_hash: cart?.itemHash,
  });
  return offered;
}
