import { sql, type RawBuilder } from 'kysely';
import type { GatewayBooks } from '#soak/audit/gateway.ts';
import { added, copyRow } from './corruption.ts';

/** A charge of a membership that was paid. */
export interface PaidCharge {
  membershipId: string;
  mandateId: string;
  chargeId: string;
  orderId: string;
  userId: number;
}

/** Something that must not be of a charge, and the rules of the audit that it breaks. */
export interface ChargeCorruption {
  what: string;
  breaks: readonly string[];
  /** Of charges on a card only. */
  cardOnly?: boolean;
  /** Of a charge on a card it breaks these rules, too. */
  breaksOfCard?: readonly string[];
  /** Of a charge on a bank account it breaks these rules, too. */
  breaksOfDebit?: readonly string[];
  statements?: (paid: PaidCharge) => readonly RawBuilder<unknown>[];
  /** What is done to the gateway's record of this charge. */
  gateway?: (books: GatewayBooks) => GatewayBooks;
}

/** Another period of a membership, which follows on the ones before. */
const addPeriod = ({ membershipId, chargeId }: PaidCharge, changes: object, days = 0) => [
  copyRow('membership_charges', chargeId, {
    ...{ id: added, order_id: null, paid_at: null, transaction_id: null, state: 'given_up', amount: 2700 },
    ...changes,
  }),
  sql`update membership_charges c set period_from = m.next_bill_on + ${days}::int, period_next = m.next_bill_on + 31
    from memberships m where m.id = c.membership_id and c.id = ${added}`,
  sql`update memberships set next_bill_on = next_bill_on + 31 where id = ${membershipId}`,
];

/** Charges of memberships that contradict what was paid, or are left lying. */
export const chargeCorruptions: readonly ChargeCorruption[] = [
  {
    what: 'a period was taken twice',
    breaks: ['charges'],
    breaksOfCard: ['gateway', 'unpaid'],
    gateway: ({ cards, debits }) => ({
      cards: cards.map((card) => ({ ...card, kept: 2 * card.kept })),
      debits: [...debits, ...debits],
    }),
  },
  {
    what: 'a period counts as paid of which nothing was taken',
    breaks: ['charges'],
    breaksOfCard: ['gateway', 'unpaid'],
    gateway: ({ cards, debits }) => ({
      cards: cards.map((card) => ({ ...card, kept: 0 })),
      debits: debits.map((debit) => ({ ...debit, isTaken: false })),
    }),
  },
  {
    what: 'a period was taken that counts as refused',
    breaks: ['charges'],
    breaksOfDebit: ['money'],
    statements: ({ chargeId }) => [
      sql`update membership_charges set state = 'given_up', paid_at = null where id = ${chargeId}`,
    ],
  },
  {
    what: 'the order of a period costs less',
    breaks: ['charges', 'books', 'ledger', 'money'],
    statements: ({ orderId }) => [
      sql`update orders set total = total - 1, balance = balance - 1 where id = ${orderId}`,
    ],
  },
  {
    what: 'the order of a period is for another membership',
    breaks: ['charges'],
    statements: ({ orderId }) => [sql`update order_lines set purchasable_id = ${added} where order_id = ${orderId}`],
  },
  {
    what: 'a period was paid by a card of which its charge knows nothing',
    breaks: ['charges', 'money'],
    cardOnly: true,
    statements: ({ chargeId }) => [sql`update membership_charges set transaction_id = null where id = ${chargeId}`],
  },
  {
    what: 'a bank account paid a charge that we do not know',
    breaks: ['charges'],
    gateway: ({ cards, debits }) => ({ cards, debits: [...debits, { charge: added, amount: 1, isTaken: true }] }),
  },
  {
    what: 'a membership was sold without a charge',
    breaks: ['charges', 'books', 'money'],
    statements: ({ orderId, membershipId }) => [
      copyRow('orders', orderId, { id: added }),
      sql`insert into order_lines (order_id, name, purchasable_type, purchasable_id, price)
        values (${added}, 'Off-peak', 'membership', ${membershipId}, 2700)`,
    ],
  },
  {
    what: 'a charge is not looked at any more',
    breaks: ['due'],
    statements: (paid) => addPeriod(paid, { state: 'sending' }),
  },
  {
    what: 'a charge that failed is not tried again',
    breaks: ['due'],
    statements: (paid) => addPeriod(paid, { state: 'failed', next_attempt_at: '2026-01-01T00:00:00Z' }),
  },
  {
    what: 'days of a membership are charged to nobody',
    breaks: ['periods'],
    statements: (paid) => addPeriod(paid, {}, 3),
  },
  {
    what: 'a period has begun without being charged',
    breaks: ['periods'],
    statements: ({ membershipId }) => [
      sql`update memberships set next_bill_on = current_date - 2 where id = ${membershipId}`,
      sql`update membership_charges set period_next = current_date - 2 where membership_id = ${membershipId}`,
    ],
  },
  {
    what: 'the mandate of a membership that goes on has ended',
    breaks: ['payers'],
    statements: ({ mandateId }) => [sql`update mandates set status = 'cancelled' where id = ${mandateId}`],
  },
  {
    what: 'the card of a membership that goes on was removed',
    breaks: ['payers'],
    cardOnly: true,
    statements: ({ mandateId }) => [
      sql`update saved_cards set deleted_at = now() where id = (select saved_card_id from mandates where id = ${mandateId})`,
    ],
  },
];
