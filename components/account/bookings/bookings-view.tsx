'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { usePeople } from '#components/booking/person/use-people.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { TabLinks } from '#components/ui/layout/tab-links.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useNow } from '#lib/time/use-now.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { AccountFailed } from '../frame/account-failed.tsx';
import { contentClass } from '../frame/content-class.ts';
import { PageButtons } from '../frame/page-buttons.tsx';
import { useActing } from '../frame/use-acting.ts';
import { choiceQuery, noChoice, type BookingsChoice } from './bookings-address.ts';
import { BookingsFilters } from './bookings-filters.tsx';
import { BookingsList } from './bookings-list.tsx';
import { bookingsQuery, type BookingsFilter } from './bookings-query.ts';
import { BookingRowsSkeleton } from './bookings-skeleton.tsx';
import { useBookingsChoice } from './use-bookings-choice.ts';
import { Waitlists } from './waitlists.tsx';

type BookingsViewProps = {
  when: BookingsFilter['when'];
  /** Whom the customer acted for when the page was made; null for themself. */
  selectedUserId: number | null;
  /** What the address of the page names. */
  choice?: BookingsChoice;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

const Nothing = ({ when, isFiltered }: { when: BookingsFilter['when']; isFiltered: boolean }) => {
  const t = useTranslations();
  const href = useHref();
  return (
    <EmptyState
      title={t(isFiltered ? 'accountBookings.noneHere' : `accountBookings.none.${when}`)}
      art={<CourtIllustration kind="badminton" zone={null} />}
      action={<LinkButton href={href('/', 'bookings')}>{t('account.book')}</LinkButton>}
    >
      {t('account.noneHelp')}
    </EmptyState>
  );
};

type BookingsProps = Pick<BookingsViewProps, 'when' | 'renderedAt'> & {
  acting: number | null;
  initial: BookingsChoice;
};

const Bookings = ({ when, acting, initial, renderedAt }: BookingsProps) => {
  const t = useTranslations();
  const href = useHref();
  const now = useNow(renderedAt);
  const people = usePeople();
  const [choice, setChoice] = useBookingsChoice(initial);
  const { venue, page } = choice;
  // Of whom they act for, else of everybody, until somebody of the account is chosen.
  const isOurs = people.length === 0 || choice.userId === null || people.some(({ id }) => id === choice.userId);
  const userId = choice.userId === undefined || !isOurs ? acting : choice.userId;
  const query = useQuery({
    ...bookingsQuery(browserApi, { when, userId, venue, page }),
    placeholderData: keepPreviousData,
  });
  const { data, isError, refetch, isPlaceholderData } = query;
  // The last page is gone when the last booking on it has been cancelled.
  const lastPage = Math.max(data?.pages ?? page, 1);
  const isGone = page > lastPage && !isPlaceholderData;
  useEffect(() => {
    if (isGone) setChoice({ ...choice, page: lastPage }, 'replace');
  }, [isGone, choice, lastPage, setChoice]);
  const kept = choiceQuery({ ...choice, page: 1 });
  const tabs = [
    { href: href(`/bookings/upcoming${kept}`), label: t('accountBookings.upcoming'), current: when === 'upcoming' },
    { href: href(`/bookings/past${kept}`), label: t('accountBookings.past'), current: when === 'past' },
  ];
  return (
    <div className={contentClass}>
      <TabLinks label={t('accountBookings.tabs')} items={tabs} />
      <BookingsFilters
        {...{ people, userId, venue }}
        onPerson={(id) => setChoice({ ...choice, userId: id, page: 1 })}
        onVenue={(slug) => setChoice({ ...choice, venue: slug, page: 1 })}
      />
      {when === 'upcoming' && (
        <Waitlists people={userId === null ? people : people.filter(({ id }) => id === userId)} />
      )}
      <section aria-label={t(`accountBookings.${when}`)}>
        {data === undefined && isError && <AccountFailed onRetry={() => void refetch()} />}
        {data === undefined && !isError && <BookingRowsSkeleton label={t('account.loading')} />}
        {data !== undefined && (
          <div className="grid gap-6 *:min-w-0" aria-busy={isPlaceholderData}>
            <BookingsList
              bookings={data.bookings}
              people={people}
              now={now}
              isPast={when === 'past'}
              nothing={<Nothing when={when} isFiltered={venue !== null || userId !== null} />}
            />
            <PageButtons
              label={t('accountBookings.pages')}
              page={page}
              pages={data.pages}
              isBusy={isPlaceholderData}
              onPage={(next) => setChoice({ ...choice, page: next })}
            />
          </div>
        )}
      </section>
    </div>
  );
};

/** Bookings to come or that were, with filters, page by page; acting for somebody else begins anew with theirs. */
export const BookingsView = ({ when, selectedUserId, choice = noChoice, renderedAt }: BookingsViewProps) => {
  const acting = useActing(selectedUserId);
  const initial = acting === selectedUserId ? choice : noChoice;
  return <Bookings key={acting} {...{ when, acting, initial, renderedAt }} />;
};
