import { useLocale, useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { OrderSummary } from '#components/booking/lines/order-summary.tsx';
import { firstPeriodPrice, firstPeriodText } from '#components/joining/choose/first-payment.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Money } from '#contract/primitives.ts';
import { dateLabels } from '#lib/format/date-labels.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { chosenFees, getTodayAmount } from './today-amount.ts';
import type { JoiningFlow } from './use-joining-flow.ts';

const strong = (words: ReactNode) => <b className="font-medium text-ink tabular-nums">{words}</b>;
const Amount = ({ money }: { money: Money }) => <Price amountMinor={money.value} currency={money.currency} />;

/** What a membership costs: today as a sum, and later. */
export const PaySummary = ({ flow }: { flow: Pick<JoiningFlow, 'type' | 'joining' | 'typed'> }) => {
  const t = useTranslations();
  const locale = useLocale();
  const id = useId();
  const { type } = flow;
  const { name, period, price, joiningFee, collectableFees, nextPaymentOn, coolingOffEndsOn } = type;
  const fees = [...collectableFees.filter(({ isOptional }) => !isOptional), ...chosenFees(flow)];
  return (
    <OrderSummary aria-labelledby={id}>
      <h2 className="heading-3" id={id}>
        {name}
      </h2>
      <Sums>
        <Sum label={firstPeriodText(type, t, locale)}>
          <Amount money={firstPeriodPrice(type)} />
        </Sum>
        <Sum label={t('joining.plan.joiningFee')}>
          {joiningFee.value === 0 ? t('joining.plan.none') : <Amount money={joiningFee} />}
        </Sum>
        {fees.map((fee) => (
          <Sum key={fee.id} label={fee.name}>
            <Amount money={fee.price} />
          </Sum>
        ))}
        <Sum label={t('joining.plan.today')} tone="total">
          <Amount money={getTodayAmount(flow)} />
        </Sum>
      </Sums>
      <p className="text-s">
        {period === 'month'
          ? t.rich('joining.steps.thenMonth', {
              b: strong,
              price: price.formatted,
              day: Number(dateLabels(nextPaymentOn, locale).day),
            })
          : t.rich('joining.steps.thenYear', {
              b: strong,
              price: price.formatted,
              date: formatDayOfYear(nextPaymentOn, locale),
            })}{' '}
        {coolingOffEndsOn !== null &&
          t.rich('joining.steps.coolingOff', { b: strong, date: formatDayOfYear(coolingOffEndsOn, locale) })}
      </p>
    </OrderSummary>
  );
};
