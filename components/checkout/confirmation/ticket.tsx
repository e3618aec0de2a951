import MapPin from 'lucide-react/icons/map-pin';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslations } from 'next-intl';
import { ItemArt } from '#components/booking/lines/item-art.tsx';
import { getPlace, getSessions } from '#components/booking/lines/order-line-facts.ts';
import type { EntryInfo } from '#components/booking/model/entry-info.ts';
import type { Person } from '#components/booking/person/people.ts';
import { PersonName } from '#components/booking/person/person-name.tsx';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { CalendarLink } from './calendar-link.tsx';
import type { TicketItem } from './confirmation-facts.ts';
import { DirectionsLink } from './directions-link.tsx';
import { EntryStub } from './entry-stub.tsx';
import { NearDate } from './near-date.tsx';

type TicketProps = {
  item: TicketItem;
  entryInfo: EntryInfo;
  person?: Person;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

const Facts = ({ item, person }: Pick<TicketProps, 'item' | 'person'>) => {
  const t = useTranslations('confirmation');
  return (
    <dl className="facts">
      <div>
        <MapPin className="icon" />
        <dt>{t('where')}</dt>
        <dd>{getPlace(item).join(', ')}</dd>
      </div>
      {person !== undefined && (
        <div>
          <UserRound className="icon" />
          <dt>{t('who')}</dt>
          <dd>
            <PersonName person={person} />
          </dd>
        </div>
      )}
    </dl>
  );
};

/** One booked session with the code that lets you in. */
export const Ticket = ({ item, entryInfo: arrival, person, renderedAt }: TicketProps) => {
  const t = useTranslations('booking');
  const { mode } = useSite();
  const [session] = getSessions(item);
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
            {item.quantity > 1 && <span className="qty">{t('quantity', { count: item.quantity })} </span>}
            {item.name}
          </h2>
          {session !== undefined && (
            <p>
              <NearDate date={session.date} today={today} />
            </p>
          )}
        </div>
        <Facts item={item} person={person} />
        {mode !== 'kiosk' && (
          <div className="acts">
            <CalendarLink bookingId={item.bookingId} name={item.name} />
            <DirectionsLink venue={item.venue} ways={arrival.ways} />
          </div>
        )}
      </div>
      <EntryStub item={item} qr={arrival.codes[item.bookingId]} />
    </li>
  );
};
