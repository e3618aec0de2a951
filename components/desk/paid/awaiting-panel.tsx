import Hourglass from 'lucide-react/icons/hourglass';
import { useTranslations } from 'next-intl';
import { LinkButton } from '#components/ui/button/button.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { Order } from '#contract/payments/orders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { formatDay } from '#lib/format/format-date.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import type { Language } from '#lib/zones/variant.ts';

interface AwaitingPanelProps {
  order: Order;
  /** The customer's name; null for a walk-in. */
  name: string | null;
  language: Language;
  /** Leads to the page on which the rest is paid. */
  payHref?: string;
}

/** An order of which something is still to be paid: what was taken, what is due, and by when. */
export const AwaitingPanel = ({ order, name, language, payHref }: AwaitingPanelProps) => {
  const t = useTranslations('desk.paid');
  const [first] = order.items
    .flatMap((item) => ('startsAt' in item ? item.startsAt.local : []))
    .toSorted((one, other) => one.localeCompare(other));
  const taken = formatMoney(order.total.value - order.balance.value, order.total.currency);
  const due = order.balance.formatted;
  return (
    <Panel aria-labelledby="awaiting">
      <div className="flex items-center justify-between gap-4">
        <h2 id="awaiting" className="heading-3">
          {t('orderNumber', { number: orderReference(order.id) })}
        </h2>
        <Pill tone="warning" icon={<Hourglass className="icon-xs" />}>
          {t('awaiting')}
        </Pill>
      </div>
      <p>
        {name === null ? t('bookedFor') : t('bookedForName', { name })}{' '}
        {first === undefined
          ? t('owing', { taken, due })
          : t('owingBefore', { taken, due, when: `${formatDay(getDate(first), language)}, ${getClock(first)}` })}
      </p>
      {payHref !== undefined && <LinkButton href={payHref}>{t('payNow', { due })}</LinkButton>}
    </Panel>
  );
};
