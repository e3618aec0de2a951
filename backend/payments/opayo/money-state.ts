import { z } from 'zod';
import type { MoneyState } from '#backend/payments/provider.ts';
import type { OpayoAnswer } from './opayo-call.ts';

const amountSchema = z.object({ totalAmount: z.int(), saleAmount: z.int().optional() });
const transactionSchema = z.object({ status: z.literal('Ok'), transactionType: z.string(), amount: amountSchema });
const declinedSchema = z.object({ status: z.enum(['NotAuthed', 'Rejected', 'Malformed', 'Invalid', 'Error']) });
const instructionSchema = z.object({ instructionType: z.string(), amount: z.int().optional() });
const listSchema = z.object({ instructions: z.array(instructionSchema) });
const noneSchema = z.object({ code: z.coerce.string() });
/** The transaction exists and has no instructions. */
const noInstructions = '1019';

const nothing = { kind: 'known', isHeld: false, capturedAmount: 0, refundedAmount: 0 } as const;

function getInstructions(answer: OpayoAnswer): z.infer<typeof instructionSchema>[] | null {
  if (answer.kind === 'unanswered') return null;
  const list = listSchema.safeParse(answer.body);
  if (answer.status === 200 && list.success) return list.data.instructions;
  const none = noneSchema.safeParse(answer.body);
  return none.success && none.data.code === noInstructions ? [] : null;
}

/**
 * Derives the state of the money from a transaction and its instructions. Opayo lists a release without its amount, and
 * stores refunds as separate transactions, which cannot be found from this one.
 */
export function moneyState(transaction: OpayoAnswer, instructions: OpayoAnswer): MoneyState {
  if (transaction.kind === 'unanswered') return { kind: 'unknown', cause: transaction.cause };
  // A question that is refused has a word for its own state.
  if (transaction.status === 200 && declinedSchema.safeParse(transaction.body).success) return nothing;
  const paid = transactionSchema.safeParse(transaction.body);
  const list = getInstructions(instructions);
  if (!paid.success || list === null) return { kind: 'unknown', cause: 'no account of the money' };
  const { transactionType, amount } = paid.data;
  const find = (type: string) => list.find(({ instructionType }) => instructionType.toLowerCase() === type);
  const released = find('release');
  const isTaken = released !== undefined || transactionType === 'Payment';
  if (!isTaken) return { ...nothing, isHeld: find('abort') === undefined && find('void') === undefined };
  const capturedAmount = released?.amount ?? amount.saleAmount ?? amount.totalAmount;
  return { ...nothing, capturedAmount, refundedAmount: find('void') === undefined ? 0 : capturedAmount };
}
