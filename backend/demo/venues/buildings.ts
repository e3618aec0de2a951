import type { FacilityCode } from '#contract/venues/venues.ts';

interface DemoBuilding {
  /** Metres, the main pool first. */
  poolLengths: number[];
  facilities: FacilityCode[];
}

/** What the buildings of the invented leisure centres have, by the venue's slug. */
export const demoBuildings: Readonly<Record<string, DemoBuilding>> = {
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
