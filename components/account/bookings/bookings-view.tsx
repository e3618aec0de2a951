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
import { useSession } from '#lib/auth/session-context.tsx';
import { useNow } from '#lib/time/use-now.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { contentClass } from '../frame/content-class.ts';
import { PageButtons } from '../frame/page-buttons.tsx';
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

/** Whose bookings to list: of whom was chosen, else of whom they act for, else of everybody. `undefined` is no choice. */
const useWhose = (chosen: number | null | undefined, selectedUserId: number | null): number | null => {
  const { session } = useSession();
  return chosen === undefined ? (session === null ? selectedUserId : session.selectedUserId) : chosen;
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

/** Bookings to come or that were, with filters, page by page. */
export const BookingsView = ({ when, selectedUserId, renderedAt }: BookingsViewProps) => {
  const t = useTranslations();
  const href = useHref();
  const now = useNow(renderedAt);
  const people = usePeople();
  const [chosen, setChosen] = useState<number | null>();
  const [venue, setVenue] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const userId = useWhose(chosen, selectedUserId);
  const query = useQuery({
    ...bookingsQuery(browserApi, { when, userId, venue, page }),
    placeholderData: keepPreviousData,
  });
  const { data, isError, refetch, isPlaceholderData } = query;
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
          setChosen(id);
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
          {data.bookings.length === 0 ? (
            <Nothing when={when} isFiltered={venue !== null || userId !== null} />
          ) : (
            <BookingsList bookings={data.bookings} people={people} now={now} isPast={when === 'past'} />
          )}
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
