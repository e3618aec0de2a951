import MapPin from 'lucide-react/icons/map-pin';
import UserRound from 'lucide-react/icons/user-round';
import { useText } from '../../lib/messages/text-context.ts';
import type { TicketItem } from '../../lib/rules/confirmation.ts';
import { placeOf, sessionsOf } from '../../lib/rules/order-line.ts';
import type { Person } from '../../lib/rules/people.ts';
import { venueClock } from '../../lib/rules/venue-clock.ts';
import { ItemArt } from '../booking/item-art.tsx';
import { PersonName } from '../booking/person-name.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { EntryBarcode } from './entry-barcode.tsx';
import { NearDate } from './near-date.tsx';

type TicketProps = {
  item: TicketItem;
  person?: Person;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

const Facts = ({ item, person }: Pick<TicketProps, 'item' | 'person'>) => {
  const text = useText();
  return (
    <dl className="facts">
      <div>
        <MapPin className="icon" />
        <dt>{text('confirmation.where')}</dt>
        <dd>{placeOf(item).join(', ')}</dd>
      </div>
      {person !== undefined && (
        <div>
          <UserRound className="icon" />
          <dt>{text('confirmation.who')}</dt>
          <dd><PersonName person={person} /></dd>
        </div>
      )}
    </dl>
  );
};

/** One booked session with the code that lets you in. */
export const Ticket = ({ item, person, renderedAt }: TicketProps) => {
  const text = useText();
  const [session] = sessionsOf(item);
  const today = venueClock(new Date(renderedAt), item.startsAt.timezone).date;
  return (
    <li className="ticket">
      <div className="ticket__main">
        {session !== undefined && (
          <p className="ticket__time">
            <b>{session.startsAt}</b>–{session.endsAt}
          </p>
        )}
        <ItemArt item={item} />
        <div>
          <h2 className="oline__name">
            {item.quantity > 1 && <span className="qty">{text('booking.quantity', { count: item.quantity })} </span>}
            {item.name}
          </h2>
          {session !== undefined && <p><NearDate date={session.date} today={today} /></p>}
        </div>
        <Facts item={item} person={person} />
        <div className="acts">
          <CalendarLink bookingId={item.bookingId} name={item.name} />
        </div>
      </div>
      <div className="ticket__stub">
        <EntryBarcode bookingId={item.bookingId} />
        <p className="small">{text(item.quantity > 1 ? 'confirmation.scanEach' : 'confirmation.scan')}</p>
      </div>
    </li>
  );
};
