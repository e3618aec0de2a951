'use client';

import { useTranslations } from 'next-intl';
import { schedulePrices } from '#components/schedules/model/schedule-price.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { Price } from '#components/ui/price.tsx';

/** The price as one figure: of the whole if there is one, else of a session. */
export const SchedulePriceLine = ({ schedule }: { schedule: AnySchedule }) => {
  const t = useTranslations('camps');
  const { entire, session, isOneSessionPrice, isProRata } = schedulePrices(schedule);
  const money = session ?? entire;
  if (money === null) return null;
  if (money.value === 0 && isOneSessionPrice) return <span className="price-line figure">{t('free')}</span>;
  const price = <Price className="figure-s" amountMinor={money.value} currency={money.currency} figure />;
  if (session === null) {
    return (
      <span className="price-line">
        {price} {isProRata && <small>{t('forTheRest')}</small>}
      </span>
    );
  }
  return (
    <span className="price-line">
      {!isOneSessionPrice && <small>{t('fromPrice')} </small>}
      {price} <small>{t('aSession')}</small>
    </span>
  );
};
