import type { Hono } from 'hono';
import { sql } from 'kysely';
import { z } from 'zod';
import { runBilling } from '#backend/billing/run-billing.ts';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import { invalid, notFound, DomainError } from '#backend/failure.ts';
import type { HttpContext, HttpEnv } from '#backend/http/http-env.ts';
import { peerAddress } from '#backend/http/input/client-address.ts';
import { jsonType, send } from '#backend/http/output/http-reply.ts';

interface PassedTime {
  /** Of the person for whom time passes. */
  email: string;
  seconds: number;
}

const secondsADay = 24 * 60 * 60;
/** Further than any day of a charge: moved there first, no period meets another one of its membership on the way. */
const faraway = 1_000_000;

/** Moves the days of memberships and of their periods back by whole days, the amounts they are charged with them. */
async function moveDays(tx: Tx, ids: ReturnType<typeof sql>, days: number): Promise<void> {
  await sql`
    update memberships set starts_on = starts_on - ${days}::int, ends_on = ends_on - ${days}::int,
      ended_before_leaving_on = ended_before_leaving_on - ${days}::int, bills_from = bills_from - ${days}::int,
      next_bill_on = next_bill_on - ${days}::int, cooling_off_ends_on = cooling_off_ends_on - ${days}::int,
      grace_ends_on = grace_ends_on - ${days}::int
    where id = any(${ids})`.execute(tx);
  for (const moved of [faraway, -faraway - days])
    await sql`
      update membership_charges set period_from = period_from + ${moved}::int, period_next = period_next + ${moved}::int
      where membership_id = any(${ids})`.execute(tx);
}

/**
 * Simulates the passing of time for the memberships of one person: moves their days back by the whole days in it, and what
 * is waited for of their charges and of refunds by all of it. Returns how many there are.
 */
async function letMembershipsAge(tx: Tx, { email, seconds }: PassedTime): Promise<number> {
  const past = sql`make_interval(secs => ${seconds})`;
  const { rows } = await sql<{ id: string }>`
    select m.id from memberships m join users on users.id = m.user_id where lower(users.email) = lower(${email})
    order by m.id for update of m`.execute(tx);
  const ids = sql`${rows.map(({ id }) => id)}::uuid[]`;
  await moveDays(tx, ids, Math.floor(seconds / secondsADay));
  await sql`
    update membership_charges set created_at = created_at - ${past}, next_attempt_at = next_attempt_at - ${past},
      claimed_until = claimed_until - ${past}
    where membership_id = any(${ids})`.execute(tx);
  await sql`
    update payment_operations set created_at = payment_operations.created_at - ${past}
    from payment_transactions t join membership_charges c on c.id = t.charge_id
    where t.id = payment_operations.transaction_id and c.membership_id = any(${ids})`.execute(tx);
  await sql`
    update payment_transactions set created_at = payment_transactions.created_at - ${past},
      updated_at = updated_at - ${past}, expires_at = expires_at - ${past}, next_check_at = next_check_at - ${past}
    from membership_charges c where c.id = charge_id and c.membership_id = any(${ids})`.execute(tx);
  await sql`
    update payments set created_at = payments.created_at - ${past}, next_check_at = next_check_at - ${past}
    from orders o join users on users.id = o.user_id
    where o.id = order_id and lower(users.email) = lower(${email}) and payments.status in ('created', 'submitted')
      and amount < 0`.execute(tx);
  return rows.length;
}

/** What time passed for. */
interface Aged {
  baskets: number;
  offers: number;
  memberships: number;
}

/**
 * Simulates the passing of time for one person: moves every timestamp of their carts, payments, refunds, memberships and
 * waitlist offers back by so many seconds. Returns the numbers of carts, offers and memberships.
 */
async function letTimePass(db: Db, { email, seconds }: PassedTime): Promise<Aged> {
  const past = sql`make_interval(secs => ${seconds})`;
  return transact(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select carts.id from carts join users on users.id = carts.user_id where lower(users.email) = lower(${email})`.execute(
      tx,
    );
    const carts = sql`${rows.map(({ id }) => id)}::int[]`;
    await sql`
      update bookings set expires_at = expires_at - ${past}, held_from = held_from - ${past}
      from cart_items where cart_items.booking_id = bookings.id and cart_items.cart_id = any(${carts})`.execute(tx);
    await sql`
      update bookings set expires_at = expires_at - ${past}
      from cart_items where cart_items.bundle_id = bookings.bundle_id and cart_items.cart_id = any(${carts})`.execute(
      tx,
    );
    await sql`update credit_reservations set expires_at = expires_at - ${past} where cart_id = any(${carts})`.execute(
      tx,
    );
    await sql`update checkout_sessions set expires_at = expires_at - ${past} where cart_id = any(${carts})`.execute(tx);
    await sql`
      update payment_operations set created_at = payment_operations.created_at - ${past}
      from payment_transactions as attempt where attempt.id = transaction_id and attempt.cart_id = any(${carts})`.execute(
      tx,
    );
    await sql`
      update payment_transactions set
        created_at = created_at - ${past}, updated_at = updated_at - ${past},
        expires_at = expires_at - ${past}, next_check_at = next_check_at - ${past},
        sca = case when sca ->> 'expiresAt' is null then sca else jsonb_set(sca, '{expiresAt}', to_jsonb(
          to_char(((sca ->> 'expiresAt')::timestamptz - ${past}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end
      where cart_id = any(${carts})`.execute(tx);
    const { rows: offers } = await sql`
      with passed as (
        update waitlist_entries as entry set offer_expires_at = offer_expires_at - ${past}, offered_at = offered_at - ${past}
        from users
        where users.id = entry.user_id and lower(users.email) = lower(${email}) and entry.status = 'offered'
        returning entry.booking_id
      )
      update bookings set expires_at = expires_at - ${past}, held_from = held_from - ${past}
      from passed where passed.booking_id = bookings.id and bookings.hold_kind = 'offer'
      returning bookings.id`.execute(tx);
    const memberships = await letMembershipsAge(tx, { email, seconds });
    return { baskets: rows.length, offers: offers.length, memberships };
  });
}

interface ShownPage {
  /** Slug of the venue that gets an account of its own at a provider with a payment page. */
  venue: string;
  display: 'frame' | 'popup' | 'top';
}

/** Lets payments at a venue be made on the sandbox's payment page, shown so; false when there is no such venue. */
async function showPaymentPage(db: Db, { venue, display }: ShownPage): Promise<boolean> {
  const found = await db.selectFrom('venues').where('slug', '=', venue).select('id').executeTakeFirst();
  if (found === undefined) return false;
  await db
    .insertInto('paymentAccounts')
    .values({
      ...{ venueId: found.id, kind: 'hosted', mode: 'sandbox', name: `Payment page as ${display}` },
      settings: JSON.stringify({ display }),
    })
    .execute();
  return true;
}

/** Longer than a month. */
const mostSeconds = 40 * 86_400;
const passedTimeSchema = z.object({ email: z.string().min(1), seconds: z.int().min(1).max(mostSeconds) });

async function passTime(c: HttpContext, { db }: Dependencies): Promise<unknown> {
  const input = passedTimeSchema.safeParse(await c.req.json().catch(() => null));
  if (!input.success) throw invalid({ body: ['Must be {"email", "seconds"}'] });
  const passed = await letTimePass(db, input.data);
  if (Object.values(passed).every((count) => count === 0)) throw notFound();
  return passed;
}

const shownPageSchema = z.object({ venue: z.string().min(1), display: z.enum(['frame', 'popup', 'top']) });

async function showPage(c: HttpContext, { db }: Dependencies): Promise<unknown> {
  const input = shownPageSchema.safeParse(await c.req.json().catch(() => null));
  if (!input.success) throw invalid({ body: ['Must be {"venue", "display"}'] });
  if (!(await showPaymentPage(db, input.data))) throw notFound();
  return input.data;
}

/**
 * Test controls below `/__control`: `time` simulates the passing of time for one person, `reconcile` runs the
 * reconciler now and `billing` what charges memberships, `payment-page` gives a venue a provider with a payment page.
 * Mounted only when `SANDBOX_CONTROL` is on, and only for requests from this machine.
 */
export function mountControl(app: Hono<HttpEnv>, dependencies: Dependencies): void {
  const lever = (path: string, act: (c: HttpContext) => Promise<unknown>) =>
    app.post(`/__control/${path}`, async (c) => {
      if (!['127.0.0.1', '::1'].includes(peerAddress(c))) throw new DomainError('not_found');
      const body = JSON.stringify(await act(c));
      return send(
        c,
        { status: 200, body, headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store' } },
        dependencies.clock,
      );
    });
  lever('time', (c) => passTime(c, dependencies));
  lever('payment-page', (c) => showPage(c, dependencies));
  lever('billing', async () => {
    await runBilling(dependencies);
    return {};
  });
  lever('reconcile', async () => ({ payments: await reconcilePayments(dependencies) }));
}
