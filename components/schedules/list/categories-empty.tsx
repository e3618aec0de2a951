import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { schedulePlan, type ScheduleKind } from '#components/schedules/model/schedule.ts';
import { LinkButton } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Venue } from '#contract/venues/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';
import { finderPath } from '#lib/zones/visit-intent.ts';

export type CategoriesEmptyProps = {
  t: Translate;
  kind: ScheduleKind;
  venue: Pick<Venue, 'name' | 'slug' | 'displayVenueSelectionButton'>;
  mode: Mode;
};

/** The empty state of a venue without upcoming camps or courses. */
export const CategoriesEmpty = ({ t, kind, venue, mode }: CategoriesEmptyProps) => (
  <EmptyState
    title={t(`camps.${kind}.noCategories`)}
    art={<CourtIllustration kind={schedulePlan(kind, '')} zone={null} />}
    action={
      <div className="flex flex-wrap justify-center gap-3">
        {venue.displayVenueSelectionButton && (
          <LinkButton href={hrefIn(mode, finderPath({ what: kind, date: null }))}>
            {t('camps.elsewhere', { kind })}
          </LinkButton>
        )}
        <LinkButton variant="secondary" href={hrefIn(mode, `/location/${venue.slug}`)}>
          {t('camps.otherActivities')}
        </LinkButton>
      </div>
    }
  >
    {t(`camps.${kind}.noCategoriesHelp`, { venue: venue.name })}
  </EmptyState>
);
