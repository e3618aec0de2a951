import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { refusals } from '#sandbox/direct-debit/debit-state.ts';

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
  debits: z.object({
    mandates: z.record(z.string(), z.object({ accountEnd: z.string() })),
    payments: z.record(z.string(), z.object({ key: z.string(), mandate: z.string(), amount: z.int() })),
  }),
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

/** What a bank did with one direct debit. */
export interface DebitEntry {
  /** The charge that it was asked for. */
  charge: string;
  /** Minor units. */
  amount: number;
  /** Collected; else refused. */
  isTaken: boolean;
}

/** What the gateway did with everybody's money. */
export interface GatewayBooks {
  cards: readonly GatewayEntry[];
  debits: readonly DebitEntry[];
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

/** Direct debits by the charge that their key names. */
function listDebits({ debits }: Ledger): DebitEntry[] {
  return Object.values(debits.payments).map(({ key, mandate, amount }) => ({
    charge: key.split(':')[0] ?? '',
    amount,
    isTaken: refusals[debits.mandates[mandate]?.accountEnd ?? ''] === undefined,
  }));
}

/** One entry for each payment, also when a payment page was shown several times for it. */
function listCards(ledger: Ledger): GatewayEntry[] {
  const entries = new Map<string, GatewayEntry>();
  for (const entry of [...listOpayo(ledger), ...listPages(ledger), ...listIntents(ledger)]) {
    const earlier = entries.get(entry.payment);
    const kept = entry.kept + (earlier?.kept ?? 0);
    entries.set(entry.payment, { ...entry, kept, isHeld: entry.isHeld || earlier?.isHeld === true });
  }
  return [...entries.values()];
}

/** Reads the gateway's own record, which also has requests whose answers were lost. */
export async function readLedger(file: string): Promise<GatewayBooks> {
  const ledger = ledgerSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return { cards: listCards(ledger), debits: listDebits(ledger) };
}
