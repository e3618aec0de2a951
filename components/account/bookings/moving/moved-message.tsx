import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import { formatLongDay } from '#lib/format/format-long-day.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { FocusHere } from '../../frame/focus-here.tsx';
import { getSettled } from './difference.ts';

type MovedMessageProps = { before: Booking; after: Booking };

/** When a booking is now, and what came of the money. It takes the focus. */
export const MovedMessage = ({ before, after }: MovedMessageProps) => {
  const t = useTranslations('moving');
  const locale = useLocale();
  const { due, back, currency } = getSettled(before, after);
  const { name, startsAt } = after;
  return (
    <FocusHere>
      <Notice tone="success" role="status">
        <b className="font-medium">{t('done')}</b>
        <p>{t('what', { name, date: formatLongDay(startsAt.local, locale), time: getClock(startsAt.local) })}</p>
        {due > 0 && <p>{t('doneDue', { amount: formatMoney(due, currency) })}</p>}
        {back > 0 && <p>{t('doneBack', { amount: formatMoney(back, currency) })}</p>}
      </Notice>
    </FocusHere>
  );
};
