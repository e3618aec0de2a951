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
  if (money.value === 0 && isOneSessionPrice)
    return <span className="font-figures text-clock/none font-headline text-ink">{t('free')}</span>;
  const price = (
    <Price className="text-clock/none font-headline" amountMinor={money.value} currency={money.currency} figure />
  );
  if (session === null) {
    return (
      <span className="text-ink">
        {price} {isProRata && <small className="text-s text-ink-2">{t('forTheRest')}</small>}
      </span>
    );
  }
  return (
    <span className="text-ink">
      {!isOneSessionPrice && <small className="text-s text-ink-2">{t('fromPrice')} </small>}
      {price} <small className="text-s text-ink-2">{t('aSession')}</small>
    </span>
  );
};
