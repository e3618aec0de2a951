'use client';

import { useQuery, queryOptions } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { Waitlists } from '#components/account/bookings/waitlists.tsx';
import { contentClass } from '#components/account/frame/layout.tsx';
import { PartFailed } from '#components/account/frame/part-failed.tsx';
import { PlaceHeading } from '#components/account/frame/place-heading.tsx';
import { useActing } from '#components/account/frame/use-acting.ts';
import { CreditPots } from '#components/account/money/credit-panel.tsx';
import { OwedBanner } from '#components/account/money/owed-banner.tsx';
import { usePeople } from '#components/booking/person/use-people.ts';
import { LinkButton } from '#components/ui/button/button.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { Call } from '#lib/api/call.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { FamilyCard, GuestPassCard, MembershipCards, PackageCards } from './home-cards.tsx';
import { NextBookingsList } from './next-bookings-list.tsx';
import { getDocumentToDo, ToDoList } from './to-do-list.tsx';

/** Something that was booked before and can be booked again. */
interface BookedBefore {
  id: string;
  name: string;
  venueName: string;
  /** The path on bookings. */
  path: string;
}

const mostShown = 3;

/** The timetable of what was booked; the venue where the session is not known any more. */
async function getPath(call: Call, { occurrenceId, bookingType, venue }: Booking): Promise<string> {
  if (bookingType === 'camps' || bookingType === 'courses') return `/${bookingType}/location/${venue.slug}`;
  const session = await call('getActivity', { params: { id: occurrenceId } }).catch(() => null);
  return session === null ? `/location/${venue.slug}` : `/location/${venue.slug}/${session.data.activity.slug}`;
}

/** What the people of an account did last, each activity of a venue once. */
const bookAgainQuery = (call: Call) =>
  queryOptions({
    queryKey: ['listBookings', 'again'],
    queryFn: async ({ signal }): Promise<BookedBefore[]> => {
      const { data } = await call(
        'listBookings',
        {
          query: {
            startsBefore: new Date().toISOString(),
            direction: 'descending',
            everyone: true,
            perPage: 25,
            cancellationSource: 'customers',
          },
        },
        { signal },
      );
      const firsts = [...new Map(data.map((booking) => [`${booking.name} ${booking.venue.id}`, booking])).values()];
      return Promise.all(
        firsts.slice(0, mostShown).map(async (booking) => ({
          id: booking.id,
          name: booking.name,
          venueName: booking.venue.name,
          path: await getPath(call, booking),
        })),
      );
    },
    throwOnError: false,
  });

/** Ways to book what was done last, and anything else. */
export const BookAgain = () => {
  const t = useTranslations('account');
  const href = useHref();
  const { data = [], isError, refetch } = useQuery(bookAgainQuery(browserApi));
  return (
    <Panel gap="small" aria-labelledby="book-again">
      <h2 className="heading-3" id="book-again">
        {t('again')}
      </h2>
      {isError && data.length === 0 && <PartFailed onRetry={() => void refetch()} />}
      {data.length > 0 && (
        <ul className="text-s">
          {data.map(({ id, name, venueName, path }) => (
            <li key={id} className="border-line py-2.5 not-first:border-t">
              <a className="font-medium" href={href(path, 'bookings')}>
                {name}
              </a>
              <span className="block">{venueName}</span>
            </li>
          ))}
        </ul>
      )}
      <LinkButton variant="secondary" size="medium" className="justify-self-start" href={href('/', 'bookings')}>
        {t('book')}
      </LinkButton>
    </Panel>
  );
};

/** What needs doing: the document of a membership, and what the venues ask for with what is booked. */
export const ToDo = ({ renderedAt }: { renderedAt: number }) => {
  const today = venueClock(useNow(renderedAt), siteZone).date;
  const { data, isError, refetch } = useQuery({ ...authUserQuery(browserApi), throwOnError: false });
  return (
    <>
      {data === undefined && isError && <PartFailed onRetry={() => void refetch()} />}
      <ToDoList document={data === undefined ? null : getDocumentToDo(data, today)} />
    </>
  );
};

type HomeViewProps = {
  /** Whom the customer acted for when the page was made; null for themself. */
  selectedUserId: number | null;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
  /** Whether the operator has online guest passes. */
  guestPasses?: boolean;
};

/** One column on a phone, with the family last; from 1200 px the family is below the bookings. */
const columns = cx(
  'grid gap-6 *:min-w-0 large:grid-cols-[minmax(0,1fr)_20rem] large:grid-rows-[auto_1fr]',
  'large:items-start large:gap-x-8',
);

/**
 * The start page of an account: what needs doing, what is next, what somebody has, their family, and the way to book
 * again.
 */
export const HomeView = ({ selectedUserId, renderedAt, guestPasses = false }: HomeViewProps) => {
  const t = useTranslations('account');
  const href = useHref();
  const people = usePeople();
  const acting = useActing(selectedUserId);
  const now = useNow(renderedAt);
  return (
    <div className={contentClass}>
      <OwedBanner acting={acting} />
      <ToDo renderedAt={renderedAt} />
      <div className={columns}>
        <div className="grid gap-6 *:min-w-0">
          <section aria-labelledby="next-bookings">
            <div className="mb-4 flex items-baseline justify-between gap-4">
              <PlaceHeading id="next-bookings">{t('next')}</PlaceHeading>
              <a className="text-s" href={href('/bookings')}>
                {t('all')}
              </a>
            </div>
            <NextBookingsList renderedAt={renderedAt} />
          </section>
          <Waitlists people={people} />
        </div>
        <div className="grid gap-6 *:min-w-0 large:row-span-2">
          <MembershipCards acting={acting} />
          <Panel aria-labelledby="credit">
            <PanelHead>
              <h2 className="heading-3" id="credit">
                {t('credit.title')}
              </h2>
              <a className="text-s" href={href('/payments')}>
                {t('credit.history')}
              </a>
            </PanelHead>
            <CreditPots acting={acting} />
          </Panel>
          <PackageCards acting={acting} now={now} />
          {guestPasses && <GuestPassCard acting={acting} />}
        </div>
        <div className="grid gap-6 *:min-w-0 large:col-start-1">
          <FamilyCard acting={acting} />
          <BookAgain />
        </div>
      </div>
    </div>
  );
};
