import { z } from 'zod';
import type { MoneyResult } from '#backend/payments/provider.ts';
import type { OpayoAnswer } from './opayo-call.ts';

const answerSchema = z.object({
  /** Of an instruction that was carried out. */
  instructionType: z.string().optional(),
  code: z.coerce.string().optional(),
  statusCode: z.coerce.string().optional(),
  status: z.string().optional(),
  errors: z.array(z.object({ code: z.coerce.string() })).optional(),
});
/** Not applicable in this state; not allowed for this transaction. */
const notApplicable = ['1014', '1017'];
const refundExceeds = '1018';
/**
 * The code of the refund was used before: this request reached Opayo already, with a result that it does not repeat.
 */
const repeatedCode = '4042';

/** Reads the answer to an instruction or refund (docs/product.md#opayo). */
export function moneyResult(answer: OpayoAnswer): MoneyResult {
  if (answer.kind === 'unanswered') return { kind: 'unknown', cause: answer.cause };
  const read = answerSchema.safeParse(answer.body);
  if (!read.success) return { kind: 'unknown', cause: 'bad_response' };
  const { status, statusCode, errors, instructionType } = read.data;
  const code = read.data.code ?? errors?.[0]?.code ?? statusCode ?? String(answer.status);
  if (answer.status < 300 && (status === 'Ok' || instructionType !== undefined)) return { kind: 'done' };
  // Not Opayo's: a proxy in between has answered.
  if (answer.status < 300 && status === undefined) return { kind: 'unknown', cause: 'bad_response' };
  if (code === repeatedCode) return { kind: 'unknown', cause: 'repeated' };
  if (code === refundExceeds) return { kind: 'nothing_left', code };
  return { kind: notApplicable.includes(code) ? 'not_applicable' : 'refused', code };
}
