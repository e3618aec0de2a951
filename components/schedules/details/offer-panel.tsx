'use client';

import { useTranslations } from 'next-intl';
import { OrderSummary } from '#components/booking/lines/order-summary.tsx';
import { EntireSaving } from '#components/schedules/list/schedule-prices.tsx';
import { campChoice } from '#components/schedules/model/camp-choice.ts';
import { scheduleOffer, type ScheduleOffer } from '#components/schedules/model/schedule-offer.ts';
import { schedulePrices } from '#components/schedules/model/schedule-price.ts';
import { isCamp, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { ScheduleRules } from '#components/schedules/schedule-rules.tsx';
import { wholeText } from '#components/schedules/whole-text.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { OfferAction } from './offer-action.tsx';
import type { OfferHrefs } from './use-offer-hrefs.ts';

const canWait = ({ bookableAction }: ScheduleOccurrence): boolean => bookableAction?.action === 'join_waitlist';

/** Why there is nothing to book; null when there is. */
export const offerText = (offer: ScheduleOffer, { occurrences }: AnySchedule, t: Translate): string | null => {
  switch (offer.kind) {
    case 'book':
    case 'dates':
    case 'more':
      return null;
    case 'server':
      return t(`timetable.reason.${offer.reason ?? 'unknown'}`, { message: offer.message });
    case 'full':
      return t(occurrences.some(canWait) ? 'camps.why.fullWaitlist' : 'camps.why.full');
    default:
      return t(`camps.why.${offer.kind}`);
  }
};

export type OfferProps = { schedule: AnySchedule; now: Date; hrefs: OfferHrefs };

const Prices = ({ schedule, now }: Pick<OfferProps, 'schedule' | 'now'>) => {
  const t = useTranslations('camps');
  const { entire, session, isOneSessionPrice } = schedulePrices(schedule);
  return (
    <Sums>
      {session !== null && (
        <Sum label={t(isOneSessionPrice ? 'singleSession' : 'singleSessionFrom')}>
          <Price amountMinor={session.value} currency={session.currency} />
        </Sum>
      )}
      {entire !== null && (
        <Sum label={wholeText(schedule, now, t)}>
          <Price amountMinor={entire.value} currency={entire.currency} />
        </Sum>
      )}
    </Sums>
  );
};

/** The price and booking link beside the description. */
export const OfferPanel = ({ schedule, now, hrefs }: OfferProps) => {
  const t = useTranslations();
  const offer = scheduleOffer(schedule, now);
  const why = offerText(offer, schedule, t);
  const isEntireClosed =
    isCamp(schedule) && offer.kind === 'dates' && campChoice(schedule, now).entireReason === 'unavailable';
  return (
    <OrderSummary aria-labelledby="offer">
      <h2 className="heading-3" id="offer">
        {t(isCamp(schedule) ? 'camps.camps.bookThis' : 'camps.courses.bookThis')}
      </h2>
      <Prices {...{ schedule, now }} />
      <p className="text-s empty:hidden">
        <EntireSaving {...{ schedule, now }} />
      </p>
      {isEntireClosed && <Notice tone="plain">{t('camps.entireClosed')}</Notice>}
      {why && <Notice tone="plain">{why}</Notice>}
      {['book', 'dates', 'more'].includes(offer.kind) && <ScheduleRules {...{ schedule, now }} />}
      <OfferAction {...{ offer, hrefs, schedule }} block />
    </OrderSummary>
  );
};
