'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { useState, useEffect, useRef } from 'react';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useDesk, useMay } from '#components/desk/frame/desk-context.tsx';
import { useIsOnline } from '#components/desk/frame/use-is-online.ts';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { BlockSession } from '#contract/desk/block-sessions.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { CallData } from '#lib/api/call.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { BlockForm } from './block-form.tsx';
import { blocksQuery } from './queries.ts';
import { RunningBlocks } from './running-blocks.tsx';
import { useNewBlock } from './use-new-block.ts';

interface SessionChoiceProps {
  sessions: readonly BlockSession[];
  hasMore: boolean;
  /** YYYY-MM-DD. */
  daysWithout: readonly string[];
  /** Ids of the sessions that are left out by hand. */
  leftOut: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

const SessionLine = ({
  session,
  isChosen,
  onToggle,
}: {
  session: BlockSession;
  isChosen: boolean;
  onToggle: () => void;
}) => {
  const t = useTranslations('deskBlocks');
  const language = useLocale();
  const { name, locationName, startsAt, endsAt, available, clash, price } = session;
  const time = `${getClock(startsAt.local)}–${getClock(endsAt.local)}`;
  const facts = [name, locationName, price?.formatted, t('free', { count: available })].filter(
    (fact) => fact !== undefined && fact !== '',
  );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-line px-4 py-1 not-first:border-t">
      <Checkbox
        label={`${formatDate(getDate(startsAt.local), language)}, ${time}`}
        help={facts.join(', ')}
        checked={isChosen}
        disabled={clash !== null}
        onChange={onToggle}
      />
      {clash !== null && <Pill tone="warning">{t(`clash.${clash}`)}</Pill>}
    </li>
  );
};

/** The sessions that the block would have: what clashes cannot be ticked and says why, and days without a session are named. */
const SessionChoice = ({ sessions, hasMore, daysWithout, leftOut, onToggle }: SessionChoiceProps) => {
  const t = useTranslations('deskBlocks');
  const language = useLocale();
  const clashes = sessions.filter(({ clash }) => clash !== null).length;
  if (sessions.length === 0) return <Notice tone="warning">{t('none')}</Notice>;
  return (
    <>
      {clashes > 0 && <Notice tone="warning">{t('clashes', { count: clashes, total: sessions.length })}</Notice>}
      {daysWithout.length > 0 && (
        <Notice tone="info">
          {t('daysWithout', { days: daysWithout.map((day) => formatDate(day, language)).join('; ') })}
        </Notice>
      )}
      {hasMore && <Notice tone="info">{t('more')}</Notice>}
      <ul className="rounded-m border border-line-strong" aria-label={t('sessions')}>
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            isChosen={session.clash === null && !leftOut.has(session.id)}
            onToggle={() => onToggle(session.id)}
          />
        ))}
      </ul>
    </>
  );
};

type Held = CallData<'createBlockBooking'>;

/** That the places of a block are held on the sale, what the sale comes to, and the way to its payment. */
const HeldNotice = ({ held: { blockBooking, cart } }: { held: Held }) => {
  const t = useTranslations('deskBlocks');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-3">
      <Notice tone="success">
        <h3 ref={heading} tabIndex={-1} className="font-body text-m font-medium tracking-[0]">
          {t('held', { count: blockBooking.bookings.length, name: blockBooking.name })}
        </h3>
        <p>{t('heldHelp', { total: cart.totals.formattedBalance })}</p>
      </Notice>
      <div className="flex flex-wrap gap-2.5">
        <LinkButton href="/pay">{t('pay')}</LinkButton>
        <LinkButton variant="secondary" href="/">
          {t('toSale')}
        </LinkButton>
      </div>
    </div>
  );
};

/** A new block: what is wanted, then the sessions with what is in the way of each, then the sale of the account. */
const NewBlock = ({ today, onHeld }: { today: string; onHeld: () => void }) => {
  const t = useTranslations();
  const words = useTranslations('deskBlocks');
  const { customerId, searchRef } = useActing();
  const isOnline = useIsOnline();
  const { request, found, leftOut, chosen, holding, ask, toggle, hold } = useNewBlock(onHeld);
  const { data, error, refetch } = found;
  const getReason = () => {
    if (!isOnline) return t('desk.offline.reason');
    if (customerId === null) return words('chooseAccount');
    return chosen.length === 0 ? words('chooseSessions') : undefined;
  };
  return (
    <Panel aria-labelledby="new-block">
      <h2 id="new-block" className="heading-3">
        {words('new')}
      </h2>
      {customerId === null && <Notice tone="info">{words('accountHelp')}</Notice>}
      <BlockForm today={today} isSearching={found.isFetching} onAsk={ask} />
      {holding.data !== undefined && request === null && <HeldNotice held={holding.data.data} />}
      <div aria-live="polite" className="grid gap-4 *:min-w-0">
        {request !== null && data === undefined && error === null && <Skeleton height={240} shape="control" />}
        {error !== null && <RetryNotice onRetry={() => void refetch()}>{errorText(error, t)}</RetryNotice>}
        {request !== null && data !== undefined && <SessionChoice {...data} leftOut={leftOut} onToggle={toggle} />}
        {holding.error !== null && (
          <Notice tone="danger" role="alert">
            {errorText(holding.error, t)}
          </Notice>
        )}
      </div>
      {request !== null && data !== undefined && data.sessions.length > 0 && (
        <Button
          type="button"
          size="pay"
          block
          loading={holding.isPending}
          reason={getReason()}
          onRefused={() => searchRef.current?.focus()}
          onClick={hold}
        >
          {words('hold', { count: chosen.length })}
        </Button>
      )}
    </Panel>
  );
};

/** Block bookings of groups and clubs: a new one for whoever may sell, and beside it those that run. */
export const BlocksView = ({ renderedAt }: { renderedAt: number }) => {
  const maySell = useMay('sell');
  const { venue } = useDesk();
  const now = useNow(renderedAt);
  const [pages, setPages] = useState(1);
  const blocks = useQuery({ ...blocksQuery(browserApi, venue.slug, pages), refetchOnMount: 'always' });
  const { date: today } = venueClock(now, venue.timezone);
  return (
    <div className="grid gap-6 medium:grid-cols-2 medium:items-start large:gap-8">
      {maySell && <NewBlock today={today} onHeld={() => void blocks.refetch()} />}
      <RunningBlocks found={blocks} pages={pages} now={now.getTime()} onMore={() => setPages(pages + 1)} />
    </div>
  );
};
