import { sql } from 'kysely';
import type { Config } from '#backend/config.ts';
import type { Db } from '#backend/db/schema.ts';
import { encryptAccount } from '#backend/mandates/read-mandate.ts';
import { encryptToken } from '#backend/mandates/saved-card.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import type { StoredCards } from './stored-cards.ts';

/** How members pay, in turn. */
export const waysToPay = ['debit', 'opayo', 'stripe'] as const;
/** Of each way to pay, the bank of every tenth member refuses. */
const refusing = 10;

interface Wanted {
  members: number;
  cards: Record<'stripe' | 'opayo', StoredCards>;
  at: Date;
}

/** Members whose first whole month begins on 1 December, a third each with a bank account, a card at Opayo and at Stripe. */
export async function makeMembers(
  db: Db,
  config: Pick<Config, 'appSecret'>,
  { members, cards, at }: Wanted,
): Promise<void> {
  await makeOperator(db);
  const venue = await makeVenue(db);
  const { id: typeId } = await db
    .insertInto('membershipTypes')
    .values({ name: 'Off-peak', price: 2700 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const account = (number: string) =>
    encryptAccount({ accountHolder: 'R Reed', sortCode: '123456', accountNumber: number }, config);
  const token = (kind: 'stripe' | 'opayo', which: keyof StoredCards) => encryptToken(cards[kind][which], config);
  await sql`
    with accounts as (
      insert into payment_accounts (kind, mode, name) values ('opayo', 'sandbox', 'Opayo'), ('stripe', 'sandbox', 'Stripe')
      returning id, kind
    ), people as (
      insert into users (reference, first_name, last_name, email, address1, town, postcode)
      select 'member-' || n, 'Robin', 'Reed', 'member-' || n || '@example.com',
        '14 Wharf Street', 'Sowerby Bridge', 'HX6 2AE' from generate_series(1, ${members}::int) n
      returning id
    ), numbered as (
      select id, (array['debit', 'opayo', 'stripe'])[1 + id % 3] as way, (id / 3) % ${refusing} = 0 as is_refused from people
    ), kept as (
      insert into saved_cards (user_id, account_id, token_ref, brand, last4, expiry, created_at)
      select n.id, a.id, case
          when way = 'opayo' and is_refused then ${token('opayo', 'refused')}
          when way = 'opayo' then ${token('opayo', 'paying')}
          when is_refused then ${token('stripe', 'refused')}
          else ${token('stripe', 'paying')} end,
        'Visa', '4242', '12/30', ${at}
      from numbered n join accounts a on a.kind = n.way
      returning id, user_id
    ), mandated as (
      insert into mandates (user_id, kind, reference, account_ref, sort_code_end, account_end, saved_card_id, created_at)
      select n.id, case way when 'debit' then 'direct_debit' else 'card' end, 'TL' || lpad(n.id::text, 12, '0'),
        case when way <> 'debit' then null when is_refused then ${account('55550002')} else ${account('12345678')} end,
        case way when 'debit' then '56' end, case way when 'debit' then '5678' end, k.id, ${at}
      from numbered n left join kept k on k.user_id = n.id
      returning id, user_id
    )
    insert into memberships (user_id, mandate_id, membership_type_id, home_venue_id, status, starts_on, price, bills_from, next_bill_on)
    select user_id, id, ${typeId}, ${venue.id}, 'active', '2026-11-18', 2700, '2026-12-01', '2026-12-01' from mandated`.execute(
    db,
  );
}
