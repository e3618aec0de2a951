'use client';

import { useTranslations } from 'next-intl';
import { entireSaving } from '#components/schedules/model/camp-choice.ts';
import { restOfCourse } from '#components/schedules/model/rest-of-course.ts';
import { schedulePrices } from '#components/schedules/model/schedule-price.ts';
import { isCamp, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { Price } from '#components/ui/price.tsx';
import { formatMoney } from '#lib/format/format-money.ts';

type PricedProps = { schedule: AnySchedule; now: Date };

const note = 'text-s text-ink-2';

/** What the price of a whole is for. */
const Whole = ({ schedule, now }: PricedProps) => {
  const t = useTranslations('camps');
  const rest = restOfCourse(schedule, now);
  if (rest === null) return t(isCamp(schedule) ? 'forEntire' : 'forWhole');
  const { count, each, price } = rest;
  return each === null
    ? t('forTheRestCount', { count })
    : t('forTheRest', { count, each: formatMoney(each, price.currency) });
};

/** What the entire camp costs, and how much less that is than its sessions one by one. */
export const EntireSaving = ({ schedule, now }: PricedProps) => {
  const t = useTranslations('camps');
  const saving = entireSaving(schedule, now);
  if (saving === null) return null;
  const { price, saved, sessions } = saving;
  const words = { price: price.formatted, saved: formatMoney(saved, price.currency), count: sessions };
  return t('entireSaves', words);
};

/** The price as one figure: of a session if one can be booked by itself, else of the whole. */
export const SchedulePriceLine = ({ schedule, now }: PricedProps) => {
  const t = useTranslations('camps');
  const { entire, session, isOneSessionPrice } = schedulePrices(schedule);
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
        {price}{' '}
        <small className={note}>
          <Whole {...{ schedule, now }} />
        </small>
      </span>
    );
  }
  return (
    <span className="text-ink">
      {!isOneSessionPrice && <small className={note}>{t('fromPrice')} </small>}
      {price} <small className={note}>{t('aSession')}</small>
    </span>
  );
};
