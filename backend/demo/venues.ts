export type Facility = 'pool' | 'gym' | 'badminton' | 'squash' | 'studio' | 'trampoline';

export interface DemoVenue {
  /** Derived from the slug when absent. */
  id?: string;
  slug: string;
  name: string;
  address1: string;
  town: string;
  area: string;
  postcode: string;
  latitude: number;
  longitude: number;
  openingTimes: string;
  /** Date of the v2 calls: past, or so many days ahead; null: never. */
  v2From: string | { inDays: number } | null;
  facilities: Facility[];
  /** Badminton courts in the hall. */
  courts: number;
  /** False at a venue that sells neither camps nor courses; otherwise the operator's setting counts. */
  campsAndCoursesBookingEnabled?: false;
}

const long = 'Mo-Fr 06:30-22:00; Sa-Su 08:00-18:00; PH 09:00-16:00';
const early = 'Mo-Fr 06:00-21:30; Sa 07:30-17:00; Su 08:00-17:00; PH off';
const short = 'Mo-Th 07:00-21:00; Fr 07:00-20:00; Sa-Su 09:00-16:00; PH off';
const always = '24/7';
/** The gym alone is open at night, to whoever has an entry code. */
const allDay = 'Mo-Fr 06:00-22:30; Sa-Su 07:00-22:00';
const late = 'Mo-Fr 06:00-23:00; Sa-Su 07:00-22:00; PH 09:00-17:00';

/** Invented leisure centres in real towns of the South Pennines; the first one has everything. */
export const demoVenues: readonly DemoVenue[] = [
  {
    slug: 'riverside-leisure-centre',
    name: 'Riverside Leisure Centre',
    address1: 'Calder Bank',
    town: 'Sowerby Bridge',
    area: 'West Yorkshire',
    postcode: 'HX6 2QD',
    latitude: 53.7087,
    longitude: -1.9069,
    openingTimes: allDay,
    v2From: '2025-04-01',
    facilities: ['pool', 'gym', 'badminton', 'squash', 'studio', 'trampoline'],
    courts: 6,
  },
  {
    slug: 'beacon-hill-pools',
    name: 'Beacon Hill Pools',
    address1: 'Beacon Road',
    town: 'Halifax',
    area: 'West Yorkshire',
    postcode: 'HX3 6AH',
    latitude: 53.7252,
    longitude: -1.8471,
    openingTimes: early,
    v2From: { inDays: 30 },
    facilities: ['pool', 'studio', 'gym'],
    courts: 0,
  },
  {
    slug: 'clifton-common-sports-hall',
    name: 'Clifton Common Sports Hall',
    address1: 'Clifton Common',
    town: 'Brighouse',
    area: 'West Yorkshire',
    postcode: 'HD6 4HN',
    latitude: 53.7051,
    longitude: -1.7655,
    openingTimes: 'Mo-Su 09:00-22:00; PH off',
    v2From: null,
    facilities: ['badminton', 'gym'],
    courts: 4,
  },
  {
    slug: 'hebden-vale-leisure-centre',
    name: 'Hebden Vale Leisure Centre',
    address1: 'Mayroyd Lane',
    town: 'Hebden Bridge',
    area: 'West Yorkshire',
    postcode: 'HX7 8AQ',
    latitude: 53.7396,
    longitude: -2.0089,
    openingTimes: short,
    v2From: '2025-09-01',
    facilities: ['pool', 'gym', 'studio'],
    courts: 0,
  },
  {
    slug: 'castle-hill-sports-centre',
    name: 'Castle Hill Sports Centre',
    address1: 'Lumb Lane',
    town: 'Huddersfield',
    area: 'West Yorkshire',
    postcode: 'HD4 6TA',
    latitude: 53.6276,
    longitude: -1.7726,
    openingTimes: 'Mo-We,Fr 06:30-22:00; Th off; Sa-Su 08:00-18:00; PH off',
    v2From: '2025-06-01',
    facilities: ['badminton', 'squash', 'gym', 'studio'],
    courts: 5,
  },
  {
    slug: 'roch-bridge-leisure-centre',
    name: 'Roch Bridge Leisure Centre',
    address1: 'Entwisle Road',
    town: 'Rochdale',
    area: 'Greater Manchester',
    postcode: 'OL16 2HZ',
    latitude: 53.6206,
    longitude: -2.1489,
    openingTimes: long,
    v2From: '2025-04-01',
    facilities: ['pool', 'gym', 'badminton'],
    courts: 4,
  },
  {
    slug: 'stoodley-sports-centre',
    name: 'Stoodley Sports Centre',
    address1: 'Burnley Road',
    town: 'Todmorden',
    area: 'West Yorkshire',
    postcode: 'OL14 5DT',
    latitude: 53.7171,
    longitude: -2.0987,
    openingTimes: short,
    v2From: '2026-01-05',
    facilities: ['pool', 'gym', 'squash'],
    courts: 0,
  },
  {
    slug: 'elland-edge-gym-and-studios',
    name: 'Elland Edge Gym and Studios',
    address1: 'Saddleworth Road',
    town: 'Elland',
    area: 'West Yorkshire',
    postcode: 'HX5 0RY',
    latitude: 53.6849,
    longitude: -1.8421,
    openingTimes: always,
    v2From: '2025-04-01',
    facilities: ['gym', 'studio'],
    courts: 0,
    campsAndCoursesBookingEnabled: false,
  },
  {
    slug: 'medlock-park-leisure-centre',
    name: 'Medlock Park Leisure Centre',
    address1: 'Park Road',
    town: 'Oldham',
    area: 'Greater Manchester',
    postcode: 'OL4 1SG',
    latitude: 53.5361,
    longitude: -2.1012,
    openingTimes: long,
    v2From: '2025-04-01',
    facilities: ['pool', 'gym', 'badminton', 'studio'],
    courts: 4,
  },
  {
    slug: 'irwell-bank-swim-and-fitness',
    name: 'Irwell Bank Swim and Fitness',
    address1: 'Bolton Road',
    town: 'Bury',
    area: 'Greater Manchester',
    postcode: 'BL8 2AL',
    latitude: 53.5918,
    longitude: -2.3089,
    openingTimes: early,
    v2From: '2025-11-03',
    facilities: ['pool', 'gym', 'studio'],
    courts: 0,
  },
  {
    slug: 'hollingworth-lake-activity-centre',
    name: 'Hollingworth Lake Activity Centre',
    address1: 'Lake Bank',
    town: 'Littleborough',
    area: 'Greater Manchester',
    postcode: 'OL15 0DQ',
    latitude: 53.6349,
    longitude: -2.0961,
    openingTimes: short,
    v2From: '2025-04-01',
    facilities: ['gym', 'badminton'],
    courts: 3,
  },
  {
    slug: 'greave-clough-leisure-centre',
    name: 'Greave Clough Leisure Centre',
    address1: 'Market Street',
    town: 'Bacup',
    area: 'Lancashire',
    postcode: 'OL13 8EX',
    latitude: 53.7041,
    longitude: -2.1993,
    openingTimes: short,
    v2From: '2025-04-01',
    facilities: ['pool', 'gym', 'squash'],
    courts: 0,
  },
  {
    slug: 'tame-valley-sports-village',
    name: 'Tame Valley Sports Village',
    address1: 'Wellington Road',
    town: 'Ashton-under-Lyne',
    area: 'Greater Manchester',
    postcode: 'OL6 6DL',
    latitude: 53.4902,
    longitude: -2.0957,
    openingTimes: late,
    v2From: '2025-04-01',
    facilities: ['pool', 'gym', 'badminton', 'squash', 'studio'],
    courts: 9,
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
    openingTimes: early,
    v2From: '2025-04-01',
    facilities: ['pool', 'gym'],
    courts: 0,
  },
];
