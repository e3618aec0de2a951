import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { gatewayPayments } from '#tests/support/checkout/ledger.ts';
import { waysToPay } from './billing-members.ts';

type Way = (typeof waysToPay)[number];

interface Charge {
  id: string;
  way: Way;
  state: string;
  orders: number;
  /** By which a direct debit is known to the bank. */
  mandate: string;
}

const readCharges = (db: Db) =>
  sql<Charge>`
    select c.id, coalesce(a.kind, 'debit') as way, c.state, d.provider_ref as mandate,
      coalesce(b.orders, 0) as orders
    from membership_charges c join mandates d on d.id = c.mandate_id
      left join saved_cards s on s.id = d.saved_card_id left join payment_accounts a on a.id = s.account_id
      left join (select purchasable_id, count(*)::integer as orders from order_lines group by purchasable_id) b
        on b.purchasable_id = c.membership_id::text`.execute(db);

interface Money {
  /** How often the money of a charge was taken, by the charge, or the mandate of a direct debit. */
  taken: Map<string, number>;
  /** Money that a card holds and that is never captured: of attempts whose answer was lost. */
  held: number;
}

/** The charge of every attempt to take one from a card. */
async function readAttempts(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('paymentTransactions')
    .where('chargeId', 'is not', null)
    .select(['id', 'chargeId'])
    .execute();
  return new Map(rows.map(({ id, chargeId }) => [id, chargeId ?? '']));
}

async function readMoney(db: Db, gateway: string): Promise<Money> {
  const attempts = await readAttempts(db);
  const response = await fetch(`${gateway}/direct-debit/v1/payments`, { headers: { Authorization: 'Bearer sandbox' } });
  const { payments } = (await response.json()) as { payments: { mandate: string; status: string }[] };
  const cards = await gatewayPayments(gateway);
  const keys = [
    ...payments.filter(({ status }) => status === 'confirmed').map(({ mandate }) => mandate),
    ...cards
      .filter(({ capturedAmount, refundedAmount }) => capturedAmount > refundedAmount)
      .map(({ vendorTxCode }) => attempts.get(vendorTxCode) ?? vendorTxCode),
  ];
  const taken = new Map<string, number>();
  for (const key of keys) taken.set(key, (taken.get(key) ?? 0) + 1);
  return { taken, held: cards.filter(({ isHeld }) => isHeld).length };
}

const counting = sql<{ count: number }>;

async function count(db: Db, query: ReturnType<typeof counting>): Promise<number> {
  const { rows } = await query.execute(db);
  return rows[0]?.count ?? -1;
}

/** A row for each way to pay and state, and what has to be nothing, however the processes died. */
export async function audit(db: Db, gateway: string) {
  const { rows: charges } = await readCharges(db);
  const { taken, held } = await readMoney(db, gateway);
  const times = ({ id, way, mandate }: Charge) => taken.get(way === 'debit' ? mandate : id) ?? 0;
  const table = waysToPay.flatMap((way) =>
    ['paid', 'failed'].map((state) => {
      const those = charges.filter((charge) => charge.way === way && charge.state === state);
      return { way, state, charges: those.length, taken: those.reduce((sum, charge) => sum + times(charge), 0) };
    }),
  );
  const found = {
    'charges taken more than once': charges.filter((charge) => times(charge) > 1).length,
    'charges paid that were not taken once': charges.filter((one) => one.state === 'paid' && times(one) !== 1).length,
    'charges not paid that were taken': charges.filter((one) => one.state !== 'paid' && times(one) > 0).length,
    'charges paid without exactly one order': charges.filter((one) => one.state === 'paid' && one.orders !== 1).length,
    'memberships not charged once': await count(
      db,
      counting`select count(*)::integer from (select m.id from memberships m left join membership_charges c
        on c.membership_id = m.id group by m.id having count(c.id) <> 1) wrong`,
    ),
    'orders without a charge': await count(
      db,
      counting`select count(*)::integer from orders o
        where not exists (select from membership_charges c where c.order_id = o.id)`,
    ),
    'pence out of balance in the ledger': await count(
      db,
      counting`select abs(coalesce(sum(amount), 0))::integer as count from ledger_postings`,
    ),
    'pence still receivable': await count(
      db,
      counting`select abs(coalesce(sum(amount), 0))::integer as count from ledger_postings where account = 'receivable'`,
    ),
  };
  return { table, found, held };
}
