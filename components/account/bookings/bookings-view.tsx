'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadFailed } from '#components/booking/load-failed.tsx';
import { usePeople } from '#components/booking/person/use-people.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { TabLinks } from '#components/ui/layout/tab-links.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useNow } from '#lib/time/use-now.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { contentClass } from '../frame/content-class.ts';
import { PageButtons } from '../frame/page-buttons.tsx';
import { useActing } from '../frame/use-acting.ts';
import { BookingsFilters } from './bookings-filters.tsx';
import { BookingsList } from './bookings-list.tsx';
import { bookingsQuery, type BookingsFilter } from './bookings-query.ts';
import { BookingRowsSkeleton } from './bookings-skeleton.tsx';
import { Waitlists } from './waitlists.tsx';

type BookingsViewProps = {
  when: BookingsFilter['when'];
  /** Whom the customer acted for when the page was made; null for themself. */
  selectedUserId: number | null;
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

type BookingsProps = Pick<BookingsViewProps, 'when' | 'renderedAt'> & { acting: number | null };

const Bookings = ({ when, acting, renderedAt }: BookingsProps) => {
  const t = useTranslations();
  const href = useHref();
  const now = useNow(renderedAt);
  const people = usePeople();
  // Of whom they act for, else of everybody, until somebody is chosen.
  const [userId, setUserId] = useState(acting);
  const [venue, setVenue] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...bookingsQuery(browserApi, { when, userId, venue, page }),
    placeholderData: keepPreviousData,
  });
  const { data, isError, refetch, isPlaceholderData } = query;
  // The last page is gone when the last booking on it has been cancelled.
  const lastPage = Math.max(data?.pages ?? page, 1);
  if (page > lastPage && !isPlaceholderData) setPage(lastPage);
  const tabs = [
    { href: href('/bookings/upcoming'), label: t('accountBookings.upcoming'), current: when === 'upcoming' },
    { href: href('/bookings/past'), label: t('accountBookings.past'), current: when === 'past' },
  ];
  return (
    <div className={contentClass}>
      <TabLinks label={t('accountBookings.tabs')} items={tabs} />
      <BookingsFilters
        {...{ people, userId, venue }}
        onPerson={(id) => {
          setUserId(id);
          setPage(1);
        }}
        onVenue={(slug) => {
          setVenue(slug);
          setPage(1);
        }}
      />
      {when === 'upcoming' && (
        <Waitlists people={userId === null ? people : people.filter(({ id }) => id === userId)} />
      )}
      {data === undefined && isError && (
        <LoadFailed title={t('account.failed')} onRetry={() => void refetch()}>
          {t('account.failedHelp')}
        </LoadFailed>
      )}
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
            onPage={setPage}
          />
        </div>
      )}
    </div>
  );
};

/** Bookings to come or that were, with filters, page by page; acting for somebody else begins anew with theirs. */
export const BookingsView = ({ when, selectedUserId, renderedAt }: BookingsViewProps) => {
  const acting = useActing(selectedUserId);
  return <Bookings key={acting} {...{ when, acting, renderedAt }} />;
};
