import { sql } from 'kysely';
import { added, type Corruption } from './corruption.ts';

/** Orders, credit, debts and what was granted that do not add up. */
export const bookCorruptions: readonly Corruption[] = [
  {
    what: 'an order costs a penny more than its lines',
    breaks: ['books', 'ledger', 'money'],
    statements: ({ orderId }) => [
      sql`update orders set total = total + 1, balance = balance + 1 where id = ${orderId}`,
    ],
  },
  {
    what: 'an order is paid with a penny less',
    breaks: ['books', 'unpaid', 'words'],
    statements: ({ orderId }) => [
      sql`update payments set amount = amount - 1 where order_id = ${orderId} and tender_type = 'online'`,
    ],
  },
  {
    what: 'credit was spent twice',
    breaks: ['credit'],
    statements: ({ orderId }) => [
      sql`insert into credit_entries (account_id, amount, reason, order_id)
        select account_id, amount, reason, order_id from credit_entries where order_id = ${orderId}`,
    ],
  },
  {
    what: 'credit is set aside for nothing',
    breaks: ['credit'],
    statements: ({ userId }) => [sql`update credit_accounts set reserved = reserved + 10 where user_id = ${userId}`],
  },
  {
    what: 'credit came from nowhere',
    breaks: ['credit', 'money'],
    statements: ({ userId }) => [sql`update credit_accounts set balance = balance + 10 where user_id = ${userId}`],
  },
  {
    what: 'an order was paid with credit that was not spent',
    breaks: ['credit'],
    statements: ({ orderId }) => [sql`update credit_entries set order_id = null where order_id = ${orderId}`],
  },
  {
    what: 'a cancelled place was given back twice',
    breaks: ['credit'],
    statements: ({ bookingId, userId }) => [
      sql`insert into credit_entries (account_id, amount, reason, booking_id)
        select id, amount, 'cancellation', ${bookingId} from credit_accounts, (values (1), (1), (-2)) as part (amount)
        where user_id = ${userId}`,
    ],
  },
  {
    what: 'an entry of the ledger does not balance',
    breaks: ['ledger'],
    statements: ({ orderId }) => [
      sql`update ledger_postings set amount = amount - 1 where account = 'sales'
        and entry_id = (select min(id) from ledger_entries where order_id = ${orderId})`,
    ],
  },
  {
    what: 'the ledger says that an order is still to be paid',
    breaks: ['ledger', 'money', 'words'],
    statements: ({ orderId }) => [
      sql`insert into ledger_postings (entry_id, account, amount)
        select max(id), part.account, part.amount from ledger_entries,
          (values ('receivable', 5), ('fees', -5)) as part (account, amount)
        where source = 'payment' and order_id = ${orderId}
        group by part.account, part.amount
        on conflict (entry_id, account) do update set amount = ledger_postings.amount + excluded.amount`,
    ],
  },
  {
    what: 'a penalty was paid without an order',
    breaks: ['debts'],
    statements: ({ userId }) => [
      sql`insert into penalties (user_id, name, reason, amount, status) values (${userId}, 'Missed', '', 500, 'paid')`,
    ],
  },
  {
    what: 'a penalty is owed that nothing in the ledger is of',
    breaks: ['money'],
    statements: ({ userId }) => [
      sql`insert into penalties (user_id, name, reason, amount) values (${userId}, 'Missed', '', 500)`,
    ],
  },
  {
    what: 'a penalty was paid and is still owed',
    breaks: ['debts'],
    statements: ({ userId, orderId }) => [
      sql`insert into penalties (id, user_id, name, reason, amount, status)
        values (${added}, ${userId}, 'Missed', '', 500, 'waived')`,
      sql`insert into order_lines (order_id, name, purchasable_type, purchasable_id, price)
        values (${orderId}, 'Missed', 'penalty', ${added}, 0)`,
    ],
  },
  {
    what: 'a package was sold and not granted',
    breaks: ['granted'],
    statements: ({ orderId }) => [
      sql`insert into pricing_options (id, reference, kind, price) values (${added}, 'ten', 'package', 0)`,
      sql`insert into order_lines (order_id, name, purchasable_type, purchasable_id, price)
        values (${orderId}, 'Ten swims', 'pricingOption', ${added}, 0)`,
    ],
  },
  {
    what: 'a guest pass was granted twice',
    breaks: ['granted'],
    statements: ({ userId, orderId }) => [
      sql`insert into guest_passes (user_id, order_id, code, status, valid_from)
        values (${userId}, ${orderId}, 'TWICE', 'available', now())`,
    ],
  },
  {
    what: 'a membership was sold and not granted',
    breaks: ['granted'],
    statements: ({ orderId }) => [
      sql`insert into order_lines (order_id, name, purchasable_type, purchasable_id, price)
        values (${orderId}, 'Off-peak', 'membership', ${added}, 0)`,
    ],
  },
  {
    what: 'a package lost a use that nobody had',
    breaks: ['granted'],
    statements: ({ userId }) => [
      sql`insert into owned_packages (id, user_id, package_id, order_id, purchased_at)
        values (${added}, ${userId}, ${added}, ${added}, now())`,
      sql`insert into owned_package_contents (owned_package_id, content_id, usages_total, usages_taken)
        values (${added}, ${added}, 10, 1)`,
    ],
  },
  {
    what: 'an order was never confirmed',
    breaks: ['letters'],
    statements: ({ orderId }) => [sql`delete from outbox where dedupe_key = 'order:' || ${orderId}`],
  },
  {
    what: 'an order was confirmed twice',
    breaks: ['letters'],
    statements: ({ orderId }) => [
      sql`insert into outbox (kind, payload, dedupe_key, created_at, available_at)
        select kind, payload, dedupe_key, created_at, available_at from outbox where dedupe_key = 'order:' || ${orderId}`,
    ],
  },
  {
    what: 'a till was closed with other cash than was taken into it',
    breaks: ['tills'],
    statements: ({ userId }) => [
      sql`insert into tills (venue_id, staff_user_id, opening_float, opened_at, closed_at, counted, expected)
        values (${added}, ${userId}, 5000, now(), now(), 5000, 5001)`,
    ],
  },
  {
    what: 'money of the desk counts as that of a provider',
    breaks: ['tills'],
    statements: ({ orderId }) => [
      sql`update payments set held_by = 'desk' where order_id = ${orderId} and tender_type = 'online'`,
    ],
  },
  {
    what: 'the account of the credit spent has no entry in the ledger',
    breaks: ['ledger', 'money', 'words'],
    statements: ({ orderId }) => [
      sql`delete from ledger_postings where entry_id in
        (select id from ledger_entries where order_id = ${orderId} and source = 'credit')`,
    ],
  },
];
