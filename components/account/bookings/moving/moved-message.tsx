import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { getClock } from '#contract/rules/wall-time.ts';
import type { CallData } from '#lib/api/call.ts';
import { formatLongDay } from '#lib/format/format-long-day.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { FocusHere } from '../../frame/focus-here.tsx';

/** When a booking is now, and what came of the money. It takes the focus. */
export const MovedMessage = ({ moved }: { moved: CallData<'moveBooking'> }) => {
  const t = useTranslations('moving');
  const locale = useLocale();
  const { name, startsAt, settlement } = moved;
  const { due, credit } = settlement ?? {};
  return (
    <FocusHere>
      <Notice tone="success" role="status">
        <b className="font-medium">{t('done')}</b>
        <p>{t('what', { name, date: formatLongDay(startsAt.local, locale), time: getClock(startsAt.local) })}</p>
        {due !== undefined && due.value > 0 && <p>{t('doneDue', { amount: formatMoney(due.value, due.currency) })}</p>}
        {credit !== undefined && credit.value > 0 && (
          <p>{t('doneBack', { amount: formatMoney(credit.value, credit.currency) })}</p>
        )}
      </Notice>
    </FocusHere>
  );
};
