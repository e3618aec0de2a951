import WalletCards from 'lucide-react/icons/wallet-cards';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { lineNameId } from '#components/booking/lines/item-name.tsx';
import { byStart } from '#components/booking/lines/order-line-facts.ts';
import { OrderSummary, SummaryNote } from '#components/booking/lines/order-summary.tsx';
import { OrderSums } from '#components/booking/lines/order-sums.tsx';
import { getOpenLines, type OpenLine } from '#components/booking/model/open-papers.ts';
import { TermsAgreement } from '#components/booking/terms-agreement.tsx';
import { useTerms } from '#components/booking/use-terms.ts';
import { LinkButton } from '#components/ui/button/button.tsx';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { barFigure, BottomBar, BottomBarNote } from '#components/ui/layout/bottom-bar.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { useHref } from '#lib/zones/site-context.tsx';

type CheckoutLinkProps = {
  /** Something is to be done first: a press leads to it instead of opening the checkout. */
  isRefused: () => boolean;
  onRefused: () => void;
  block?: boolean;
  className?: string;
};

/** 'Checkout now', which stays inside the frame of an embedded page. */
const CheckoutLink = ({ isRefused, onRefused, block, className }: CheckoutLinkProps) => {
  const t = useTranslations('basket');
  const href = useHref();
  const guard = (event: MouseEvent) => {
    if (!isRefused()) return;
    event.preventDefault();
    onRefused();
  };
  return (
    <DocumentLinkButton href={href('/basket/checkout')} onClick={guard} block={block} className={className}>
      {t('checkoutNow')}
    </DocumentLinkButton>
  );
};

type NextStepProps = CheckoutLinkProps & {
  /** The lines that wait for answers or waivers. */
  open: readonly OpenLine[];
  /** A line has to be held again first. */
  hasLapsed: boolean;
};

/** 'Checkout now', or what comes before it: the questions and waivers of those who attend. */
const NextStep = ({ open, hasLapsed, ...checkout }: NextStepProps) => {
  const t = useTranslations('basket');
  const href = useHref();
  if (hasLapsed || open.length === 0) return <CheckoutLink {...checkout} />;
  const hasQuestions = open.some((line) => line.hasQuestions);
  return (
    <LinkButton href={href('/attendees')} prefetch={false} block={checkout.block} className={checkout.className}>
      {hasQuestions ? t('answerQuestions') : t('signWaivers')}
    </LinkButton>
  );
};

/** The totals, the terms and the checkout link; on a phone the link is sticky at the bottom. */
export const BasketSummary = ({ cart }: { cart: Cart }) => {
  const t = useTranslations('basket');
  const href = useHref();
  const terms = useTerms(cart);
  const lapsed = byStart(cart.items).find(({ holdExpired }) => holdExpired);
  const refuse = () => {
    if (lapsed !== undefined) return document.getElementById(lineNameId(lapsed.id))?.focus();
    terms.refuse();
    terms.inputRef.current?.focus();
  };
  const open = getOpenLines(cart);
  const checkout = { isRefused: () => lapsed !== undefined || terms.isMissing(), onRefused: refuse };
  const saved = cart.summary?.saved.value ? cart.summary.saved : undefined;
  const hasCredit = cart.credits.some((credit) => credit.totalAvailable.value > 0);
  return (
    <>
      <aside aria-label={t('summaryRegion')}>
        <OrderSummary aria-labelledby="basket-summary">
          <h2 className="heading-3" id="basket-summary">
            {t('summary')}
          </h2>
          <OrderSums cart={cart} />
          {saved !== undefined && (
            <p className="flex justify-between gap-4 rounded-m bg-primary-50 px-3 py-2.5 text-s font-medium text-primary-text tabular-nums">
              <span>{t('youSave')}</span>
              <span>{saved.formatted}</span>
            </p>
          )}
          {terms.html !== null && (
            <TermsAgreement
              id="terms"
              html={terms.html}
              agreed={terms.agreed}
              onChange={terms.setAgreed}
              isRefused={terms.isRefused}
              inputRef={terms.inputRef}
            />
          )}
          {lapsed !== undefined && <Notice tone="warning">{t('lapsedFirst', { name: lapsed.name })}</Notice>}
          {lapsed === undefined && open.length > 0 && <Notice tone="warning">{t('papersFirst')}</Notice>}
          <div className="grid content-start gap-2 *:min-w-0">
            <NextStep {...checkout} open={open} hasLapsed={lapsed !== undefined} block className="max-large:hidden" />
            <LinkButton
              variant="secondary"
              block
              className="large:hidden"
              href={href('/redirect-to-selected-venue')}
              prefetch={false}
            >
              {t('continueBrowsing')}
            </LinkButton>
          </div>
          {hasCredit && (
            <SummaryNote icon={WalletCards} className="max-large:hidden">
              {t('creditLater')}
            </SummaryNote>
          )}
        </OrderSummary>
      </aside>
      {/* It goes from edge to edge, out of its container. */}
      <BottomBar
        className="-mx-gutter"
        label={t('bar')}
        summary={
          <>
            <BottomBarNote>
              {t('totalToPay')}
              {saved !== undefined && ` · ${t('youSaveAmount', { amount: saved.formatted })}`}
            </BottomBarNote>
            <Price className={barFigure} amountMinor={cart.totals.balance} currency={cart.currency} figure />
          </>
        }
        action={<NextStep {...checkout} open={open} hasLapsed={lapsed !== undefined} />}
      />
    </>
  );
};
