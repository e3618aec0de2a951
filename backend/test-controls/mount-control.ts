import type { Hono } from 'hono';
import { z } from 'zod';
import { runBilling } from '#backend/billing/run-billing.ts';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import type { Dependencies } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { invalid, notFound, DomainError } from '#backend/failure.ts';
import type { HttpContext, HttpEnv } from '#backend/http/http-env.ts';
import { peerAddress } from '#backend/http/input/client-address.ts';
import { jsonType, send } from '#backend/http/output/http-reply.ts';
import { letTimePass } from './let-time-pass.ts';

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
