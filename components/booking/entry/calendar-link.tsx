import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useTranslations } from 'next-intl';
import { buttonClass, type ButtonVariant } from '#components/ui/button/button.tsx';

type CalendarLinkProps = {
  /** A booking, or a camp or course with all its sessions. */
  bookingId: string;
  name: string;
  sessions?: number;
  variant?: ButtonVariant;
};

/** A booking's calendar file. */
export const CalendarLink = ({ bookingId, name, sessions = 1, variant = 'secondary' }: CalendarLinkProps) => {
  const t = useTranslations('confirmation');
  return (
    <a
      className={buttonClass({ variant, size: 'medium', className: 'print:hidden' })}
      href={`/api/bookings/${bookingId}/calendar`}
      aria-label={t('calendarNamed', { name, count: sessions })}
      download
    >
      <CalendarPlus className="icon-s" />
      {t('calendar', { count: sessions })}
    </a>
  );
};
