import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { buttonClass, type ButtonVariant } from '#components/ui/button/button-class.ts';
import { useText } from '#lib/i18n/text-context.ts';

type CalendarLinkProps = {
  /** A booking, or a camp or course with all its sessions. */
  bookingId: string;
  name: string;
  sessions?: number;
  variant?: ButtonVariant;
};

/** A booking's calendar file. */
export const CalendarLink = ({ bookingId, name, sessions = 1, variant = 'secondary' }: CalendarLinkProps) => {
  const text = useText();
  return (
    <a
      className={buttonClass({ variant, size: 'medium' })}
      href={`/api/bookings/${bookingId}/calendar`}
      aria-label={text('confirmation.calendarNamed', { name, count: sessions })}
      download
    >
      <CalendarPlus className="icon icon--s" />
      {text('confirmation.calendar', { count: sessions })}
    </a>
  );
};
