import type { Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { footerText, venueColumns } from '#backend/demo/operator/footers.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import type { FacilityCode } from '#contract/venues/venues.ts';
import type { DemoVenue } from './demo-venue.ts';
import { demoVenues } from './demo-venues.ts';

interface DemoBuilding {
  /** Metres, the main pool first. */
  poolLengths: number[];
  facilities: FacilityCode[];
}

/** What the buildings of the invented leisure centres have, by the venue's slug. */
const demoBuildings: Readonly<Record<string, DemoBuilding>> = {
  'riverside-leisure-centre': {
    poolLengths: [25],
    facilities: ['parking', 'cafe', 'step_free', 'showers', 'changing'],
  },
  'beacon-hill-pools': { poolLengths: [25, 13], facilities: ['cafe', 'step_free', 'showers', 'changing', 'lockers'] },
  'clifton-common-sports-hall': { poolLengths: [], facilities: ['parking', 'step_free', 'showers'] },
  'hebden-vale-leisure-centre': {
    poolLengths: [25],
    facilities: ['cycle_parking', 'step_free', 'showers', 'changing'],
  },
  'castle-hill-sports-centre': { poolLengths: [], facilities: ['parking', 'cafe', 'showers', 'lockers'] },
  'roch-bridge-leisure-centre': {
    poolLengths: [25, 12],
    facilities: ['parking', 'step_free', 'pool_hoist', 'showers', 'changing'],
  },
  'stoodley-sports-centre': { poolLengths: [20], facilities: ['parking', 'showers', 'changing'] },
  'elland-edge-gym-and-studios': { poolLengths: [], facilities: ['cycle_parking', 'showers', 'lockers', 'sauna'] },
  'medlock-park-leisure-centre': {
    poolLengths: [25, 15],
    facilities: ['parking', 'cafe', 'step_free', 'pool_hoist', 'showers', 'changing', 'creche'],
  },
  'irwell-bank-swim-and-fitness': {
    poolLengths: [25, 10],
    facilities: ['parking', 'cafe', 'showers', 'lockers', 'sauna'],
  },
  'hollingworth-lake-activity-centre': { poolLengths: [], facilities: ['parking', 'cafe', 'step_free', 'showers'] },
  'greave-clough-leisure-centre': { poolLengths: [18], facilities: ['step_free', 'showers', 'changing'] },
  'tame-valley-sports-village': {
    poolLengths: [50, 25],
    facilities: ['parking', 'cafe', 'step_free', 'pool_hoist', 'showers', 'changing', 'lockers'],
  },
  'brun-valley-baths': { poolLengths: [22.9], facilities: ['showers', 'changing', 'lockers'] },
};

function getDate(v2From: DemoVenue['v2From'], now: Date): string | null {
  if (v2From === null || typeof v2From === 'string') return v2From;
  return daysAfter(localDate(now, siteZone), v2From.inDays);
}

/** Venues, what they offer, and the look of the two that have their own. */
export async function seedVenues(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('venues')
    .values(
      demoVenues.map(({ v2From, facilities: _facilities, courts: _courts, ...venue }) => ({
        ...venue,
        ...demoBuildings[venue.slug],
        id: demoId(`venue ${venue.slug}`),
        phone: '01632 960142',
        activitiesV2Enabled: v2From !== null,
        activitiesV2MigrationDate: getDate(v2From, now),
        createdAt: now,
      })),
    )
    .execute();
  await tx
    .insertInto('footers')
    .values(
      demoVenues.map(({ slug }) => ({
        venueId: demoId(`venue ${slug}`),
        columns: JSON.stringify(venueColumns(slug)),
        socialLinks: '[]',
        text: footerText,
      })),
    )
    .execute();
  const look = { appHeadingFontStyle: 'lato', appBodyFontStyle: 'lato', appSecondaryButtonStyle: 'outline' } as const;
  await tx
    .insertInto('themes')
    .values([
      {
        venueId: demoId('venue beacon-hill-pools'),
        ...look,
        appPrimaryColour: '#0B7285',
        appSecondaryColour1: '#0B4F6C',
        appHeaderBgColour: '#0B3142',
        appDarkBgColour: '#0B3142',
      },
      {
        venueId: demoId('venue castle-hill-sports-centre'),
        appPrimaryColour: '#C92A2A',
        appSecondaryColour1: '#862E2E',
        appHeadingFontStyle: 'open_sans',
        appBodyFontStyle: 'open_sans',
      },
    ])
    .execute();
}
