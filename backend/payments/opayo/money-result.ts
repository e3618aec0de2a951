import { z } from 'zod';
import type { MoneyResult } from '../provider.ts';
import type { OpayoAnswer } from './opayo-call.ts';

const faultSchema = z.object({
  code: z.coerce.string().optional(),
  statusCode: z.coerce.string().optional(),
  status: z.string().optional(),
  errors: z.array(z.object({ code: z.coerce.string() })).optional(),
});
/** Not applicable in this state; more than is left to give back. */
const doneAlready = ['1014', '1018'];

/**
 * Reads the answer to an instruction or refund. Asked again after silence, "there is nothing left to do" means that
 * the first request was carried out.
 */
export function moneyResult(answer: OpayoAnswer, isRepeated: boolean): MoneyResult {
  if (answer.k === 'unanswered') return { k: 'unknown', cause: answer.cause };
  const read = faultSchema.safeParse(answer.body);
  if (!read.success) return { k: 'unknown', cause: 'bad_response' };
  const { status, statusCode, errors } = read.data;
  const code = read.data.code ?? errors?.[0]?.code ?? statusCode ?? String(answer.status);
  if (answer.status < 300 && (status === undefined || status === 'Ok')) return { k: 'done' };
  return isRepeated && doneAlready.includes(code) ? { k: 'done' } : { k: 'refused', code };
}
