'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations, useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { illustrationFor } from '#components/booking/model/illustration-for.ts';
import { OwnFrom } from '#components/booking/own-price/own-from.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { bookPath } from '#components/times/times-labels.ts';
import { LinkButton } from '#components/ui/button/button.tsx';
import { onFollow } from '#components/ui/layout/link-events.ts';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { daysBetween } from '#contract/rules/days-between.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { selectUser } from '#lib/auth/select-user.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { formatDay } from '#lib/format/format-date.ts';
import { unloadedKey } from '#lib/i18n/unloaded-key.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { againQuery, type Again } from './again-query.ts';

type AgainLinkProps = {
  href: string;
  /** Whom it was booked for; null for the customer. */
  personId: number | null;
  children: ReactNode;
};

/** The way to book again, for the person it was booked for: they are selected before the day opens. */
const AgainLink = ({ href, personId, children }: AgainLinkProps) => {
  const t = useTranslations();
  const toast = useToast();
  const router = useRouter();
  const { session, refresh } = useSession();
  const [isSelecting, setSelecting] = useState(false);
  const open = async () => {
    setSelecting(true);
    const isDone = await selectUser(personId);
    await refresh();
    setSelecting(false);
    if (isDone) router.push(href);
    else toast({ type: 'danger', message: t(unloadedKey()) });
  };
  const isForThem = session === null || session.selectedUserId === personId;
  return (
    <LinkButton
      variant="secondary"
      href={href}
      prefetch={false}
      aria-busy={isSelecting || undefined}
      {...(!isForThem && onFollow(() => void open()))}
    >
      {children}
    </LinkButton>
  );
};

/** The next free time of what was booked before: when, at what price, where, and the way to book it. */
const AgainCard = ({ booked, hit, ownPrice, now }: Again & { now: Date }) => {
  const t = useTranslations('home.again');
  const language = useLocale();
  const href = useHref();
  const { venue, occurrence, freeCourts, priceFrom } = hit;
  const today = venueClock(now, venue.timezone).date;
  const date = getDate(occurrence.startsAt.local);
  const days = daysBetween(today, date);
  const day = days > 1 ? formatDay(date, language) : t(days === 1 ? 'tomorrow' : 'today');
  const time = getClock(occurrence.startsAt.local);
  const price = occurrence.price ?? priceFrom;
  const hasPrice = price !== null && price !== undefined && price.value > 0;
  const amount = hasPrice && (occurrence.price === null ? t('from', { price: price.formatted }) : price.formatted);
  const lastDate = getDate(booked.startsAt.local);
  const last = lastDate < today && t('last', { date: formatDay(lastDate, language) });
  const tag = availabilityTag(occurrence, now);
  const plan = illustrationFor({ ...occurrence.activity, v1Type: null, v2Type: null });
  return (
    <li className="grid min-h-[8.5rem] grid-cols-[5rem_minmax(0,1fr)] overflow-clip rounded-l border border-line bg-surface large:grid-cols-[6.5rem_minmax(0,1fr)]">
      <span className="border-r border-line bg-surface-2">
        <CourtIllustration className="size-full" kind={plan} view="crop" cover />
      </span>
      <div className="grid content-between gap-2 p-4">
        <div className="grid gap-0.5 text-s">
          <h3 className="font-body text-m/[1.5rem] font-medium tracking-[0]">{occurrence.templateName}</h3>
          <p className="font-medium text-ink lining-nums tabular-nums">
            {`${day}, ${time}`}
            {amount && (
              <>
                {' · '}
                <OwnFrom text={amount} isFrom={occurrence.price === null} ownPrice={ownPrice} />
              </>
            )}
          </p>
          <p>
            {[venue.name, booked.person !== null && t('for', { name: booked.person }), last].filter(Boolean).join(', ')}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Pill tone={tag?.tone === 'danger' ? 'danger' : 'success'} share={freeCourts === null ? tag?.share : 1}>
            {freeCourts === null ? t('places', { count: tag?.count ?? 0 }) : t('courts', { count: freeCourts })}
          </Pill>
          <AgainLink href={href(bookPath(hit))} personId={booked.person === null ? null : booked.userId}>
            {t('book')}
            <VisuallyHidden>
              {' '}
              {occurrence.templateName}, {day}, {time}
            </VisuallyHidden>
          </AgainLink>
        </div>
      </div>
    </li>
  );
};

export type BookAgainProps = {
  renderedAt: number;
  /** Called once it is known what there is to show, or that there is nothing. */
  onTold: (isNothing: boolean) => void;
};

/** What the customer and their people booked last, and when each is free next; nothing where they booked nothing. */
export const BookAgain = ({ renderedAt, onTold }: BookAgainProps) => {
  const t = useTranslations('home');
  const { session } = useSession();
  const now = useNow(renderedAt);
  const { data: again, isError } = useQuery(againQuery(session?.userId ?? null), browserQueryClient());
  const isNothing = again?.length === 0 || isError;
  const isKnown = again !== undefined || isError;
  const tell = useEffectEvent(() => onTold(isNothing));
  useEffect(() => {
    if (isKnown) tell();
  }, [isKnown]);
  if (isNothing || again === undefined) return null;
  return (
    <section className="page-width pt-6 large:pt-[2rem]" aria-labelledby="again">
      <h2 className="heading-3" id="again">
        {t('again.title')}
      </h2>
      <p className="mb-3 text-s text-ink-3">{t('again.help')}</p>
      <ul className="grid gap-3 large:grid-cols-3">
        {again.map(({ booked, hit, ownPrice }) => (
          <AgainCard key={`${booked.userId} ${hit.venue.slug} ${booked.name}`} {...{ booked, hit, ownPrice, now }} />
        ))}
      </ul>
    </section>
  );
};
