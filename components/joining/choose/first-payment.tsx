import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Price } from '#components/ui/price.tsx';
import type { MembershipType } from '#contract/joining/membership-types.ts';
import { dateLabels } from '#lib/format/date-labels.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

type FirstPaymentProps = { type: MembershipType; t: Translate; language: Language };

const row = cva('flex justify-between gap-3', {
  variants: { isTotal: { true: 'mt-0.5 items-baseline border-t border-line-strong pt-2', false: '' } },
});
const term = cva('', { variants: { isTotal: { true: 'font-medium text-ink', false: '' } } });
const amount = cva('whitespace-nowrap text-ink', {
  variants: {
    isTotal: {
      true: 'font-figures text-[calc(1.625rem*max(var(--heading-scale),0.72))]/none font-headline',
      false: 'font-medium',
    },
  },
});

const Row = ({ label, isTotal = false, children }: { label: string; isTotal?: boolean; children: ReactNode }) => (
  <div className={row({ isTotal })}>
    <dt className={term({ isTotal })}>{label}</dt>
    <dd className={amount({ isTotal })}>{children}</dd>
  </div>
);

/** What is paid first, for what: 'the days left of November', or the first year. */
export const firstPeriodText = (
  { period, partMonthDays, startsOn }: Pick<MembershipType, 'period' | 'partMonthDays' | 'startsOn'>,
  t: Translate,
  language: Language,
): string =>
  period === 'year'
    ? t('joining.plan.firstYear')
    : t('joining.plan.partMonth', { count: partMonthDays, month: dateLabels(startsOn, language).monthLong });

/** The price of the first period: of the days left of the month, or of the year. */
export const firstPeriodPrice = ({ period, partMonthPrice, price }: MembershipType) =>
  period === 'year' ? price : partMonthPrice;

/** The first payment as a sum, and what follows when. */
export const FirstPayment = ({ type, t, language }: FirstPaymentProps) => {
  const { period, joiningFee, collectableFees, firstPayment, price, nextPaymentOn } = type;
  const first = firstPeriodPrice(type);
  const { day, month } = dateLabels(nextPaymentOn, language);
  return (
    <dl className="grid gap-1.5 rounded-m border border-line bg-surface-2 px-3.5 py-3 text-s tabular-nums">
      <Row label={firstPeriodText(type, t, language)}>
        <Price amountMinor={first.value} currency={first.currency} />
      </Row>
      <Row label={t('joining.plan.joiningFee')}>
        {joiningFee.value === 0 ? (
          t('joining.plan.none')
        ) : (
          <Price amountMinor={joiningFee.value} currency={joiningFee.currency} />
        )}
      </Row>
      {collectableFees
        .filter(({ isOptional }) => !isOptional)
        .map((fee) => (
          <Row key={fee.id} label={fee.name}>
            <Price amountMinor={fee.price.value} currency={fee.price.currency} />
          </Row>
        ))}
      <Row isTotal label={t('joining.plan.today')}>
        <Price amountMinor={firstPayment.value} currency={firstPayment.currency} />
      </Row>
      <Row
        label={
          period === 'year'
            ? t('joining.plan.thenYear', { date: formatDayOfYear(nextPaymentOn, language) })
            : t('joining.plan.thenMonth', { date: `${day} ${month}`, day: Number(day) })
        }
      >
        <Price amountMinor={price.value} currency={price.currency} />
      </Row>
    </dl>
  );
};
