'use client';

import { useTranslations } from 'next-intl';
import { campChoice } from '#components/schedules/model/camp-choice.ts';
import { scheduleOffer } from '#components/schedules/model/schedule-offer.ts';
import { schedulePrices } from '#components/schedules/model/schedule-price.ts';
import { isCamp, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Price } from '#components/ui/price.tsx';
import { OfferAction } from './offer-action.tsx';
import { offerText } from './offer-text.ts';

export type OfferProps = { schedule: AnySchedule; now: Date; bookHref: string };

const Prices = ({ schedule }: Pick<OfferProps, 'schedule'>) => {
  const t = useTranslations('camps');
  const { entire, session, isOneSessionPrice, isProRata } = schedulePrices(schedule);
  const count = schedule.occurrences.length;
  const whole = isProRata ? t('proRata') : t(isCamp(schedule) ? 'entireOf' : 'courseOf', { count });
  return (
    <dl className="sums">
      {session !== null && (
        <div>
          <dt>{t(isOneSessionPrice ? 'singleSession' : 'singleSessionFrom')}</dt>
          <dd>
            <Price amountMinor={session.value} currency={session.currency} />
          </dd>
        </div>
      )}
      {entire !== null && (
        <div>
          <dt>{whole}</dt>
          <dd>
            <Price amountMinor={entire.value} currency={entire.currency} />
          </dd>
        </div>
      )}
    </dl>
  );
};

/** The price and booking link beside the description. */
export const OfferPanel = ({ schedule, now, bookHref }: OfferProps) => {
  const t = useTranslations();
  const offer = scheduleOffer(schedule, now);
  const why = offerText(offer, t);
  const isEntireClosed =
    isCamp(schedule) && offer.kind === 'dates' && campChoice(schedule, now).entireReason === 'unavailable';
  return (
    <section className="summary" aria-labelledby="offer">
      <h2 className="heading-3" id="offer">
        {t(isCamp(schedule) ? 'camps.camps.bookThis' : 'camps.courses.bookThis')}
      </h2>
      <Prices schedule={schedule} />
      {isEntireClosed && <Notice tone="plain">{t('camps.entireClosed')}</Notice>}
      {why && <Notice tone="plain">{why}</Notice>}
      <OfferAction {...{ offer, bookHref, schedule }} block />
    </section>
  );
};
