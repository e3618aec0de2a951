import type { SiteSettings } from '#components/shell/load-site-settings.ts';
import { clientSchema, footerSchema } from '#contract/venues/client.ts';
import { defaultTheme } from '#contract/venues/rules/default-theme.ts';
import { venueSchema } from '#contract/venues/venues.ts';

const id = '00000000-0000-4000-8000-000000000001';

export const riverside = venueSchema.parse({
  venueId: id,
  name: 'Riverside Leisure Centre',
  slug: 'riverside-leisure-centre',
  address1: 'Calder Bank',
  address2: null,
  town: 'Sowerby Bridge',
  area: null,
  postcode: 'HX6 2QD',
  openingTimes: null,
  coordinates: null,
  lat: null,
  lng: null,
  timezone: 'Europe/London',
  activitiesV2MigrationDate: null,
  activitiesV2Enabled: false,
  displayVenueSelectionButton: true,
  campsAndCoursesBookingEnabled: true,
  onlineJoiningEnabled: true,
  distanceMiles: null,
  createdAt: '2026-01-01T00:00:00Z',
});

/** The settings that the site's layout is rendered with. */
export const settings: SiteSettings = {
  client: clientSchema.parse({
    id,
    name: 'Touchline Leisure',
    currency: 'GBP',
    currencySymbol: '£',
    languages: ['en', 'cy'],
    campsAndCoursesBookingEnabled: true,
    onlineJoiningEnabled: true,
    onlineGuestPassesEnabled: false,
  }),
  theme: defaultTheme,
  footer: footerSchema.parse({
    columns: [{ title: 'Visit', links: [{ label: 'Opening times', url: 'https://example.com/opening' }] }],
    socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@touchline' }],
    text: 'Touchline Leisure is an invented operator.',
  }),
  venue: null,
};
