import { directDebit, type JoiningPaymentValues } from '#contract/forms/joining-payment.ts';
import type { CallInput } from '#lib/api/call.ts';

/** The choice of the card that a first payment is made with. */
export const cardOfToday = 'card';

export const methodFields = ['accountHolder', 'sortCode', 'accountNumber', 'authorised'] as const;

export const emptyMethod: JoiningPaymentValues = {
  method: directDebit,
  accountHolder: '',
  sortCode: '',
  accountNumber: '',
  authorised: false,
};

type Method = NonNullable<CallInput<'setJoiningPayment'>['body']>['method'];

/** The way to pay as a call takes it; a saved card is chosen by its id. */
export function toMethod({ method, accountHolder, sortCode, accountNumber }: JoiningPaymentValues): Method {
  if (method === directDebit) return { kind: 'direct_debit', accountHolder, sortCode, accountNumber, authorised: true };
  if (method === cardOfToday) return { kind: 'card', authorised: true };
  return { kind: 'card', savedCardId: method, authorised: true };
}
