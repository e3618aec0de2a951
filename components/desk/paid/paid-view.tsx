'use client';

import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import Printer from 'lucide-react/icons/printer';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useActingCustomer } from '#components/desk/acting/use-acting-customer.ts';
import { DeskColumns } from '#components/desk/frame/desk-columns.tsx';
import { useDesk, useMay } from '#components/desk/frame/desk-context.tsx';
import { figureClass } from '#components/desk/pay/amount-keys.tsx';
import { isPaidSale, type PaidSale } from '#components/desk/pay/pay-state.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import type { Order } from '#contract/payments/orders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { AwaitingPanel } from './awaiting-panel.tsx';
import { LetIn } from './let-in.tsx';
import { MailReceipt } from './mail-receipt.tsx';
import { deskOrderQuery } from './order-query.ts';
import { Slip } from './slip.tsx';

/** The change first, and large; the sum where there is none. The focus is on it. */
const PaidHead = ({ order, paid }: { order: Order; paid: PaidSale | null }) => {
  const t = useTranslations('desk.paid');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const change = paid?.change ?? 0;
  const { currency } = order.total;
  const taken = order.total.value - order.balance.value;
  const number = orderReference(order.id);
  const text =
    change > 0
      ? t('booked', {
          tendered: formatMoney(paid?.tendered ?? 0, currency),
          taken: formatMoney((paid?.tendered ?? 0) - change, currency),
          number,
        })
      : t('bookedOnly', { number });
  return (
    <section
      aria-labelledby="paid"
      data-off-paper=""
      className="on-dark relative grid gap-2 overflow-clip rounded-[16px] bg-dark px-7 py-6"
    >
      <CourtIllustration
        kind="football"
        view="crop"
        cover
        className="absolute -top-15 -right-30 size-[22.5rem] [--mk:rgb(255_255_255/0.2)]"
      />
      <h2 id="paid" className="relative heading-2" tabIndex={-1} ref={heading}>
        {t(change > 0 ? 'change' : 'title')}
      </h2>
      <p className={figureClass({ size: 'huge', tone: 'white' })}>
        {formatMoney(change > 0 ? change : taken, currency)}
      </p>
      <p className="relative max-w-[calc(100%-11rem)] text-pretty">{text}</p>
    </section>
  );
};

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
