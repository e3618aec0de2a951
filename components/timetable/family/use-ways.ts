'use client';

import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { sessionFragment } from '#components/booking/model/session-fragment.ts';
import { peopleListId } from '#components/booking/people/people-ids.ts';
import type { WayOn } from '#components/booking/people/person-choice.ts';
import { shortName } from '#components/booking/people/refused-text.ts';
import { refreshAvailability } from '#components/booking/queries/refresh-availability.ts';
import { restrictionQuery } from '#components/booking/queries/restriction.ts';
import { joinWaitlist } from '#components/booking/waitlist-actions.ts';
import { dayLabels } from '#components/timetable/day/day-labels.ts';
import { dayPath } from '#components/timetable/day/day-path.ts';
import { useGoToDay } from '#components/timetable/day/use-go-to-day.ts';
import type { SessionLink } from '#components/timetable/day/use-linked-session.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary, Occurrence } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';
import { findClash, type Clash } from './clashing-booking.ts';
import type { ClassPerson, PersonWayOn } from './class-choices.ts';
import { findOther } from './other-session.ts';
import type { Refused } from './refused.ts';

/** Puts people of the account on the waitlist of a class. */
function useJoining(session: OccurrenceSummary) {
  const client = useQueryClient();
  const t = useTranslations();
  const toast = useToast();
  const [busyId, setBusyId] = useState<number | null>(null);

  const join = async (personId: number) => {
    if (busyId !== null) return;
    setBusyId(personId);
    try {
      await joinWaitlist(client, session, { userId: personId });
      // The button goes, and must not take the focus with it.
      document.getElementById(peopleListId)?.focus();
      toast({ type: 'success', message: t('timetable.joined') });
    } catch (error) {
      toast({ type: 'danger', message: errorText(error, t) });
      void refreshAvailability(client);
    } finally {
      setBusyId(null);
    }
  };

  return {
    /** For whom it is being joined. */
    busyId,
    join,
  };
}

/** What was found for them: another session, what they have booked instead, or where the induction is. */
type FoundWay =
  | { kind: 'fitting' | 'next'; session: OccurrenceSummary }
  | ({ kind: 'clash' } & Clash)
  | { kind: 'induction'; activity: string };

async function findInduction(client: QueryClient, { restrictions }: Occurrence): Promise<FoundWay | null> {
  const induction = restrictions?.prePurchaseInduction;
  if (induction == null) return null;
  const { relatedCategory } = await client.fetchQuery(restrictionQuery(browserApi, induction.id));
  return relatedCategory && { kind: 'induction', activity: relatedCategory.slug };
}

/** Looks for the way on of somebody who cannot come (docs/product.md#several-people). Throws an `ApiError`. */
async function findWay(client: QueryClient, refused: Refused): Promise<FoundWay | null> {
  const { action, reason } = refused.session.bookableAction ?? { action: null, reason: null };
  if (
    action === 'cancel_booking' ||
    action === 'cancel_reservation' ||
    reason === 'busy' ||
    reason === 'already_booked'
  ) {
    const clash = await findClash(client, refused);
    return clash && { kind: 'clash', ...clash };
  }
  if (reason === 'restriction_unmet') return findInduction(client, refused.session);
  if (reason !== 'age' && reason !== 'full' && reason !== 'closed') return null;
  const session = await findOther(client, refused, reason !== 'age');
  return session && { kind: reason === 'age' ? 'fitting' : 'next', session };
}

type WaysSettings = {
  day: TimetableDay;
  session: OccurrenceSummary;
  people: readonly ClassPerson[];
  now: Date;
  /** Leads to another session of the day. */
  link: SessionLink['link'];
  onClose: () => void;
};

/** The ways on of those who cannot come to a class, by their id (docs/product.md#several-people). */
export function useWays({ day, session, people, now, link, onClose }: WaysSettings): ReadonlyMap<number, PersonWayOn> {
  const t = useTranslations();
  const locale = useLocale();
  const client = useQueryClient();
  const href = useHref();
  const { mode } = useSite();
  const { go } = useGoToDay(day);
  const joining = useJoining(session);
  const found = useQueries({
    queries: people.map(({ person, session: personSession }) => ({
      queryKey: ['getActivity', 'wayOn', session.id, person.id, personSession?.bookableAction],
      queryFn: () => personSession && findWay(client, { day, session: personSession, person, now }),
      enabled: personSession !== undefined && personSession.bookableAction?.action !== 'book',
      retry: false,
      throwOnError: false,
    })),
  });

  const toSession = (other: OccurrenceSummary): Omit<Extract<WayOn, { href: string }>, 'label'> => {
    const date = getDate(other.startsAt.local);
    return {
      href: href(dayPath(day, date)) + sessionFragment(other.id),
      onFollow: () => {
        onClose();
        // Once the focus has returned from the overlay.
        if (date === day.date) requestAnimationFrame(() => link(other.id));
        else go(date, other.id);
      },
    };
  };

  const toClash = ({ booking, place }: Extract<FoundWay, { kind: 'clash' }>, who: { you: string; name: string }) => {
    const words = {
      ...{ name: who.name, session: booking.name },
      ...{ start: getClock(booking.startsAt.local), end: getClock(booking.endsAt.local) },
    };
    const isThis = booking.occurrenceId === session.id || booking.activityId === session.id;
    const note = isThis ? {} : { note: t(place?.kind === 'basket' ? 'people.busyBasket' : 'people.busyWith', words) };
    if (place === null || (mode === 'kiosk' && place.kind === 'order')) return { ...note, way: null };
    const way =
      place.kind === 'basket'
        ? { label: t('people.way.basket'), href: href('/basket') }
        : { label: t('people.way.booking', who), href: href(`/booking-confirmed/${place.id}`) };
    return { ...note, way };
  };

  const getWay = ({ person, session: personSession }: ClassPerson, way: FoundWay | null | undefined): PersonWayOn => {
    const who = { you: String(person.isYou), name: shortName(person) };
    const { action, reason } = personSession?.bookableAction ?? { action: null, reason: null };
    if (action === 'join_waitlist') {
      const press = { onPress: () => void joining.join(person.id), isBusy: joining.busyId === person.id };
      return { way: { label: t('people.way.join', who), ...press } };
    }
    if (reason === 'barred') return { way: { label: t('people.way.contact'), href: href('/help/contact') } };
    switch (way?.kind) {
      case 'clash':
        return toClash(way, who);
      case 'induction': {
        const times = href(`/location/${day.venue.slug}/${way.activity}`);
        return { way: { label: t('timetable.induction.times'), href: times } };
      }
      case 'fitting':
      case 'next': {
        const { startsAt, templateName } = way.session;
        const today = venueClock(now, startsAt.timezone).date;
        const when = { day: dayLabels(getDate(startsAt.local), { t, locale, today }), time: getClock(startsAt.local) };
        const label =
          way.kind === 'next'
            ? t('timetable.nextFree.when', when)
            : t('people.way.session', { ...who, ...when, session: templateName });
        return { way: { label, ...toSession(way.session) } };
      }
      default:
        return { way: null };
    }
  };

  return new Map(people.map((one, index) => [one.person.id, getWay(one, found[index]?.data)]));
}
