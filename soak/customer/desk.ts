import { at, listAt, numberAt, textAt } from './answer.ts';
import { chooseItem } from './basket.ts';
import { call, note, type Person } from './person.ts';

interface Order {
  id: string;
  total: number;
}

/** The orders of a person as staff see them, the newest first. */
async function readOrders({ system, record }: Person): Promise<Order[]> {
  const rows = await system.database.query(
    `select id, total from orders where user_id = $1 and status = 'success' and total > 0 order by completed_at desc, id`,
    [record.userId],
  );
  return rows.map(({ id, total }) => ({ id: String(id), total: Number(total) }));
}

/** Staff give one of the person's last orders back, all or a part of it; perhaps two of them at the same time. */
export async function refundSomething(person: Person): Promise<void> {
  const { random, world } = person;
  const orders = (await readOrders(person)).slice(0, 2);
  if (orders.length === 0) return;
  const { id, total } = random.pick(orders);
  const amount = random.chance(0.6) ? undefined : random.between(1, total);
  // Of money that no provider gives back, as that of a direct debit.
  const otherWay = random.pick([
    { return_by: 'credit' },
    { return_by: 'bank_transfer', transfer_reference: `BACS ${id.slice(0, 8)}` },
  ]);
  const body = { reason: 'Asked for', ...otherWay, ...(amount !== undefined && { amount }) };
  const times = random.chance(0.25) ? 2 : 1;
  note(person, `refund of ${amount ?? 'all'} of order ${id}, ${times} times`);
  const token = random.pick(world.clerks);
  await Promise.all(
    Array.from({ length: times }, () => call(person, `/api/dashboard/orders/${id}/refunds`, { body, token })),
  );
}

interface Sale {
  person: Person;
  /** The token of the member of staff who serves them. */
  token: string;
}

/** How the sum is paid at the desk: in cash, by the desk's own card machine, or in part by each. */
function chooseTenders({ random }: Person, total: number): Record<string, unknown>[] {
  const cash = random.weighted({ all: 4, some: 2, none: 4 });
  const part = cash === 'all' ? total : cash === 'some' ? random.between(1, total) : 0;
  const tendered = part + random.pick([0, 0, 500]);
  return [
    ...(part > 0 ? [{ tender_type: 'cash', amount: part, tendered }] : []),
    ...(total > part ? [{ tender_type: 'card', amount: total - part }] : []),
  ];
}

/** Takes the money for what is in the basket of the desk, perhaps by two clicks. */
async function takeMoney({ person, token }: Sale): Promise<void> {
  const { random, record } = person;
  const selected_user_id = record.userId;
  const { data: cart } = await call(person, `/api/checkout/cart?source=foh&selected_user_id=${selected_user_id}`, {
    token,
  });
  if (at(cart, 'items', 0) === undefined) return;
  const offer = { terms: true, completed_waivers: [], source: 'foh', item_hash: textAt(cart, 'item_hash') };
  const payments = chooseTenders(person, numberAt(cart, 'totals', 'total'));
  const pay = () => call(person, '/api/foh/checkout/pay', { body: { ...offer, payments, selected_user_id }, token });
  const replies = await Promise.all(random.chance(0.2) ? [pay(), pay()] : [pay()]);
  for (const { status, data } of replies) {
    const orderId = textAt(data, 'order_id');
    if (status === 200 && orderId !== '') record.orders.add(orderId);
  }
}

/** Closes the till of a member of staff, or opens one. */
async function turnTill({ person, token }: Sale): Promise<void> {
  const { random, world } = person;
  const { data } = await call(person, '/api/foh/tills', { token });
  const open = listAt(data).find((till) => at(till, 'closed_at') === null);
  if (open === undefined)
    await call(person, '/api/foh/tills', { body: { float: 5000, venue: random.pick(world.joinable).venueId }, token });
  else await call(person, `/api/foh/tills/${textAt(open, 'id')}/close`, { body: { counted: 5000 }, token });
}

/** A customer is served at the desk: buys something or a block of sessions, and may get money back. */
export async function visitDesk(person: Person): Promise<void> {
  const { random, world, record } = person;
  const sale = { person, token: random.pick(world.clerks) };
  const selected_user_id = record.userId;
  if (random.chance(0.3)) await turnTill(sale);
  if (random.chance(0.35)) {
    const block = random.pick(world.blocks);
    const first = random.between(0, Math.max(0, block.length - 2));
    const body = {
      selected_user_id,
      name: 'Calder Swimmers',
      occurrence_ids: block.slice(first, first + random.between(2, 3)),
      places: random.between(1, 2),
    };
    await call(person, '/api/foh/block-bookings', { body, token: sale.token });
  } else {
    const items = [chooseItem(person), chooseItem(person)].filter((item) => item !== null);
    for (const item of items)
      await call(person, '/api/checkout/cart/add', {
        body: { items: [item], source: 'foh', selected_user_id },
        token: sale.token,
      });
  }
  if (random.chance(0.12)) return;
  await takeMoney(sale);
  if (random.chance(0.2)) await turnTill(sale);
  if (random.chance(0.4)) await refundSomething(person);
}
