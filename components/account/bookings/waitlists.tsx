'use client';

import { useQuery, useMutation, queryOptions } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import Bell from 'lucide-react/icons/bell';
import ListChecks from 'lucide-react/icons/list-checks';
import { useTranslations, useLocale } from 'next-intl';
import { useState } from 'react';
import { focusPlace } from '#components/account/frame/focus-here.tsx';
import { PartFailed } from '#components/account/frame/part-failed.tsx';
import { PlaceHeading } from '#components/account/frame/place-heading.tsx';
import { ItemName } from '#components/booking/lines/item-name.tsx';
import { sessionFragment } from '#components/booking/model/session-fragment.ts';
import type { Person } from '#components/booking/person/people.ts';
import { PersonName } from '#components/booking/person/person-name.tsx';
import { leaveWaitlistMutation } from '#components/booking/queries/waitlist.ts';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import type { WaitlistEntry } from '#contract/timetable/waitlist.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { Call } from '#lib/api/call.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { actionsClass, noteClass, noteInRow, rowClass, timeClass } from './bookings-skeleton.tsx';

/** A place on a waitlist, and whose it is. */
interface Waiting {
  entry: WaitlistEntry;
  person: Person;
}

/** Where the people of an account wait or are offered a place, by start. */
const waitlistQuery = (call: Call, people: readonly Person[]) =>
  queryOptions({
    queryKey: ['listUserWaitlist', 'people', people.map(({ id }) => id)],
    queryFn: async ({ signal }): Promise<Waiting[]> => {
      const replies = await Promise.all(
        people.map(async (person) => {
          const { data } = await call('listUserWaitlist', { params: { userId: person.id } }, { signal });
          return data.map((entry) => ({ entry, person }));
        }),
      );
      return replies
        .flat()
        .filter(({ entry: { status } }) => status === 'waiting' || status === 'offered')
        .toSorted((one, other) => one.entry.startsAt.utc.localeCompare(other.entry.startsAt.utc));
    },
    enabled: people.length > 0,
    throwOnError: false,
  });

/** The way to the session of an offered place, on its day; nothing until it is known where that is. */
const BookOffer = ({ waiting: { entry } }: { waiting: Waiting }) => {
  const t = useTranslations('accountBookings');
  const href = useHref();
  const { occurrenceId: id, name } = entry.occurrence;
  const { data } = useQuery({ ...operationQuery(browserApi, 'getActivity', { params: { id } }), throwOnError: false });
  if (data === undefined) return null;
  const day = `/location/${data.venue.slug}/${data.activity.slug}/${getDate(entry.startsAt.local)}`;
  return (
    <LinkButton
      size="medium"
      href={`${href(day, 'bookings')}${sessionFragment(id)}`}
      aria-label={t('bookOfferNamed', { name })}
    >
      {t('bookOffer')}
    </LinkButton>
  );
};

type WaitlistRowProps = { waiting: Waiting; onLeft: () => void };

const Leave = ({ waiting: { entry, person }, onLeft }: WaitlistRowProps) => {
  const t = useTranslations();
  const toast = useToast();
  const { occurrenceId, name } = entry.occurrence;
  const { mutate, isPending } = useMutation({
    ...leaveWaitlistMutation(browserApi),
    onSuccess: () => {
      toast({ type: 'success', message: t('accountBookings.left', { name }) });
      onLeft();
      focusPlace('waitlists');
    },
    onError: (error) => toast({ type: 'danger', message: errorText(error, t) }),
  });
  return (
    <Button
      type="button"
      variant="text"
      size="medium"
      loading={isPending}
      aria-label={t('accountBookings.leaveNamed', { name })}
      onClick={() => mutate({ params: { occurrenceId, userId: person.id } })}
    >
      {t('accountBookings.leave')}
    </Button>
  );
};

/** A place on a waitlist: which place, or until when a free one is held. */
const WaitlistRow = ({ waiting, onLeft }: WaitlistRowProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const { entry, person } = waiting;
  const { occurrence, startsAt, status, position, offerExpiresAt } = entry;
  const { places = 1 } = entry;
  const isOffered = status === 'offered';
  return (
    <li className={rowClass}>
      <p className={timeClass}>
        <span className="clock">
          <b>{getClock(startsAt.local)}</b>
        </span>
        <span className="text-s text-ink-3">{formatDate(startsAt.local, locale)}</span>
      </p>
      <div className="text-s *:block large:col-start-2">
        <ItemName level={3} size="m">
          {occurrence.name}
        </ItemName>
        <span>
          <PersonName person={person} />
        </span>
        <span>
          <Pill tone={isOffered ? 'success' : 'info'} icon={<ListChecks className="icon-xs" />}>
            {t(isOffered ? 'accountBookings.offered' : 'accountBookings.waiting')}
          </Pill>
        </span>
      </div>
      <p className={cx(noteClass, noteInRow)}>
        <Bell className="icon-s text-ink-3" />
        {isOffered && offerExpiresAt !== null
          ? t('accountBookings.offerUntil', {
              places,
              time: venueClock(new Date(offerExpiresAt), startsAt.timezone).time,
            })
          : t('accountBookings.inLine', { places, position: position ?? 1 })}
      </p>
      <div className={actionsClass}>
        {isOffered && <BookOffer waiting={waiting} />}
        <Leave waiting={waiting} onLeft={onLeft} />
      </div>
    </li>
  );
};

/** Where these people wait for a place; nothing where nobody does. */
export const Waitlists = ({ people }: { people: readonly Person[] }) => {
  const t = useTranslations('accountBookings');
  const { data = [], isError, refetch } = useQuery(waitlistQuery(browserApi, people));
  // The place of the focus stays after the last one has been left.
  const [hasLeft, setLeft] = useState(false);
  if (data.length === 0 && !hasLeft) return isError && <PartFailed onRetry={() => void refetch()} />;
  return (
    <section aria-labelledby="waitlists">
      <PlaceHeading look="mb-3 heading-4" id="waitlists">
        {t('waitlists')}
      </PlaceHeading>
      {data.length === 0 ? (
        <p className="text-s">{t('noWaitlist')}</p>
      ) : (
        <Rows>
          {data.map((waiting) => (
            <WaitlistRow key={waiting.entry.id} waiting={waiting} onLeft={() => setLeft(true)} />
          ))}
        </Rows>
      )}
    </section>
  );
};
