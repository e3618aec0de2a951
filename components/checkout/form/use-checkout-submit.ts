import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { hasLapsed } from '#components/booking/hold/has-lapsed.ts';
import type { useTerms } from '#components/booking/use-terms.ts';
import { browserData } from '#components/checkout/payment/calls/browser-data.ts';
import type { PaymentProblem } from '#components/checkout/payment/payment-problem.ts';
import type { useCard } from '#components/checkout/payment/use-card.ts';
import type { usePayment } from '#components/checkout/payment/use-payment.ts';
import type { FieldProblem } from '#components/ui/form/error-summary.tsx';
import type { Cart } from '#contract/cart.ts';
import type { BillingValues } from '#contract/forms/billing.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { billingBody, billingFieldId, billingFields } from './billing-form.ts';
import { getTenders } from './tenders.ts';

interface CheckoutSubmit {
  cart: Cart;
  form: UseFormReturn<BillingValues>;
  terms: ReturnType<typeof useTerms>;
  card: ReturnType<typeof useCard>;
  payment: ReturnType<typeof usePayment>;
}

/** Submits the checkout: validates the form, requests the card token, then starts the payment. */
export function useCheckoutSubmit({ cart, form, terms, card, payment }: CheckoutSubmit) {
  const t = useTranslations('checkout');
  const [problems, setProblems] = useState<{ list: FieldProblem[]; press: number }>({ list: [], press: 0 });
  const [cardProblem, setCardProblem] = useState<PaymentProblem | null>(null);
  const isBusy = useRef(false);
  const { lastFailure } = payment.state;
  // Waivers are signed when things go into the basket; none is left for the checkout.
  const agreed = () => ({ terms: terms.agreed, completedWaivers: [] });

  // Shows the server's validation errors at their fields.
  const { setError } = form;
  useEffect(() => {
    const errors = getFieldErrors(lastFailure?.cause);
    for (const name of billingFields) {
      const message = errors.get(`billing.${name}`);
      if (message !== undefined) setError(name, { message });
    }
  }, [lastFailure, setError]);

  const refuse = (errors: FieldErrors<BillingValues>): boolean => {
    const list = billingFields.flatMap((name): FieldProblem[] => {
      const message = errors[name]?.message;
      return message === undefined ? [] : [{ fieldId: billingFieldId(name), message }];
    });
    if (terms.isMissing()) {
      terms.refuse();
      list.push({ fieldId: 'terms', message: t('errors.terms') });
    }
    setProblems(({ press }) => ({ list, press: press + 1 }));
    return list.length > 0;
  };

  const payByCard = async (billing: BillingValues) => {
    const { session } = payment.state;
    if (session === null || payment.state.status !== 'ready' || hasLapsed(cart)) return;
    setCardProblem(null);
    const request = await card.ask();
    if ('problem' in request) return setCardProblem(request.problem);
    const offer = { payments: getTenders(cart), itemHash: cart.itemHash, ...agreed() };
    payment.pay({ session, billing: billingBody(billing), card: request.card, browserData: browserData(), ...offer });
  };

  const submitCard = form.handleSubmit(
    async (billing) => {
      if (!refuse({})) await payByCard(billing);
    },
    (errors) => void refuse(errors),
  );
  // Ignores further presses while a submission is in progress, so that they start no second payment.
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    await submitCard(event).finally(() => (isBusy.current = false));
  };
  const submitWithoutCard = () => {
    if (!refuse({})) payment.payWithoutCard(cart, agreed());
  };
  return { submit, submitWithoutCard, problems, cardProblem };
}
