import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const amounts = { capturedAmount: z.int(), refundedAmount: z.int() };
const opayoSchema = z.object({
  vendorTxCode: z.string(),
  transactionType: z.string(),
  result: z.object({ status: z.string() }).nullable(),
  closedBy: z.enum(['abort', 'void']).nullable(),
  ...amounts,
});
const pageSchema = z.object({ reference: z.string(), state: z.string(), ...amounts });
const intentSchema = z.object({
  metadata: z.object({ transactionUuid: z.string() }),
  status: z.string(),
  ...amounts,
});
const ledgerSchema = z.object({
  opayo: z.object({ transactions: z.record(z.string(), opayoSchema) }),
  hosted: z.object({ payments: z.record(z.string(), pageSchema) }),
  stripe: z.object({ intents: z.record(z.string(), intentSchema) }),
});
type Ledger = z.infer<typeof ledgerSchema>;

/** What the gateway did with the money of one payment; amounts in minor units. */
export interface GatewayEntry {
  /** Our transaction UUID of the payment. */
  payment: string;
  /** Captured and not refunded. */
  kept: number;
  /** Held on the customer's card, neither captured nor released. */
  isHeld: boolean;
}

function listOpayo({ opayo }: Ledger): GatewayEntry[] {
  return Object.values(opayo.transactions)
    .filter(({ transactionType }) => transactionType !== 'Refund')
    .map(({ vendorTxCode, result, capturedAmount, refundedAmount, closedBy }) => ({
      payment: vendorTxCode,
      kept: closedBy === null ? capturedAmount - refundedAmount : 0,
      isHeld: closedBy === null && result?.status === 'Ok' && capturedAmount === 0,
    }));
}

function listPages({ hosted }: Ledger): GatewayEntry[] {
  return Object.values(hosted.payments).map(({ reference, state, capturedAmount, refundedAmount }) => ({
    payment: reference,
    kept: state === 'captured' ? capturedAmount - refundedAmount : 0,
    isHeld: state === 'approved',
  }));
}

function listIntents({ stripe }: Ledger): GatewayEntry[] {
  return Object.values(stripe.intents).map(({ metadata, status, capturedAmount, refundedAmount }) => ({
    payment: metadata.transactionUuid,
    kept: status === 'succeeded' ? capturedAmount - refundedAmount : 0,
    isHeld: status === 'requires_capture',
  }));
}

/**
 * Reads the gateway's own record, which also has requests whose answers were lost. One entry for each payment, also when
 * a payment page was shown several times for it.
 */
export async function readLedger(file: string): Promise<GatewayEntry[]> {
  const ledger = ledgerSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const entries = new Map<string, GatewayEntry>();
  for (const entry of [...listOpayo(ledger), ...listPages(ledger), ...listIntents(ledger)]) {
    const earlier = entries.get(entry.payment);
    const kept = entry.kept + (earlier?.kept ?? 0);
    entries.set(entry.payment, { ...entry, kept, isHeld: entry.isHeld || earlier?.isHeld === true });
  }
  return [...entries.values()];
}
