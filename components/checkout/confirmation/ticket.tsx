import MapPin from 'lucide-react/icons/map-pin';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslations } from 'next-intl';
import { LineRule } from '#components/booking/cancellation/line-rule.tsx';
import { ItemArt } from '#components/booking/lines/item-art.tsx';
import { ItemName } from '#components/booking/lines/item-name.tsx';
import { getPlace, getSessions } from '#components/booking/lines/order-line-facts.ts';
import type { EntryInfo } from '#components/booking/model/entry-info.ts';
import { getPerson, type Person } from '#components/booking/person/people.ts';
import { PersonName } from '#components/booking/person/person-name.tsx';
import { Fact, Facts } from '#components/ui/layout/facts.tsx';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { CalendarLink } from './calendar-link.tsx';
import type { TicketItem } from './confirmation-facts.ts';
import { DirectionsLink } from './directions-link.tsx';
import { EntryStub } from './entry-stub.tsx';
import { NearDate } from './near-date.tsx';
import { ShareVisit } from './share-visit.tsx';
import { getTicketKind, getVisitEntryId, type Visit } from './visits.ts';

type TicketProps = {
  visit: Visit;
  entryInfo: EntryInfo;
  people: readonly Person[];
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

type WhoProps = Pick<TicketProps, 'visit' | 'people'> & { item: TicketItem };

/** A ticket of several and whom it is for: '2 x Adult, Alex Morgan (You)'. */
const Who = ({ visit, item, people }: WhoProps) => {
  const t = useTranslations('booking');
  const person = getPerson(people, item.purchasedForUserId);
  const kind = getTicketKind(item, visit);
  const ticket = item.quantity > 1 ? t('extra', { count: item.quantity, name: kind || item.name }) : kind;
  return (
    <span className="block">
      {visit.items.length > 1 && ticket}
      {visit.items.length > 1 && ticket !== '' && person !== undefined && ', '}
      {person !== undefined && <PersonName person={person} />}
    </span>
  );
};

const TicketFacts = ({ visit, people }: Pick<TicketProps, 'visit' | 'people'>) => {
  const t = useTranslations('confirmation');
  const [first, ...others] = visit.items;
  const isKnown = others.length > 0 || getPerson(people, first.purchasedForUserId) !== undefined;
  return (
    <Facts size="small">
      <Fact icon={MapPin} term={t('where')}>
        {getPlace(first).join(', ')}
      </Fact>
      {isKnown && (
        <Fact icon={UserRound} term={t('who')}>
          {visit.items.map((item) => (
            <Who key={item.id} visit={visit} item={item} people={people} />
          ))}
        </Fact>
      )}
    </Facts>
  );
};

/** One visit with the one code that lets its people in (decision 060). */
export const Ticket = ({ visit, entryInfo: arrival, people, renderedAt }: TicketProps) => {
  const { mode } = useSite();
  const [item] = visit.items;
  const entryId = getVisitEntryId(visit);
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
          <ItemName quantity={visit.quantity}>{visit.name}</ItemName>
          {session !== undefined && (
            <p>
              <NearDate date={session.date} today={today} />
            </p>
          )}
        </div>
        <TicketFacts visit={visit} people={people} />
        {item.cancellation && <LineRule cancellation={item.cancellation} renderedAt={renderedAt} />}
        {mode !== 'kiosk' && (
          <div className="flex flex-wrap gap-2">
            <CalendarLink bookingId={entryId} name={visit.name} />
            <DirectionsLink venue={item.venue} ways={arrival.ways} />
            <ShareVisit visit={visit} />
          </div>
        )}
      </div>
      <EntryStub visit={visit} qr={arrival.codes[entryId]} />
    </li>
  );
};
