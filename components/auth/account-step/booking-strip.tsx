import Timer from 'lucide-react/icons/timer';
import { useTranslations } from 'next-intl';
import type { BookingIntent } from '#lib/auth/login-modal-context.tsx';

/** The booking that goes on after the log-in, in view while the form is filled in. */
export const BookingStrip = ({ intent }: { intent: BookingIntent }) => {
  const t = useTranslations('customers.step');
  return (
    <section
      className="on-dark top-[4.25rem] z-1 -mx-4 -mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-3 text-s text-[rgb(255_255_255/0.84)] small:-mx-6 small:px-6 [@media(min-height:40rem)]:sticky"
      aria-label={t('booking')}
    >
      <p>
        <b className="font-medium text-white">{intent.title}</b>
        <br />
        {intent.detail}
      </p>
      <p className="font-figures text-[1.625rem]/none text-white tabular-nums">{intent.price}</p>
      {intent.isAdded && (
        <p className="col-[1/-1] mt-2 flex items-center gap-2">
          <Timer className="icon-s flex-none" />
          {t('hold')}
        </p>
      )}
    </section>
  );
};
