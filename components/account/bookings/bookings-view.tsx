'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useCallback, useState } from 'react';
import { contentClass } from '#components/account/frame/layout.tsx';
import { PageButtons } from '#components/account/frame/page-buttons.tsx';
import { AccountFailed } from '#components/account/frame/part-failed.tsx';
import { useActing } from '#components/account/frame/use-acting.ts';
import type { Person } from '#components/booking/person/people.ts';
import { usePeople } from '#components/booking/person/use-people.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { TabLinks } from '#components/ui/layout/tab-links.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { useNow } from '#lib/time/use-now.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { BookingsList } from './bookings-list.tsx';
import {
  choiceQuery,
  noChoice,
  type BookingsChoice,
  readChoice,
  writeChoice,
  bookingsQuery,
  type BookingsFilter,
} from './bookings-query.ts';
import { BookingRowsSkeleton } from './bookings-skeleton.tsx';
import { Waitlists } from './waitlists.tsx';

const getUrl = (choice: BookingsChoice): URL => {
  const url = new URL(window.location.href);
  writeChoice(url.searchParams, choice);
  return url;
};

/** Changes the choice; with `replace` Back does not lead to the one before. */
type ChangeChoice = (next: BookingsChoice, how?: 'push' | 'replace') => void;

/**
 * The choice of person, venue and page of a list of bookings, kept in the address: it can be sent, survives a reload, and
 * Back leads to the one before. `initial` is what the address of the page names; acting for somebody else begins anew.
 */
function useBookingsChoice(initial: BookingsChoice): [BookingsChoice, ChangeChoice] {
  const [began] = useState(initial);
  const [choice, setChoice] = useState(initial);
  useEffect(() => {
    const url = getUrl(began);
    if (url.href !== window.location.href) window.history.replaceState(null, '', url);
    const follow = () => setChoice(readChoice(new URLSearchParams(window.location.search)));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [began]);
  const change = useCallback<ChangeChoice>((next, how = 'push') => {
    setChoice(next);
    const url = getUrl(next);
    if (url.href !== window.location.href) window.history[`${how}State`](null, '', url);
  }, []);
  return [choice, change];
}

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

type BookingsFiltersProps = {
  people: readonly Person[];
  /** Null for everybody. */
  userId: number | null;
  venue: string | null;
  onPerson: (userId: number | null) => void;
  onVenue: (venue: string | null) => void;
};

/** Whose bookings are listed, and at which venue; neither where there is nothing to choose from. */
const BookingsFilters = ({ people, userId, venue, onPerson, onVenue }: BookingsFiltersProps) => {
  const t = useTranslations();
  const { data: venues = [] } = useQuery({
    ...operationQuery(browserApi, 'listBookedVenues', {}),
    throwOnError: false,
  });
  if (people.length < 2 && venues.length < 2) return null;
  return (
    <div className="grid gap-3 small:max-w-[36rem] small:grid-cols-2">
      {people.length > 1 && (
        <Select
          label={t('accountBookings.person')}
          value={userId === null ? '' : String(userId)}
          options={[
            { value: '', label: t('accountBookings.everyone') },
            ...people.map(({ id, name, isYou }) => ({
              value: String(id),
              label: isYou ? t('booking.you', { name }) : name,
            })),
          ]}
          onChange={({ target }) => onPerson(target.value === '' ? null : Number(target.value))}
        />
      )}
      {venues.length > 1 && (
        <Select
          label={t('accountBookings.venue')}
          value={venue ?? ''}
          options={[
            { value: '', label: t('accountBookings.everywhere') },
            ...venues.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={({ target }) => onVenue(target.value === '' ? null : target.value)}
        />
      )}
    </div>
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
