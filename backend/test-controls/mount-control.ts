import type { Hono } from 'hono';
import { z } from 'zod';
import type { Dependencies } from '#backend/context.ts';
import { invalid, notFound, DomainError } from '#backend/failure.ts';
import type { HttpContext, HttpEnv } from '#backend/http/http-env.ts';
import { peerAddress } from '#backend/http/input/client-address.ts';
import { jsonType, send } from '#backend/http/output/http-reply.ts';
import { reconcilePayments } from '#backend/payments/reconcile-payments.ts';
import { letTimePass } from './let-time-pass.ts';
import { showPaymentPage } from './show-payment-page.ts';

const passedTimeSchema = z.object({ email: z.string().min(1), seconds: z.int().min(1).max(86_400) });

async function passTime(c: HttpContext, { db }: Dependencies): Promise<unknown> {
  const input = passedTimeSchema.safeParse(await c.req.json().catch(() => null));
  if (!input.success) throw invalid({ body: ['Must be {"email", "seconds"}'] });
  const passed = await letTimePass(db, input.data);
  if (passed.baskets === 0 && passed.offers === 0) throw notFound();
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
 * reconciler now, `payment-page` gives a venue a provider with a payment page. Mounted only when `SANDBOX_CONTROL` is on, and only for requests from this machine.
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
  lever('reconcile', async () => ({ payments: await reconcilePayments(dependencies) }));
}
