import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { getClock } from '#contract/rules/wall-time.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import type { NextBooking } from './next-bookings.ts';

/** The name, which leads to the order; the whole row can be pressed. */
export const BookingName = ({ booking, date }: { booking: NextBooking; date: string }) => {
  const t = useTranslations('account');
  const href = useHref();
  const { name, orderId, startsAt } = booking;
  if (orderId === null) return name;
  return (
    <a
      className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
      href={href(`/booking-confirmed/${orderId}`, 'bookings')}
    >
      {name}
      <VisuallyHidden>{t('show', { date, time: getClock(startsAt.local) })}</VisuallyHidden>
    </a>
  );
};
