import { useTranslations } from 'next-intl';
import type { SubmitEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { hasLapsed, holdsPlaces } from '#components/booking/hold/hold.ts';
import { getOpenLines } from '#components/booking/model/open-papers.ts';
import { useTerms } from '#components/booking/use-terms.ts';
import { PaymentPanel } from '#components/checkout/payment/payment-panel.tsx';
import { PaymentProgress } from '#components/checkout/payment/payment-progress.tsx';
import { useCard } from '#components/checkout/payment/use-card.ts';
import type { usePayment } from '#components/checkout/payment/use-payment.ts';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { ErrorSummary } from '#components/ui/form/error-summary.tsx';
import { LabelNote } from '#components/ui/form/field.tsx';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import type { AuthState } from '#contract/customers/users.ts';
import type { BillingValues } from '#contract/forms/billing.ts';
import { useSite, useHref } from '#lib/zones/site-context.tsx';
import { useAutoComplete } from '#lib/zones/use-auto-complete.ts';
import { getBilling, billingFieldId, type BillingField } from './billing-form.ts';
import { CreditCard } from './credit-card.tsx';
import { useCheckoutSubmit } from './use-checkout-submit.ts';

type BillingPanelProps = {
  form: UseFormReturn<BillingValues>;
  isLocked: boolean;
};

const fields: readonly { name: BillingField; autoComplete: string; wide?: boolean; isOptional?: boolean }[] = [
  { name: 'firstName', autoComplete: 'billing given-name' },
  { name: 'lastName', autoComplete: 'billing family-name' },
  { name: 'address1', autoComplete: 'billing address-line1', wide: true },
  { name: 'address2', autoComplete: 'billing address-line2', wide: true, isOptional: true },
  { name: 'city', autoComplete: 'billing address-level2', isOptional: true },
  { name: 'postcode', autoComplete: 'billing postal-code' },
];

/** The billing name and address, which the bank compares with its own records. */
const BillingPanel = ({ form, isLocked }: BillingPanelProps) => {
  const t = useTranslations('checkout');
  const inBrowser = useAutoComplete();
  const { errors } = form.formState;
  return (
    <Panel aria-labelledby="billing">
      <PanelHead>
        <h2 className="heading-3" id="billing">
          {t('billing.title')}
        </h2>
        <p>{t('billing.intro')}</p>
      </PanelHead>
      <Fields as="fieldset" disabled={isLocked}>
        {fields.map(({ name, autoComplete, wide, isOptional }) => (
          <TextField
            key={name}
            {...form.register(name)}
            id={billingFieldId(name)}
            width={name === 'postcode' ? 'postcode' : undefined}
            label={
              isOptional ? (
                <>
                  {t(`billing.${name}`)} <LabelNote>({t('billing.optional')})</LabelNote>
                </>
              ) : (
                t(`billing.${name}`)
              )
            }
            wide={wide}
            autoComplete={inBrowser(autoComplete)}
            maxLength={255}
            error={errors[name]?.message}
          />
        ))}
      </Fields>
    </Panel>
  );
};

/** Both types of credit, each applied or removed by one press; renders nothing for a customer without any. */
const CreditPanel = ({ cart, isLocked }: { cart: Cart; isLocked: boolean }) => {
  const t = useTranslations('checkout');
  const credits = cart.credits.filter(({ totalAvailable, applied }) => totalAvailable.value > 0 || applied.value > 0);
  if (credits.length === 0) return null;
  return (
    <Panel aria-labelledby="credit">
      <PanelHead>
        <h2 className="heading-3" id="credit">
          {t('credit.title')}
        </h2>
        <p>{t('credit.intro')}</p>
      </PanelHead>
      <div className="grid gap-3">
        {credits.map((credit) => (
          <CreditCard key={credit.type} credit={credit} cart={cart} isLocked={isLocked} />
        ))}
      </div>
    </Panel>
  );
};

/** What has to be answered or agreed to first, and the way there. */
const OpenPapers = () => {
  const t = useTranslations('checkout');
  const href = useHref();
  return (
    <Notice tone="warning">
      {t('papers.text')}
      <p className="mt-2">
        <DocumentLinkButton size="medium" variant="secondary" href={href('/attendees')}>
          {t('papers.action')}
        </DocumentLinkButton>
      </p>
    </Notice>
  );
};

type CheckoutFormProps = {
  cart: Cart;
  auth: Pick<AuthState, 'user' | 'billingAddress'> | undefined;
  payment: ReturnType<typeof usePayment>;
  isLocked: boolean;
};

/**
 * Credit, billing address and payment. While a payment is in progress the fields are disabled and its progress is
 * shown.
 */
export const CheckoutForm = ({ cart, auth, payment, isLocked }: CheckoutFormProps) => {
  const t = useTranslations('checkout');
  const { mode } = useSite();
  const form = useForm<BillingValues>({
    resolver: lazyResolver(async () => {
      const { billingResolver } = await import('./billing-resolver.ts');
      return billingResolver((field) => t(`billing.errors.${field}`));
    }),
    // A kiosk remembers nothing, and shows nothing that was remembered elsewhere.
    values: getBilling(mode === 'kiosk' ? { user: auth?.user } : auth),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
  const terms = useTerms(cart);
  const card = useCard(payment);
  const { submit, submitOnPage, submitWithoutCard, problems, cardProblem } = useCheckoutSubmit({
    cart,
    form,
    terms,
    card,
    payment,
  });
  const isOnPage = payment.provider === 'hosted';
  const isFree = cart.totals.balance === 0 && !hasLapsed(cart);
  const onSubmit = (event: SubmitEvent) => {
    if (!isFree && !isOnPage) return void submit(event);
    event.preventDefault();
    if (isFree) submitWithoutCard();
    else submitOnPage();
  };
  const count = problems.list.length;
  return (
    <div className="grid content-start gap-6 *:min-w-0">
      {count > 0 && <ErrorSummary key={problems.press} title={t('errors.title', { count })} problems={problems.list} />}
      {!isLocked && getOpenLines(cart).length > 0 && <OpenPapers />}
      <CreditPanel cart={cart} isLocked={isLocked} />
      <form className="grid content-start gap-6 *:min-w-0" noValidate onSubmit={onSubmit}>
        {!isFree && !isOnPage && <BillingPanel form={form} isLocked={isLocked} />}
        {isLocked ? (
          <PaymentProgress state={payment.state} email={auth?.user.email ?? null} holdsPlaces={holdsPlaces(cart)} />
        ) : (
          <PaymentPanel
            cart={cart}
            state={payment.state}
            isOnPage={isOnPage}
            card={card}
            terms={terms}
            cardProblem={cardProblem}
            isAsking={form.formState.isSubmitting}
            onPrepare={payment.prepareAgain}
          />
        )}
      </form>
    </div>
  );
};
