import type { DemoVenue } from './demo-venue.ts';
import { openingTimes } from './opening-times.ts';

export const lancashire: readonly DemoVenue[] = [
  {
    slug: 'greave-clough-leisure-centre',
    name: 'Greave Clough Leisure Centre',
    address1: 'Market Street',
    town: 'Bacup',
    area: 'Lancashire',
    postcode: 'OL13 8EX',
    latitude: 53.7041,
    longitude: -2.1993,
    openingTimes: openingTimes.short,
    v2From: '2025-04-01',
    facilities: ['pool', 'gym', 'squash'],
    courts: 0,
  },
  {
    slug: 'brun-valley-baths',
    name: 'Brun Valley Baths',
    address1: 'Church Street',
    town: 'Burnley',
    area: 'Lancashire',
    postcode: 'BB11 2DL',
    latitude: 53.7921,
    longitude: -2.2391,
    openingTimes: openingTimes.early,
    v2From: '2025-04-01',
    facilities: ['pool', 'gym'],
    courts: 0,
  },
];
