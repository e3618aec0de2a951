import { LinkButton } from '#components/ui/button/button.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import type { SearchHit, SearchVenue } from '#contract/timetable/search.ts';
import { formatDay } from '#lib/format/format-date.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { HitPrice } from './hit-price.tsx';
import type { TimesText } from './times-labels.ts';

export type FullVenueProps = { venue: SearchVenue; next: SearchHit | null; text: TimesText; mode: Mode };

/** A venue that has nothing free then: its next free time, and the way to that day. */
export const FullVenue = ({ venue, next, text: { t, language }, mode }: FullVenueProps) => {
  const date = next && getDate(next.occurrence.startsAt.local);
  const price = next && (next.occurrence.price ?? next.priceFrom);
  const words = next &&
    date && [`${formatDay(date, language)}, ${getClock(next.occurrence.startsAt.local)}`, next.occurrence.templateName];
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-l border border-line bg-surface-2 px-4 py-3 text-s small:px-5">
      <p>
        <b className="font-medium text-ink">{t('times.full.nothing')}</b>
        <br />
        <span className="lining-nums tabular-nums">
          {words ? t('times.full.next', { when: words.join(', ') }) : t('times.full.none')}
          {next && price && price.value > 0 && (
            <>
              {', '}
              <HitPrice
                id={next.occurrence.id}
                price={next.freeCourts === null ? next.occurrence.price : null}
                priceFrom={next.priceFrom}
              />
            </>
          )}
        </span>
      </p>
      {next && date && (
        <LinkButton
          variant="secondary"
          size="medium"
          href={hrefIn(mode, `/location/${venue.slug}/${next.occurrence.activity.slug}/${date}`)}
          prefetch={false}
        >
          {t('times.full.see', { day: formatDay(date, language) })}
          <VisuallyHidden>, {venue.name}</VisuallyHidden>
        </LinkButton>
      )}
    </div>
  );
};
