import MapPin from 'lucide-react/icons/map-pin';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslations } from 'next-intl';
import { ItemArt } from '#components/booking/lines/item-art.tsx';
import { ItemName } from '#components/booking/lines/item-name.tsx';
import { getPlace, getSessions } from '#components/booking/lines/order-line-facts.ts';
import type { EntryInfo } from '#components/booking/model/entry-info.ts';
import type { Person } from '#components/booking/person/people.ts';
import { PersonName } from '#components/booking/person/person-name.tsx';
import { Fact, Facts } from '#components/ui/layout/facts.tsx';
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

const TicketFacts = ({ item, person }: Pick<TicketProps, 'item' | 'person'>) => {
  const t = useTranslations('confirmation');
  return (
    <Facts size="small">
      <Fact icon={MapPin} term={t('where')}>
        {getPlace(item).join(', ')}
      </Fact>
      {person !== undefined && (
        <Fact icon={UserRound} term={t('who')}>
          <PersonName person={person} />
        </Fact>
      )}
    </Facts>
  );
};

/** One booked session with the code that lets you in. */
export const Ticket = ({ item, entryInfo: arrival, person, renderedAt }: TicketProps) => {
  const { mode } = useSite();
  const [session] = getSessions(item);
  const today = venueClock(new Date(renderedAt), item.startsAt.timezone).date;
  return (
    <li className="relative grid break-inside-avoid overflow-clip rounded-l border border-line bg-surface small:grid-cols-[minmax(0,1fr)_13.75rem]">
      <div className="relative grid content-start gap-3.5 px-4 py-5 small:p-6">
        {session !== undefined && (
          <p className="font-figures text-[calc(2.75rem*max(var(--heading-scale),0.7))]/none font-headline tracking-[0.005em] text-ink-3 tabular-nums">
            <b className="font-headline">{session.startsAt}</b>–{session.endsAt}
          </p>
        )}
        <ItemArt item={item} place="corner" />
        <div>
          <ItemName quantity={item.quantity}>{item.name}</ItemName>
          {session !== undefined && (
            <p>
              <NearDate date={session.date} today={today} />
            </p>
          )}
        </div>
        <TicketFacts item={item} person={person} />
        {mode !== 'kiosk' && (
          <div className="flex flex-wrap gap-2">
            <CalendarLink bookingId={item.bookingId} name={item.name} />
            <DirectionsLink venue={item.venue} ways={arrival.ways} />
          </div>
        )}
      </div>
      <EntryStub item={item} qr={arrival.codes[item.bookingId]} />
    </li>
  );
};
