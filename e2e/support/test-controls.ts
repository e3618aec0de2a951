import { z } from 'zod';

const { E2E_BASE, E2E_PORT = '3900' } = process.env;
const port = Number(E2E_BASE === undefined ? E2E_PORT : new URL(E2E_BASE).port);
/** Backend and gateway listen on the two ports after the web's, unless these variables say otherwise. */
const backend = process.env.E2E_BACKEND ?? `http://127.0.0.1:${port + 1}`;
const gateway = process.env.E2E_GATEWAY ?? `http://127.0.0.1:${port + 2}`;
/** The origin of one of the gateway's hosts, as the browser names it. */
export const gatewayOrigin = (host: 'api.paysandbox' | 'fields.paysandbox' | 'pay.paysandbox' | 'acs.fakebank') =>
  `http://${host}.localhost:${new URL(gateway).port}`;

async function postControl(control: string, body: object): Promise<void> {
  const reply = await fetch(`${backend}/__control/${control}`, { method: 'POST', body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${control}: ${reply.status} ${await reply.text()}`);
}

/** Simulates the passing of time for this person's baskets and payments only. */
export const letTimePass = (email: string, seconds: number) => postControl('time', { email, seconds });

/** Runs the reconciler now. */
export const reconcile = () => postControl('reconcile', {});

/** Lets a venue be paid on a provider's payment page, shown in a popup or in this window. */
export const showPaymentPage = (venue: string, display: 'popup' | 'top') =>
  postControl('payment-page', { venue, display });

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

/** Reads the gateway's journal for one person: how many authorisations were requested, and every amount taken. */
export async function getCharges(email: string): Promise<{ authorisations: number; taken: number[] }> {
  const { entries } = journalSchema.parse(await (await fetch(`${gateway}/__control/journal`)).json());
  const payments = entries.filter(({ method, path, requestBody }) => {
    const request = askedSchema.safeParse(requestBody);
    return (
      method === 'POST' && path.endsWith('/transactions') && request.success && request.data.customerEmail === email
    );
  });
  const ids = payments.flatMap(({ responseBody }) => answeredSchema.safeParse(responseBody).data?.transactionId ?? []);
  const takenAmounts = entries.flatMap(({ path, status, requestBody }) => {
    const release = releasedSchema.safeParse(requestBody);
    return release.success && status === 201 && ids.some((id) => path.endsWith(`/transactions/${id}/instructions`))
      ? [release.data.amount]
      : [];
  });
  return { authorisations: payments.length, taken: takenAmounts };
}

const paymentsSchema = z.object({
  transactions: z.array(
    z.object({ vendorTxCode: z.string(), isHeld: z.boolean(), capturedAmount: z.int(), refundedAmount: z.int() }),
  ),
});

/** What the gateway has recorded of one of our payments, at whichever provider. */
export async function readPayments(transactionUuid: string) {
  const { transactions } = paymentsSchema.parse(await (await fetch(`${gateway}/__control/transactions`)).json());
  return transactions.filter(({ vendorTxCode }) => vendorTxCode === transactionUuid);
}
