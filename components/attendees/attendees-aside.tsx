import { useTranslations } from 'next-intl';
import { OrderSummary } from '#components/booking/lines/order-summary.tsx';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { useHref } from '#lib/zones/site-context.tsx';

type AttendeesAsideProps = {
  /** How many lines wait for something. */
  count: number;
  /** A line is no longer held: the basket comes before the checkout. */
  hasLapsed: boolean;
};

/** What is left to do, and the way on: to the checkout once nothing is. */
export const AttendeesAside = ({ count, hasLapsed }: AttendeesAsideProps) => {
  const t = useTranslations('attendees');
  const href = useHref();
  const canPay = count === 0 && !hasLapsed;
  return (
    <aside aria-label={t('next')}>
      <OrderSummary aria-labelledby="attendees-next">
        <h2 className="heading-3" id="attendees-next">
          {t('next')}
        </h2>
        <p className="text-s" role="status">
          {t('left', { count })}
        </p>
        {hasLapsed && <p className="text-s">{t('lapsed')}</p>}
        <div className="grid content-start gap-2 *:min-w-0">
          {canPay && (
            <DocumentLinkButton block href={href('/basket/checkout')}>
              {t('checkout')}
            </DocumentLinkButton>
          )}
          <LinkButton
            block
            variant={count === 0 && hasLapsed ? 'primary' : 'secondary'}
            href={href('/basket')}
            prefetch={false}
          >
            {t('basket')}
          </LinkButton>
        </div>
      </OrderSummary>
    </aside>
  );
};
