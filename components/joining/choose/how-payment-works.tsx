import type { ReactNode } from 'react';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { MembershipType } from '#contract/joining/membership-types.ts';
import { dateLabels } from '#lib/format/date-labels.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

type HowPaymentWorksProps = {
  /** One of those shown: the days are the same of all. */
  type: MembershipType;
  t: Translate;
  language: Language;
};

const strong = (words: ReactNode) => <b className="font-bold text-ink">{words}</b>;

/** What is paid today, what follows from when, and until when one may change one's mind. */
export const HowPaymentWorks = ({ type, t, language }: HowPaymentWorksProps) => {
  const { period, partMonthDays, startsOn, nextPaymentOn, coolingOffDays, coolingOffEndsOn } = type;
  const id = `first-payment-${period}`;
  return (
    <Panel aria-labelledby={id}>
      <h2 className="heading-3" id={id}>
        {t('joining.how.title')}
      </h2>
      <div className="grid gap-4 small:grid-cols-2 small:gap-x-8">
        <p>
          {period === 'month'
            ? t.rich('joining.how.todayMonth', {
                b: strong,
                count: partMonthDays,
                month: dateLabels(startsOn, language).monthLong,
              })
            : t.rich('joining.how.todayYear', { b: strong })}
        </p>
        <p>
          {t.rich(period === 'month' ? 'joining.how.thenMonth' : 'joining.how.thenYear', {
            b: strong,
            date: formatDayOfYear(nextPaymentOn, language),
          })}{' '}
          {coolingOffEndsOn !== null &&
            t('joining.how.coolingOff', {
              count: coolingOffDays,
              date: formatDayOfYear(coolingOffEndsOn, language),
            })}
        </p>
      </div>
    </Panel>
  );
};
