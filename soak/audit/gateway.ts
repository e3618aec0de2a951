import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const transactionSchema = z.object({
  vendorTxCode: z.string(),
  transactionType: z.string(),
  result: z.object({ status: z.string() }).nullable(),
  capturedAmount: z.int(),
  refundedAmount: z.int(),
  closedBy: z.enum(['abort', 'void']).nullable(),
});
const ledgerSchema = z.object({ opayo: z.object({ transactions: z.record(z.string(), transactionSchema) }) });

/** What the gateway did with the money of one payment; amounts in minor units. */
export interface GatewayEntry {
  /** Our transaction UUID of the payment. */
  payment: string;
  /** Captured and not refunded. */
  kept: number;
  /** Held on the customer's card, neither captured nor released. */
  isHeld: boolean;
}

/** Reads the gateway's own record, which also has requests whose answers were lost. */
export async function readLedger(file: string): Promise<GatewayEntry[]> {
  const { opayo } = ledgerSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return Object.values(opayo.transactions)
    .filter(({ transactionType }) => transactionType !== 'Refund')
    .map(({ vendorTxCode, result, capturedAmount, refundedAmount, closedBy }) => ({
      payment: vendorTxCode,
      kept: closedBy === null ? capturedAmount - refundedAmount : 0,
      isHeld: closedBy === null && result?.status === 'Ok' && capturedAmount === 0,
    }));
}
