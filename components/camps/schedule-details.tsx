'use client';

import { useNow } from '../../lib/clock/use-now.ts';
import { useText } from '../../lib/messages/text-context.ts';
import { schedulePaths, type AnySchedule } from '../../lib/rules/camps/schedule.ts';
import { scheduleOffer } from '../../lib/rules/camps/schedule-offer.ts';
import type { SchedulePage } from '../../lib/rules/camps/schedule-page.ts';
import { useHref } from '../../lib/site/site-context.ts';
import { ActingFor } from '../booking/acting-for.tsx';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { FactBar } from './fact-bar.tsx';
import { OfferAction } from './offer-action.tsx';
import { OfferPanel, type OfferProps } from './offer-panel.tsx';
import { offerText } from './offer-text.ts';
import { SchedulePriceLine } from './schedule-prices.tsx';
import { ScheduleSessions } from './schedule-sessions.tsx';
import { SchedulesFailed } from './schedules-failed.tsx';
import { SchedulesSkeleton } from './schedules-skeleton.tsx';
import { useSchedule } from './use-schedules.ts';
import { useWaiting } from './use-waiting.ts';

const Description = ({ description }: Pick<AnySchedule, 'description'>) => {
  const [lead, ...rest] = (description ?? '').split(/\n+/).filter((part) => part.trim() !== '');
  if (lead === undefined) return null;
  return (
    <section className="prose">
      <p className="lead">{lead}</p>
      {rest.map((part, index) => (
        <p key={index}>{part}</p>
      ))}
    </section>
  );
};

const Bar = ({ schedule, now, bookHref }: OfferProps) => {
  const text = useText();
  const offer = scheduleOffer(schedule, now);
  const why = offerText(offer, text);
  return (
    <BottomBar
      label={text('camps.bar')}
      summary={why ? <small>{why}</small> : <SchedulePriceLine schedule={schedule} />}
      action={<OfferAction {...{ offer, schedule, bookHref }} />}
    />
  );
};

const Details = ({ page, schedule }: { page: SchedulePage; schedule: AnySchedule }) => {
  const text = useText();
  const href = useHref();
  const now = useNow(page.renderedAt);
  const waiting = useWaiting();
  const bookHref = href(schedulePaths(page.kind, page.venue.slug).book(page.category.slug, schedule.slug));
  return (
    <>
      <div className="container cols">
        <div className="stack">
          <FactBar schedule={schedule} />
          <Description description={schedule.description} />
          <section className="stack" aria-labelledby="sessions">
            <div className="panel__head sessions-head">
              <h2 id="sessions">{text('camps.sessions')}</h2>
              <ActingFor />
            </div>
            <ScheduleSessions {...{ schedule, now, waiting }} />
          </section>
        </div>
        <aside className="only-wide" aria-label={text(`camps.${page.kind}.bookThis`)}>
          <OfferPanel {...{ schedule, now, bookHref }} />
        </aside>
      </div>
      <Bar {...{ schedule, now, bookHref }} />
    </>
  );
};

/** A camp or course in full: facts, description, every session, price and the way to book. */
export const ScheduleDetails = ({ page, slug }: { page: SchedulePage; slug: string }) => {
  const { data, isError, refetch } = useSchedule(page, slug);
  if (data) return <Details page={page} schedule={data} />;
  return (
    <div className="container cols">
      {isError ? <SchedulesFailed kind={page.kind} onRetry={() => void refetch()} /> : <SchedulesSkeleton />}
    </div>
  );
};
