import type { Venue } from '#contract/venues/venues.ts';
import { session } from '#tests/support/model/sessions.ts';
import { sessionsJsonLd, venueJsonLd } from './json-ld.ts';
import { directionsHref, venueAddress } from './venue-address.ts';

const venue: Venue = {
  venueId: '00000000-0000-4000-8000-000000000001',
  name: 'Riverside Leisure Centre',
  slug: 'riverside-leisure-centre',
  address1: 'Calder Bank',
  address2: null,
  town: 'Sowerby Bridge',
  area: 'West Yorkshire',
  postcode: 'HX6 2QD',
  openingTimes: 'Mo-Su 06:30-22:00',
  coordinates: { latitude: 53.7, longitude: -1.9 },
  lat: 53.7,
  lng: -1.9,
  timezone: 'Europe/London',
  activitiesV2MigrationDate: null,
  activitiesV2Enabled: true,
  displayVenueSelectionButton: true,
  campsAndCoursesBookingEnabled: true,
  onlineJoiningEnabled: true,
  distanceMiles: null,
  createdAt: '2026-01-01T00:00:00Z',
};
const urls = {
  venue: 'https://book.example/location/riverside',
  day: 'https://book.example/location/riverside/aqua/2026-11-18',
};

describe('facts for search engines', () => {
  test('a venue with its address, its place and its hours', () => {
    expect(venueJsonLd(venue, [], urls.venue)).toMatchObject({
      '@type': 'SportsActivityLocation',
      address: { streetAddress: 'Calder Bank', postalCode: 'HX6 2QD' },
      geo: { latitude: 53.7 },
      openingHours: 'Mo-Su 06:30-22:00',
    });
  });

  test('a venue without coordinates claims none', () => {
    expect(venueJsonLd({ ...venue, coordinates: null, openingTimes: null }, [], urls.venue)).not.toHaveProperty('geo');
  });

  test('a session with its start, price and whether there are places', () => {
    const graph = sessionsJsonLd([session({ capacity: { available: 0, consumed: 20, maximum: 20 } })], venue, urls);
    expect(graph).toMatchObject({
      '@graph': [
        { '@id': urls.venue },
        {
          '@type': 'SportsEvent',
          startDate: '2026-11-18T18:30:00Z',
          location: { '@id': urls.venue },
          offers: [{ price: '6.20', priceCurrency: 'GBP', availability: 'https://schema.org/SoldOut' }],
        },
      ],
    });
  });

  test('a day without sessions says nothing', () => {
    expect(sessionsJsonLd([], venue, urls)).toBeNull();
  });
});

describe('the way there', () => {
  test('the address leaves out what is missing and keeps the postcode on one line', () => {
    expect(venueAddress(venue)).toBe('Calder Bank, Sowerby Bridge, HX6\u00a02QD');
  });

  test('directions lead to the coordinates, or else to the address', () => {
    expect(new URL(directionsHref(venue)).searchParams.get('destination')).toBe('53.7,-1.9');
    expect(new URL(directionsHref({ ...venue, coordinates: null })).searchParams.get('destination')).toBe(
      'Riverside Leisure Centre, Calder Bank, Sowerby Bridge, HX6 2QD',
    );
  });
});
