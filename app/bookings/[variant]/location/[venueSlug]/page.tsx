import type { Metadata } from 'next';
import { foundOrNot } from '#app/found-or-not.tsx';
import { ActivitiesEmpty } from '#components/activities/activities-empty.tsx';
import { ActivityCards } from '#components/activities/activity-cards.tsx';
import { ChangeVenueLink } from '#components/booking/change-venue-link.tsx';
import { ClientText } from '#components/chrome/client-text.tsx';
import { Page } from '#components/chrome/page.tsx';
import { RememberVenue } from '#components/chrome/remember-venue.tsx';
import { OpeningLine } from '#components/venues/opening-line.tsx';
import { OpeningTimes } from '#components/venues/opening-times.tsx';
import { StructuredData } from '#components/venues/structured-data.tsx';
import { VenueHero } from '#components/venues/venue-hero.tsx';
import { VenueLocator } from '#components/venues/venue-locator.tsx';
import { VenueSide } from '#components/venues/venue-side.tsx';
import { VenueView } from '#components/venues/venue-view.tsx';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { publicCall } from '#lib/api/public-call.ts';
import { renderTime } from '#lib/clock/render-time.ts';
import { config } from '#lib/config.ts';
import { drawLocator } from '#lib/map/locator.ts';
import { ukOutline } from '#lib/map/uk-outline.ts';
import { getText } from '#lib/messages/get-text.ts';
import { activityNote } from '#lib/rules/activity-note.ts';
import { venueJsonLd } from '#lib/rules/json-ld.ts';
import { directionsHref, venueAddress } from '#lib/rules/venue-address.ts';
import { pointOf } from '#lib/rules/venue-search.ts';
import { upcomingOpening } from '#lib/site/load-finder-venues.ts';
import { loadLook } from '#lib/site/load-look.ts';
import { quickLinks } from '#lib/site/quick-links.ts';
import { variantOf } from '#lib/site/variant-of.ts';
import { hrefIn } from '#lib/zones/href.ts';

export const dynamic = 'force-static';
export const revalidate = 300;

interface VenuePageProps {
  params: Promise<{ variant: string; venueSlug: string }>;
}

const addressOf = (slug: string) => `${config().origins.bookings}/location/${slug}`;

async function metadata({ params }: VenuePageProps): Promise<Metadata> {
  const [{ language }, { venueSlug }] = await Promise.all([variantOf(params), params]);
  const [text] = await Promise.all([
    getText(language),
    orNotFound(publicCall('getVenue', { params: { venue: venueSlug } })),
  ]);
  return { title: text('activities.title'), alternates: { canonical: addressOf(venueSlug) } };
}

/** A venue: choose an activity. */
async function VenuePage({ params }: VenuePageProps) {
  const [variant, { venueSlug }] = await Promise.all([variantOf(params), params]);
  const [{ data: venue }, { data: activities }, { client }, text] = await Promise.all([
    orNotFound(publicCall('getVenue', { params: { venue: venueSlug } })),
    orNotFound(publicCall('listVenueActivities', { params: { venue: venueSlug } })),
    loadLook(venueSlug),
    getText(variant.language),
  ]);
  const renderedAt = renderTime();
  const opening = { days: upcomingOpening(venue, new Date(renderedAt)), timezone: venue.timezone, renderedAt };
  const point = pointOf(venue);
  const href = (path: string) => hrefIn(variant.mode, path);
  const cards = activities.map((activity) => ({
    activity,
    href: href(`/location/${venue.slug}/${activity.slug}`),
    note: activityNote(activity, text),
  }));
  const change = <ChangeVenueLink venue={venue} href={href('/')} label={text('venues.changeVenue')} />;
  const head = (
    <VenueHero
      venueName={venue.name}
      title={text('activities.title')}
      address={venueAddress(venue)}
      opening={<OpeningLine {...opening} />}
      change={change}
    />
  );
  const side = (
    <VenueSide
      text={text}
      venueName={venue.name}
      address={venueAddress(venue)}
      phone={venue.phone}
      directionsHref={directionsHref(venue)}
      isKiosk={variant.mode === 'kiosk'}
      map={point && <VenueLocator text={text} locator={drawLocator(point, await ukOutline())} />}
      openingTimes={opening.days.length > 0 && <OpeningTimes {...opening} />}
    />
  );
  return (
    <ClientText language={variant.language} rooms={['venues']}>
      <Page variant={variant} title={venue.name} head={head}>
        <VenueView
          text={text}
          venueName={venue.name}
          activities={cards.length > 0 ? <ActivityCards cards={cards} /> : <ActivitiesEmpty text={text} />}
          links={quickLinks({ zone: 'bookings', mode: variant.mode, origins: config().origins }, client, venue, text)}
          facilities={venue.facilities ?? []}
          side={side}
        />
      </Page>
      <RememberVenue slug={venue.slug} />
      <StructuredData data={venueJsonLd(venue, activities, addressOf(venue.slug))} />
    </ClientText>
  );
}

const { Page: FoundPage, generateMetadata } = foundOrNot({ Page: VenuePage, generateMetadata: metadata });

export { FoundPage as default, generateMetadata };
