'use client';

import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import Printer from 'lucide-react/icons/printer';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useActingCustomer } from '#components/desk/acting/use-acting-customer.ts';
import { DeskColumns } from '#components/desk/frame/desk-columns.tsx';
import { useDesk, useMay } from '#components/desk/frame/desk-context.tsx';
import { isPaidSale, type PaidSale } from '#components/desk/pay/pay-state.ts';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { AwaitingPanel } from './awaiting-panel.tsx';
import { LetIn } from './let-in.tsx';
import { MailReceipt } from './mail-receipt.tsx';
import { deskOrderQuery } from './order-query.ts';
import { PaidHead } from './paid-head.tsx';
import { Slip } from './slip.tsx';

const noPaidSale: PaidSale | null = null;

interface PaidViewProps {
  orderId: string;
  renderedAt: number;
}

/** After the money: the change, then the receipt, whether they are here, and the next customer. It stays until touched. */
export const PaidView = ({ orderId, renderedAt }: PaidViewProps) => {
  const t = useTranslations();
  const router = useRouter();
  const language = useLocale();
  const { actFor } = useActing();
  const mayRecord = useMay('attendance');
  const { timezone } = useDesk().venue;
  const { date: today } = venueClock(useNow(renderedAt), timezone);
  const { data: customer } = useActingCustomer();
  const [kept] = useKeptState('desk.paid', noPaidSale, isPaidSale);
  const { data: order, error, refetch } = useQuery(deskOrderQuery(browserApi, orderId));
  const paid = kept?.orderId === orderId ? kept : null;
  const next = () => {
    actFor(null);
    router.push('/');
  };
  if (error !== null && order === undefined) {
    return <RetryNotice onRetry={() => void refetch()}>{errorText(error, t)}</RetryNotice>;
  }
  if (order === undefined) return <Skeleton height={212} shape="control" />;
  const user = customer?.user.id === order.userId ? customer?.user : undefined;
  const email = user?.email ?? null;
  return (
    <DeskColumns label={t('desk.paid.slip')} aside={<Slip order={order} cash={paid ?? undefined} />}>
      <div className="grid gap-5" data-off-paper="">
        <PaidHead order={order} paid={paid} />
        {order.balance.value > 0 && (
          <AwaitingPanel
            order={order}
            name={user === undefined ? null : `${user.firstName} ${user.lastName}`}
            language={language}
            payHref={`/orders/${order.id}`}
          />
        )}
        <section aria-labelledby="receipt">
          <div className="mb-3 flex items-baseline justify-between gap-4">
            <h2 id="receipt" className="heading-3">
              {t('desk.paid.receipt')}
            </h2>
            {email !== null && (
              <p className="flex items-center gap-2 text-s">
                <Mail className="icon-s" aria-hidden />
                {t('desk.paid.mailed', { email })}
              </p>
            )}
          </div>
          <div className="grid gap-3 small:grid-cols-3">
            <Button type="button" variant="secondary" size="pay" onClick={() => window.print()}>
              <Printer className="icon" aria-hidden />
              {t('desk.paid.print')}
            </Button>
            <MailReceipt orderId={orderId} email={email} />
            <Button type="button" variant="secondary" size="pay" onClick={next}>
              {t('desk.paid.noReceipt')}
            </Button>
          </div>
        </section>
        {mayRecord && <LetIn order={order} today={today} name={user?.firstName ?? null} />}
        <div className="flex items-center justify-between gap-4">
          <LinkButton variant="secondary" href="/">
            {user === undefined ? t('desk.paid.more') : t('desk.paid.moreFor', { name: user.firstName })}
          </LinkButton>
          <Button type="button" size="pay" onClick={next}>
            {t('desk.paid.next')}
          </Button>
        </div>
      </div>
    </DeskColumns>
  );
};
