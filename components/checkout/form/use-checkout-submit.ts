import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { hasLapsed } from '#components/booking/hold/hold.ts';
import type { useTerms } from '#components/booking/use-terms.ts';
import { problemText } from '#components/checkout/payment/calls/problem-text.ts';
import type { PaymentProblem, ProblemKind } from '#components/checkout/payment/payment-problem.ts';
import { cardFormId } from '#components/checkout/payment/provider-box.tsx';
import type { useCard } from '#components/checkout/payment/use-card.ts';
import type { usePayment } from '#components/checkout/payment/use-payment.ts';
import type { FieldProblem } from '#components/ui/form/error-summary.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import type { BillingValues } from '#contract/forms/billing.ts';
import type { BrowserData } from '#contract/payments/payments.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { billingBody, billingFieldId, billingFields } from './billing-form.ts';
import { getTenders } from './tenders.ts';

/** The browser properties that a 3-D Secure request requires. */
function browserData(): BrowserData {
  const { language, userAgent } = navigator;
  return {
    javaEnabled: false,
    javascriptEnabled: true,
    language,
    colorDepth: screen.colorDepth,
    screenHeight: screen.height,
    screenWidth: screen.width,
    tz: new Date().getTimezoneOffset(),
    userAgent,
    challengeWindowSize: window.innerWidth < 576 ? 'FullScreen' : 'Medium',
  };
}

interface CheckoutSubmit {
  cart: Cart;
  form: UseFormReturn<BillingValues>;
  terms: ReturnType<typeof useTerms>;
  card: ReturnType<typeof useCard>;
  payment: ReturnType<typeof usePayment>;
}

/** What the provider says of the card itself. */
const cardRefusals: readonly ProblemKind[] = ['card_refused', 'saved_card_gone'];

const billingProblems = (errors: FieldErrors<BillingValues>): FieldProblem[] =>
  billingFields.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: billingFieldId(name), message }];
  });

/**
 * Submits the checkout: validates the form and asks the provider's frame for a card token, names all problems of both
 * at once, and starts the payment when there are none. A token charges nothing.
 */
export function useCheckoutSubmit({ cart, form, terms, card, payment }: CheckoutSubmit) {
  const t = useTranslations();
  const [problems, setProblems] = useState<{ list: FieldProblem[]; press: number }>({ list: [], press: 0 });
  const [cardProblem, setCardProblem] = useState<PaymentProblem | null>(null);
  const isBusy = useRef(false);
  const { lastFailure, session, status } = payment.state;
  const agreed = () => ({
    terms: terms.agreed,
    completedWaivers: cart.attendeeWaivers.flatMap(({ questionWaiverIds }) => questionWaiverIds ?? []),
  });

  // Shows the server's validation errors at their fields.
  const { setError } = form;
  useEffect(() => {
    const errors = getFieldErrors(lastFailure?.cause);
    for (const name of billingFields) {
      const message = errors.get(`billing.${name}`);
      if (message !== undefined) setError(name, { message });
    }
  }, [lastFailure, setError]);

  const termsProblems = (): FieldProblem[] => {
    if (!terms.isMissing()) return [];
    terms.refuse();
    return [{ fieldId: 'terms', message: t('checkout.errors.terms') }];
  };

  const show = (list: FieldProblem[]) => setProblems(({ press }) => ({ list, press: press + 1 }));

  /** What the card form says; null while no card can be taken. */
  const askCard = async (billing: BillingValues | null) => {
    if (session === null || status !== 'ready' || hasLapsed(cart)) return null;
    setCardProblem(null);
    const cardAnswer = await card.ask(billing === null ? null : billingBody(billing));
    // What the provider refuses stands in the summary and in its frame.
    if ('problem' in cardAnswer && !cardRefusals.includes(cardAnswer.problem.kind)) setCardProblem(cardAnswer.problem);
    return cardAnswer;
  };

  const check = async (billing: BillingValues | null, errors: FieldErrors<BillingValues>) => {
    const cardAnswer = await askCard(billing);
    const refused =
      cardAnswer !== null && 'problem' in cardAnswer && cardRefusals.includes(cardAnswer.problem.kind)
        ? cardAnswer.problem
        : null;
    const cardProblems = refused === null ? [] : [{ fieldId: cardFormId, message: problemText(refused, t) }];
    const list = [...billingProblems(errors), ...cardProblems, ...termsProblems()];
    show(list);
    if (list.length > 0 || billing === null || session === null || cardAnswer === null || 'problem' in cardAnswer)
      return;
    const offer = { payments: getTenders(cart), itemHash: cart.itemHash, ...agreed() };
    payment.pay({
      session,
      billing: billingBody(billing),
      card: cardAnswer.card,
      browserData: browserData(),
      ...offer,
    });
  };

  const submitCard = form.handleSubmit(
    (billing) => check(billing, {}),
    (errors) => check(null, errors),
  );
  // Ignores further presses while a submission is in progress, so that they start no second payment.
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    await submitCard(event).finally(() => (isBusy.current = false));
  };
  /** Only the terms are asked for here: the provider's page takes the card and what belongs to it. */
  const submitOnPage = () => {
    const list = termsProblems();
    show(list);
    if (list.length > 0 || session === null || hasLapsed(cart)) return;
    payment.pay({ session, payments: getTenders(cart), itemHash: cart.itemHash, ...agreed() });
  };
  const submitWithoutCard = () => {
    const list = termsProblems();
    show(list);
    if (list.length === 0) payment.payWithoutCard(cart, agreed());
  };
  return { submit, submitOnPage, submitWithoutCard, problems, cardProblem };
}
