import { cx } from 'class-variance-authority';
import MapPin from 'lucide-react/icons/map-pin';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslations, useLocale } from 'next-intl';
import { LineRule } from '#components/booking/cancellation/line-rule.tsx';
import { CalendarLink } from '#components/booking/entry/calendar-link.tsx';
import { DirectionsLink } from '#components/booking/entry/directions-link.tsx';
import { ItemName } from '#components/booking/lines/item-name.tsx';
import { getPlace, getSessions } from '#components/booking/lines/order-line-facts.ts';
import { ItemArt } from '#components/booking/lines/order-line.tsx';
import type { EntryInfo } from '#components/booking/model/entry-info.ts';
import { getPerson, type Person } from '#components/booking/person/people.ts';
import { PersonName } from '#components/booking/person/person-name.tsx';
import { Fact, Facts } from '#components/ui/layout/facts.tsx';
import { getBooked, getTicketKind, getVisitEntryId, type TicketItem, type Visit } from '#contract/cart/rules/visits.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { CancelBought } from './cancel-bought.tsx';
import { nearDay } from './confirmation-facts.ts';
import { EntryStub } from './entry-stub.tsx';
import { ShareVisit } from './share-visit.tsx';

/** A date, with "today" or "tomorrow" where that is true. Both are YYYY-MM-DD. */
const NearDate = ({ date, today }: { date: string; today: string }) => {
  const t = useTranslations('confirmation');
  const locale = useLocale();
  const words = formatDate(date, locale);
  const near = nearDay(date, today);
  if (near === undefined) return words;
  return t(near === 0 ? 'today' : 'tomorrow', { date: words });
};

type TicketProps = {
  visit: Visit;
  entryInfo: EntryInfo;
  people: readonly Person[];
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

type WhoProps = Pick<TicketProps, 'visit' | 'people'> & { item: TicketItem };

/** Whether packages pay for all of a visit. */
const isOfPackage = ({ items }: Visit): boolean => items.every(({ packageApplied }) => packageApplied);

/** A ticket of several and whom it is for: '2 x Adult, Alex Morgan (You)'. */
const Who = ({ visit, item, people }: WhoProps) => {
  const t = useTranslations('booking');
  const words = useTranslations('confirmation');
  const person = getPerson(people, item.purchasedForUserId);
  const kind = getTicketKind(item, visit);
  const booked = getBooked(item);
  const isGone = booked === 0 && !visit.isCancelled;
  const count = booked === 0 ? item.quantity : booked;
  const ticket = count > 1 ? t('extra', { count, name: kind || item.name }) : kind;
  return (
    <span className={cx('block', isGone && 'text-ink-3')}>
      {visit.items.length > 1 && ticket}
      {visit.items.length > 1 && ticket !== '' && person !== undefined && ', '}
      {person !== undefined && <PersonName person={person} />}
      {!isGone && item.packageApplied && !isOfPackage(visit) && `, ${words('whoFromPackage')}`}
      {isGone && `, ${words('whoGone')}`}
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

/** One visit with the one code that lets its people in (decision 025). */
export const Ticket = ({ visit, entryInfo: arrival, people, renderedAt }: TicketProps) => {
  const t = useTranslations('confirmation');
  const { mode } = useSite();
  const [item] = visit.items;
  const entryId = getVisitEntryId(visit);
  const [session] = getSessions(item);
  const today = venueClock(new Date(renderedAt), item.startsAt.timezone).date;
  const booked = visit.items.filter((one) => getBooked(one) > 0);
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
        {isOfPackage(visit) && <p className="text-s">{t('fromPackage')}</p>}
        <LineRule items={booked} renderedAt={renderedAt} />
        <div className="flex flex-wrap items-center gap-2">
          {mode !== 'kiosk' && !visit.isCancelled && (
            <>
              <CalendarLink bookingId={entryId} name={visit.name} />
              <DirectionsLink venue={item.venue} ways={arrival.ways} />
              <ShareVisit item={item} name={visit.name} />
            </>
          )}
          <CancelBought
            name={visit.name}
            startsAt={item.startsAt}
            venue={item.venue}
            bookingType={item.bookingType}
            bought={{ bookingIds: booked.map(({ bookingId }) => bookingId) }}
            canCancel={booked.some(({ cancellation }) => cancellation?.canCancel === true)}
            isCancelled={visit.isCancelled}
          />
        </div>
      </div>
      {visit.isCancelled ? (
        <div className="bg-surface-2 max-small:hidden" />
      ) : (
        <EntryStub visit={visit} qr={arrival.codes[entryId]} />
      )}
    </li>
  );
};
