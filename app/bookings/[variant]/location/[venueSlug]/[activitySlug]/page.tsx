import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { loadActivityCards } from '#app/bookings/_timetable/load-activity-cards.tsx';
import { illustrationFor } from '#components/booking/model/illustration-for.ts';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { ProvisionalMark } from '#components/shell/provisional-mark.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { dayPath } from '#components/timetable/day/day-path.ts';
import { loadNextDay } from '#components/timetable/load-next-free.ts';
import { WithSideColumn } from '#components/ui/layout/columns.tsx';
import { ActivityCards } from '#components/venues/activities/activity-cards.tsx';
import { ActivityHead } from '#components/venues/activities/activity-head.tsx';
import { NoDates } from '#components/venues/activities/no-dates.tsx';
import { WithLiveTimes } from '#components/venues/live/with-live-times.tsx';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { config } from '#lib/config.ts';
import { capitalised } from '#lib/format/capitalised.ts';
import { readForPage } from '#lib/query/read-for-page.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import { finderPath } from '#lib/zones/visit-intent.ts';

export const dynamic = 'force-static';
export const revalidate = 60;

interface ActivityPageProps {
  params: Promise<{ variant: string; venueSlug: string; activitySlug: string }>;
}

const loadActivity = (venue: string, activitySlug: string) =>
  orNotFound(publicApi('getVenueActivity', { params: { venue, activitySlug } }));

async function metadata({ params }: ActivityPageProps): Promise<Metadata> {
  const { venueSlug, activitySlug } = await params;
  const { data: activity } = await loadActivity(venueSlug, activitySlug);
  const canonical = `${config().origins.bookings}/location/${venueSlug}/${activitySlug}`;
  return { title: capitalised(activity.name), alternates: { canonical } };
}

/** An activity: choose one of those below it, or go straight to the only one, or to its next day. */
async function ActivityPage({ params }: ActivityPageProps) {
  const [variant, { venueSlug, activitySlug }] = await Promise.all([getVariant(params), params]);
  const [{ data: venue }, { data: activity }, t] = await Promise.all([
    orNotFound(publicApi('getVenue', { params: { venue: venueSlug } })),
    loadActivity(venueSlug, activitySlug),
    getTranslations(),
  ]);
  const href = (path: string) => hrefIn(variant.mode, path);
  const venueHref = `/location/${venue.slug}`;
  if (activity.children.length === 0) {
    const date = await loadNextDay(venue, activity.slug);
    if (date) redirect(href(dayPath({ venue, activity }, date)));
  }
  const [only, ...others] = activity.children;
  if (only !== undefined && others.length === 0) redirect(href(`${venueHref}/${only.slug}`));
  const renderedAt = renderTime();
  const [cards, live] = await Promise.all([
    loadActivityCards({ venue, activities: activity.children, t, mode: variant.mode, renderedAt }),
    readForPage({ queryKey: ['listLiveTimes', { query: { venue: [venue.slug], below: activity.slug } }] }),
  ]);
  const title = capitalised(activity.name);
  const plan = illustrationFor(activity);
  const changeVenue = {
    venue,
    href: href(finderPath({ what: activity.slug, date: null })),
    label: t('venues.changeVenue'),
  };
  return (
    <Page
      variant={variant}
      title={title}
      trail={[{ label: venue.name, href: venueHref }]}
      head={<ActivityHead {...{ title, plan, changeVenue }} venueName={venue.name} />}
    >
      <WithSideColumn>
        {cards.length > 0 ? (
          <PageMessages namespaces={['venues.live', 'timetable.from', 'booking.was']}>
            <WithLiveTimes target={live.target} before={live.data && { data: live.data, readAt: renderedAt }}>
              <ActivityCards cards={cards} />
            </WithLiveTimes>
          </PageMessages>
        ) : (
          <NoDates {...{ t, plan }} activityName={title} venueHref={href(venueHref)} />
        )}
      </WithSideColumn>
      <ProvisionalMark reads={[live, ...cards]} />
      <RememberVenue slug={venue.slug} />
    </Page>
  );
}

const { Page: FoundPage, generateMetadata } = withNotFoundPage({ Page: ActivityPage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
