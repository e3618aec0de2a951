import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { withNotFoundPage } from '#app/_zone/with-not-found-page.tsx';
import { loadActivityCards } from '#app/bookings/_timetable/load-activity-cards.tsx';
import { ChangeVenueLink } from '#components/booking/change-venue-link.tsx';
import { illustrationFor } from '#components/booking/model/illustration-for.ts';
import { venueJsonLd } from '#components/booking/model/json-ld.ts';
import { getPoint } from '#components/booking/model/point.ts';
import { directionsHref, venueAddress } from '#components/booking/model/venue-address.ts';
import { loadSiteSettings } from '#components/shell/load-site-settings.ts';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { ProvisionalMark } from '#components/shell/provisional-mark.tsx';
import { RememberVenue } from '#components/shell/remember-venue.tsx';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { ActivitiesEmpty } from '#components/venues/activities/activities-empty.tsx';
import { ActivityCards } from '#components/venues/activities/activity-cards.tsx';
import { quickLinks } from '#components/venues/finder/home/load-quick-links.ts';
import { offerLinks } from '#components/venues/finder/home/offer-links.ts';
import { WithLiveTimes } from '#components/venues/live/with-live-times.tsx';
import { drawLocator } from '#components/venues/map/outline/locator.ts';
import { ukOutline } from '#components/venues/map/outline/uk-outline.ts';
import { VenueLocator } from '#components/venues/map/venue-locator.tsx';
import { OpeningLine } from '#components/venues/page/opening-line.tsx';
import { OpeningTimes } from '#components/venues/page/opening-times-table.tsx';
import { upcomingOpening } from '#components/venues/page/opening-today.ts';
import { VenueHero } from '#components/venues/page/venue-hero.tsx';
import { VenueSide } from '#components/venues/page/venue-side.tsx';
import { VenueView } from '#components/venues/page/venue-view.tsx';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { config } from '#lib/config.ts';
import { readForPage } from '#lib/query/read-for-page.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

export const dynamic = 'force-static';
export const revalidate = 300;

interface VenuePageProps {
  params: Promise<{ variant: string; venueSlug: string }>;
}

const getAddress = (slug: string) => `${config().origins.bookings}/location/${slug}`;

async function metadata({ params }: VenuePageProps): Promise<Metadata> {
  const { venueSlug } = await params;
  const [t] = await Promise.all([
    getTranslations(),
    orNotFound(publicApi('getVenue', { params: { venue: venueSlug } })),
  ]);
  return { title: t('activities.title'), alternates: { canonical: getAddress(venueSlug) } };
}

/** A venue: choose an activity. */
async function VenuePage({ params }: VenuePageProps) {
  const [variant, { venueSlug }] = await Promise.all([getVariant(params), params]);
  const [{ data: venue }, { data: activities }, packages, { client }, live, t] = await Promise.all([
    orNotFound(publicApi('getVenue', { params: { venue: venueSlug } })),
    orNotFound(publicApi('listVenueActivities', { params: { venue: venueSlug } })),
    readForPage({
      queryKey: ['listPackages', { params: { source: 'online', venue: venueSlug }, query: { perPage: 1 } }],
    }),
    loadSiteSettings(venueSlug),
    readForPage({ queryKey: ['listLiveTimes', { query: { venue: [venueSlug] } }] }),
    getTranslations(),
  ]);
  const renderedAt = renderTime();
  const opening = { days: upcomingOpening(venue, new Date(renderedAt)), timezone: venue.timezone, renderedAt };
  const point = getPoint(venue);
  const href = (path: string) => hrefIn(variant.mode, path);
  const place = { zone: 'bookings', mode: variant.mode, origins: config().origins } as const;
  const cards = await loadActivityCards({ venue, activities, t, mode: variant.mode, renderedAt });
  const liveCards = (
    <WithLiveTimes target={live.target} before={live.data && { data: live.data, readAt: renderedAt }}>
      <ActivityCards cards={cards} />
    </WithLiveTimes>
  );
  const change = <ChangeVenueLink venue={venue} href={href('/')} label={t('venues.changeVenue')} />;
  const head = (
    <VenueHero
      venueName={venue.name}
      title={t('activities.title')}
      hasPool={activities.some((activity) => illustrationFor(activity) === 'pool')}
      address={venueAddress(venue)}
      opening={<OpeningLine {...opening} />}
      change={change}
    />
  );
  const side = (
    <VenueSide
      t={t}
      venueName={venue.name}
      address={venueAddress(venue)}
      phone={venue.phone}
      directionsHref={directionsHref(venue)}
      isKiosk={variant.mode === 'kiosk'}
      map={point && <VenueLocator t={t} locator={drawLocator(point, await ukOutline())} />}
      openingTimes={opening.days.length > 0 && <OpeningTimes {...opening} />}
    />
  );
  return (
    <PageMessages namespaces={['venues', 'timetable.from', 'booking.was']}>
      <Page variant={variant} title={venue.name} head={head}>
        <VenueView
          t={t}
          venueName={venue.name}
          activities={cards.length > 0 ? liveCards : <ActivitiesEmpty t={t} />}
          links={[
            ...quickLinks(place, client, venue, t),
            ...offerLinks(place, { venue, hasPackages: (packages.data ?? []).length > 0 }, t),
          ]}
          facilities={venue.facilities ?? []}
          side={side}
        />
      </Page>
      <ProvisionalMark reads={[live, packages, ...cards]} />
      <RememberVenue slug={venue.slug} />
      <StructuredData data={venueJsonLd(venue, activities, getAddress(venue.slug))} />
    </PageMessages>
  );
}

const { Page: FoundPage, generateMetadata } = withNotFoundPage({ Page: VenuePage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
