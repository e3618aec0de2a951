import { z } from 'zod';

const { E2E_BASE, E2E_PORT = '3900' } = process.env;
const port = Number(E2E_BASE === undefined ? E2E_PORT : new URL(E2E_BASE).port);
/** Backend and gateway listen on the two ports after the web's, unless it is said otherwise. */
const backend = process.env.E2E_BACKEND ?? `http://127.0.0.1:${port + 1}`;
const gateway = process.env.E2E_GATEWAY ?? `http://127.0.0.1:${port + 2}`;

async function pull(lever: string, body: object): Promise<void> {
  const reply = await fetch(`${backend}/__control/${lever}`, { method: 'POST', body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${lever}: ${reply.status} ${await reply.text()}`);
}

/** Makes time pass for this person's basket and payments, and for nobody else's. */
export const letTimePass = (email: string, seconds: number) => pull('time', { email, seconds });

/** Does now what the reconciler would do in its next round. */
export const reconcile = () => pull('reconcile', {});

const journalSchema = z.object({
  entries: z.array(
    z.object({
      method: z.string(),
      path: z.string(),
      status: z.number().nullable(),
      requestBody: z.unknown(),
      responseBody: z.unknown(),
    }),
  ),
});
const askedSchema = z.object({ customerEmail: z.string(), amount: z.number() });
const answeredSchema = z.object({ transactionId: z.string() });
const releasedSchema = z.object({ instructionType: z.literal('release'), amount: z.number() });

/** What the gateway's journal says of one person: how often their bank was asked, and every sum it gave. */
export async function getCharges(email: string): Promise<{ request: number; taken: number[] }> {
  const { entries } = journalSchema.parse(await (await fetch(`${gateway}/__control/journal`)).json());
  const payments = entries.filter(({ method, path, requestBody }) => {
    const request = askedSchema.safeParse(requestBody);
    return (
      method === 'POST' && path.endsWith('/transactions') && request.success && request.data.customerEmail === email
    );
  });
  const ids = payments.flatMap(({ responseBody }) => answeredSchema.safeParse(responseBody).data?.transactionId ?? []);
  const taken = entries.flatMap(({ path, status, requestBody }) => {
    const released = releasedSchema.safeParse(requestBody);
    return released.success && status === 201 && ids.some((id) => path.endsWith(`/transactions/${id}/instructions`))
      ? [released.data.amount]
      : [];
  });
  return { request: payments.length, taken };
}
