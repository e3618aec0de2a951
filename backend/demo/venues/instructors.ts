import { chance, demoId } from '#backend/demo/identity.ts';
import type { DemoVenue } from './demo-venue.ts';

const firstNames = [
  'Aled',
  'Bryony',
  'Callum',
  'Deepa',
  'Ewan',
  'Farah',
  'Gareth',
  'Holly',
  'Imran',
  'Jess',
  'Kofi',
  'Leah',
];
const lastNames = [
  'Ahmed',
  'Barlow',
  'Cropper',
  'Dyson',
  'Entwistle',
  'Fielden',
  'Greenwood',
  'Holt',
  'Iqbal',
  'Kershaw',
];

const pick = (names: readonly string[], key: string) => names[Math.floor(chance(key) * names.length)] ?? '';

/** Who does at this venue what this person does at Riverside: nobody is at two venues at once. */
export function instructorAt({ slug }: Pick<DemoVenue, 'slug'>, name: string): string {
  if (slug === 'riverside-leisure-centre') return name;
  return `${pick(firstNames, `first ${slug} ${name}`)} ${pick(lastNames, `last ${slug} ${name}`)}`;
}

/** The id of an instructor of a venue. */
export function instructorId({ slug }: Pick<DemoVenue, 'slug'>, name: string): string {
  return demoId(`instructor ${slug} ${name}`);
}
