import type { Activity } from '#contract/activities/activities.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Venue } from '#contract/venues/venues.ts';

type JsonLd = Record<string, unknown>;

const getAddress = (venue: Venue): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: [venue.address1, venue.address2].filter(Boolean).join(', '),
  addressLocality: venue.town,
  ...(venue.area && { addressRegion: venue.area }),
  postalCode: venue.postcode,
  addressCountry: 'GB',
});

const getPlace = (venue: Venue, url: string): JsonLd => ({
  '@type': 'SportsActivityLocation',
  '@id': url,
  name: venue.name,
  url,
  address: getAddress(venue),
  ...(venue.coordinates && { geo: { '@type': 'GeoCoordinates', ...venue.coordinates } }),
});

/** A venue as schema.org data; `url` is its page. */
export const venueJsonLd = (venue: Venue, activities: readonly Activity[], url: string): JsonLd => ({
  '@context': 'https://schema.org',
  ...getPlace(venue, url),
  ...(venue.openingTimes && { openingHours: venue.openingTimes }),
  ...(activities.length > 0 && {
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      itemListElement: activities.map(({ name }) => ({ '@type': 'Service', name })),
    },
  }),
});

const getOffer = ({ price, priceFrom, capacity }: OccurrenceSummary, url: string): JsonLd[] => {
  const from = price ?? priceFrom;
  if (!from) return [];
  const state = capacity.available > 0 ? 'InStock' : 'SoldOut';
  return [
    {
      '@type': 'Offer',
      url,
      price: (from.value / 100).toFixed(2),
      priceCurrency: from.currency,
      availability: `https://schema.org/${state}`,
    },
  ];
};

/** The sessions of a day as schema.org data; `url` is the day's page. Null for a day without sessions. */
export const sessionsJsonLd = (
  sessions: readonly OccurrenceSummary[],
  venue: Venue,
  urls: { day: string; venue: string },
): JsonLd | null => {
  if (sessions.length === 0) return null;
  const events = sessions.map((session) => ({
    '@type': 'SportsEvent',
    name: session.templateName,
    startDate: session.startsAt.utc,
    endDate: session.endsAt.utc,
    eventStatus: `https://schema.org/${session.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@id': urls.venue },
    offers: getOffer(session, urls.day),
  }));
  return { '@context': 'https://schema.org', '@graph': [getPlace(venue, urls.venue), ...events] };
};
