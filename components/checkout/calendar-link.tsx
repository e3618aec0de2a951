import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useText } from '../../lib/messages/text-context.ts';
import { buttonClass } from '../ui/button-class.ts';

/** A booking's calendar file. */
export const CalendarLink = ({ bookingId, name }: { bookingId: string; name: string }) => {
  const text = useText();
  return (
    <a
      className={buttonClass({ variant: 'secondary', size: 'medium' })}
      href={`/api/bookings/${bookingId}/calendar`}
      aria-label={text('confirmation.calendarNamed', { name })}
      download
    >
      <CalendarPlus className="icon icon--s" />
      {text('confirmation.calendar')}
    </a>
  );
};
