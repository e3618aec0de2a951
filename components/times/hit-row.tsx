import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { ClockSpan } from '#components/booking/lines/clock-span.tsx';
import { rowParts } from '#components/booking/lines/session-rows.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { getClock } from '#contract/rules/wall-time.ts';
import type { SearchHit } from '#contract/timetable/search.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { HitPrice } from './hit-price.tsx';
import { bookPath } from './times-labels.ts';

export type HitRowProps = {
  hit: SearchHit;
  t: Translate;
  mode: Mode;
  now: Date;
  /** In a list of several venues. */
  withVenue?: boolean;
  /** One level below what heads the list. */
  heading?: 'h2' | 'h3' | 'h4';
};

/** A free time: when, what, places left, price, and the way to book it. */
export const HitRow = ({ hit, t, mode, now, withVenue = false, heading: Heading = 'h3' }: HitRowProps) => {
  const { venue, occurrence, freeCourts } = hit;
  const tag = availabilityTag(occurrence, now);
  const place = freeCourts === null ? (occurrence.friendlyLocationName ?? occurrence.locationName) : '';
  const free =
    freeCourts === null ? t('times.places', { count: tag?.count ?? 0 }) : t('times.courts', { count: freeCourts });
  const time = getClock(occurrence.startsAt.local);
  return (
    <li>
      <div className={rowParts.time}>
        <ClockSpan startsAt={occurrence.startsAt} endsAt={occurrence.endsAt} />
        <span className="text-s/[1.5] text-ink-3 lining-nums tabular-nums">
          {t('times.minutes', { minutes: occurrence.duration })}
        </span>
      </div>
      <div className={rowParts.what}>
        <Heading className="font-body text-l/[1.625rem] font-medium tracking-[0] text-wrap @row:text-m">
          {occurrence.templateName}
        </Heading>
        <p className="text-s">{[withVenue && venue.name, place].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={`${rowParts.pill} @max-row:mt-2`}>
        <Pill tone={tag?.tone === 'danger' ? 'danger' : 'success'} share={freeCourts === null ? tag?.share : 1}>
          {free}
        </Pill>
      </div>
      <div className={`${rowParts.price} font-medium text-ink @row:justify-self-end @row:text-right`}>
        <HitPrice id={occurrence.id} price={freeCourts === null ? occurrence.price : null} priceFrom={hit.priceFrom} />
      </div>
      <div className={rowParts.action}>
        <LinkButton size="row" href={hrefIn(mode, bookPath(hit))} prefetch={false}>
          {t.rich('times.book', {
            of: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
            ...{ name: occurrence.templateName, time, venue: venue.name },
          })}
        </LinkButton>
      </div>
    </li>
  );
};
