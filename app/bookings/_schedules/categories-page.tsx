import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ScheduleHead } from '#components/schedules/details/schedule-head.tsx';
import { CategoriesEmpty } from '#components/schedules/list/categories-empty.tsx';
import { loadScheduleVenue } from '#components/schedules/load-schedules.ts';
import { schedulePaths, schedulePlan, type ScheduleKind } from '#components/schedules/model/schedule.ts';
import { Page } from '#components/shell/page.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { WithSideColumn } from '#components/ui/layout/columns.tsx';
import { ActivityCards } from '#components/venues/activities/activity-cards.tsx';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { config } from '#lib/config.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface CategoriesPageProps {
  params: Promise<{ variant: string; venueSlug: string }>;
}

/** The page of a venue's camps or courses: choose a category, or go straight to the only one. */
export const categoriesPage = (kind: ScheduleKind) => ({
  generateMetadata: async ({ params }: CategoriesPageProps): Promise<Metadata> => {
    const { venueSlug } = await params;
    const canonical = `${config().origins.bookings}${schedulePaths(kind, venueSlug).categories}`;
    const [t] = await Promise.all([getTranslations(), loadScheduleVenue(venueSlug)]);
    return { title: t(`camps.${kind}.title`), alternates: { canonical } };
  },

  Page: async ({ params }: CategoriesPageProps) => {
    const [variant, { venueSlug }] = await Promise.all([getVariant(params), params]);
    const [venue, { data: categories }, t] = await Promise.all([
      loadScheduleVenue(venueSlug),
      orNotFound(publicApi('listBookableCategories', { params: { venue: venueSlug }, query: { bookingType: kind } })),
      getTranslations(),
    ]);
    const paths = schedulePaths(kind, venue.slug);
    const href = (path: string) => hrefIn(variant.mode, path);
    const [only, ...others] = categories;
    if (only !== undefined && others.length === 0) redirect(href(paths.list(only.slug)));
    const title = t(`camps.${kind}.title`);
    const cards = categories.map((category) => ({
      activity: {
        slug: category.slug,
        name: category.name,
        description: null,
        imageUrl: null,
        v1Type: null,
        v2Type: null,
      },
      plan: schedulePlan(kind, category.name),
      href: href(paths.list(category.slug)),
    }));
    return (
      <Page
        variant={variant}
        title={title}
        trail={[{ label: venue.name, href: `/location/${venue.slug}` }]}
        head={
          <ScheduleHead
            {...{ kind, title, venue, t }}
            mode={variant.mode}
            plan={schedulePlan(kind, categories[0]?.name ?? '')}
          />
        }
      >
        <WithSideColumn>
          {cards.length > 0 ? (
            <ActivityCards cards={cards} />
          ) : (
            <CategoriesEmpty {...{ t, kind, venue }} mode={variant.mode} />
          )}
        </WithSideColumn>
        <RememberVenue slug={venue.slug} />
      </Page>
    );
  },
});
