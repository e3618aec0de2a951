'use client';

import { campChoice } from '#components/schedules/model/camp-choice.ts';
import { scheduleOffer } from '#components/schedules/model/schedule-offer.ts';
import { schedulePrices } from '#components/schedules/model/schedule-price.ts';
import { isCamp, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Price } from '#components/ui/price.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import { OfferAction } from './offer-action.tsx';
import { offerText } from './offer-text.ts';

export type OfferProps = { schedule: AnySchedule; now: Date; bookHref: string };

const Prices = ({ schedule }: Pick<OfferProps, 'schedule'>) => {
  const text = useText();
  const { entire, session, isOneSessionPrice, isProRata } = schedulePrices(schedule);
  const count = schedule.occurrences.length;
  const whole = isProRata
    ? text('camps.proRata')
    : text(isCamp(schedule) ? 'camps.entireOf' : 'camps.courseOf', { count });
  return (
    <dl className="sums">
      {session !== null && (
        <div>
          <dt>{text(isOneSessionPrice ? 'camps.singleSession' : 'camps.singleSessionFrom')}</dt>
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

/** What it costs and the way to book it, beside the description. */
export const OfferPanel = ({ schedule, now, bookHref }: OfferProps) => {
  const text = useText();
  const offer = scheduleOffer(schedule, now);
  const why = offerText(offer, text);
  const isEntireClosed =
    isCamp(schedule) && offer.kind === 'dates' && campChoice(schedule, now).entireReason === 'unavailable';
  return (
    <section className="summary" aria-labelledby="offer">
      <h2 className="h-3" id="offer">
        {text(isCamp(schedule) ? 'camps.camps.bookThis' : 'camps.courses.bookThis')}
      </h2>
      <Prices schedule={schedule} />
      {isEntireClosed && <Notice tone="plain">{text('camps.entireClosed')}</Notice>}
      {why && <Notice tone="plain">{why}</Notice>}
      <OfferAction {...{ offer, bookHref, schedule }} block />
    </section>
  );
};
