import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import {
  directDebit,
  directDebitForm,
  keptCardForm,
  type JoiningPaymentValues,
} from '#contract/forms/joining-payment.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const words = ['accountHolder', 'sortCode', 'accountNumber'] as const;

/** Validates how a membership is paid later; the values are sent as they are typed. */
export function methodResolver(t: Translate): Resolver<JoiningPaymentValues> {
  const texts = {
    error: ({ path }: { path?: PropertyKey[] | undefined }) =>
      t(`joining.method.errors.${words.find((name) => name === path?.[0]) ?? 'authorise'}`),
  };
  const ofDebit = zodResolver(directDebitForm, texts, { raw: true });
  const ofCard = zodResolver(keptCardForm, texts, { raw: true });
  return (values, context, options) => (values.method === directDebit ? ofDebit : ofCard)(values, context, options);
}
