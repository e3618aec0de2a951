import { useMutation, useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import Mail from 'lucide-react/icons/mail';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadFailed } from '#components/booking/load-failed.tsx';
import { useDesk, useMay } from '#components/desk/frame/desk-context.tsx';
import { getEntryName } from '#components/desk/session/register/entry-name.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { RegisterEntry } from '#contract/desk/sessions.ts';
import type { Money } from '#contract/primitives.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { isObject } from '#contract/rules/is-object.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDay } from '#lib/format/format-date.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { Consequences, type Consequence } from './consequences.tsx';

/** How many days from today on sessions are offered. */
const days = 14;
const perPage = 100;

/** The other sessions of an activity at the venue that have so many places, from now on for two weeks. */
function useTargets(session: Occurrence, places: number, now: Date) {
  const { timezone } = useDesk().venue;
  const mayManage = useMay('timetable');
  const { date } = venueClock(now, timezone);
  const query = {
    source: mayManage ? ('foh' as const) : ('online' as const),
    startsAfter: `${date} 00:00:00`,
    startsBefore: `${daysAfter(date, days)} 00:00:00`,
    venueIds: [session.venue.id],
    categoryIds: [session.categoryId],
    perPage,
  };
  const { data, isError, refetch } = useQuery({
    ...operationQuery(browserApi, 'listOccurrences', { query }),
    throwOnError: false,
  });
  const targets = data?.filter(
    ({ id, bookingType, templateName, status, startsAt, capacity }) =>
      id !== session.id &&
      status !== 'cancelled' &&
      bookingType === session.bookingType &&
      templateName === session.templateName &&
      new Date(startsAt.utc) > now &&
      capacity.available >= places,
  );
  return { targets, isError, retry: () => void refetch() };
}

interface PriceDifference {
  newPrice: Money;
  /** In minor units: above zero where the new session costs more. */
  difference: number;
}

const isMoney = (input: unknown): input is Money =>
  isObject(input) &&
  typeof input.formatted === 'string' &&
  typeof input.value === 'number' &&
  typeof input.currency === 'string';

/** The other price that a move was refused for; null for any other failure. */
function getPriceDifference(error: unknown): PriceDifference | null {
  if (!(error instanceof ApiError) || error.code !== 'price_differs') return null;
  const { price, newPrice } = error.details;
  if (!isMoney(price) || !isMoney(newPrice)) return null;
  return { newPrice, difference: newPrice.value - price.value };
}

export interface PersonMoveProps {
  session: Occurrence;
  entry: RegisterEntry;
  nextName: string | null;
  onMoved: () => void;
}

/** When a session starts: its time, and the day where that is not today. */
function useWhen() {
  const language = useLocale();
  const { timezone } = useDesk().venue;
  return ({ startsAt: { local } }: Pick<Occurrence, 'startsAt'>, now: Date): string => {
    const clock = getClock(local);
    return getDate(local) === venueClock(now, timezone).date ? clock : `${formatDay(local, language)}, ${clock}`;
  };
}

/** Moves a booking to another session of its activity. Another price is shown and asked before anything changes. */
export const PersonMove = ({ session, entry, nextName, onMoved }: PersonMoveProps) => {
  const t = useTranslations();
  const words = useTranslations('deskSession.move');
  const showToast = useToast();
  const getWhen = useWhen();
  const [openedAt] = useState(Date.now);
  const now = useNow(openedAt);
  const { targets, isError, retry } = useTargets(session, entry.places, now);
  const [chosenId, setChosenId] = useState<string>();
  const chosen = targets?.find(({ id }) => String(id) === chosenId);
  const name = getEntryName(entry) ?? t('deskSession.register.walkIn');
  const move = useMutation(onceMutation(browserApi, 'moveBooking'));
  const other = getPriceDifference(move.error);
  const difference = other && formatMoney(Math.abs(other.difference), other.newPrice.currency);
  const isMore = other !== null && other.difference > 0;
  const choose = (id: string) => {
    setChosenId(id);
    move.reset();
  };
  const submit = async () => {
    if (chosen === undefined) return;
    const when = getWhen(chosen, now);
    await move.mutateAsync({
      params: { bookingId: entry.bookingId },
      body: { occurrenceId: chosen.id, acceptPrice: other !== null },
    });
    // The booking has left the register by now, and this panel with it.
    showToast({ type: 'success', message: words('done', { name, when }) });
    onMoved();
  };
  if (isError && targets === undefined)
    return (
      <LoadFailed title={words('failed')} onRetry={retry}>
        {t('deskSession.failedHelp')}
      </LoadFailed>
    );
  if (targets === undefined)
    return (
      <div role="status">
        <VisuallyHidden>{words('loading')}</VisuallyHidden>
        <Skeleton height={180} />
      </div>
    );
  if (targets.length === 0) return <p>{words('none', { name: session.templateName })}</p>;
  const told: Consequence[] = [
    { key: 'person', icon: Mail, text: entry.userId === null ? words('nobody') : words('person', { name }) },
    ...(nextName === null ? [] : [{ key: 'next', icon: Bell, text: words('next', { name: nextName }) }]),
  ];
  return (
    <>
      <RadioGroup
        legend={words('to', { name: session.templateName })}
        options={targets.map((target) => ({
          value: String(target.id),
          label: getWhen(target, now),
          help: words('available', { count: target.capacity.available }),
        }))}
        value={chosenId ?? ''}
        onChange={(event) => choose(event.target.value)}
      />
      <Consequences title={words('who')} items={told} />
      <div aria-live="polite">
        {other !== null && (
          <Notice tone="warning">
            {words(isMore ? 'more' : 'less', { price: other.newPrice.formatted, difference: difference ?? '' })}
          </Notice>
        )}
        {move.error !== null && other === null && <Notice tone="danger">{errorText(move.error, t)}</Notice>}
      </div>
      <Button
        type="button"
        block
        loading={move.isPending}
        reason={chosen === undefined ? words('choose') : undefined}
        onClick={() => void submit().catch(() => undefined)}
      >
        {other === null
          ? words('submit', { when: chosen === undefined ? '' : getWhen(chosen, now) })
          : words(isMore ? 'acceptMore' : 'acceptLess', { difference: difference ?? '' })}
      </Button>
    </>
  );
};
