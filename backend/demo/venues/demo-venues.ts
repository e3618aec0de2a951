import type { DemoVenue } from './demo-venue.ts';
import { greaterManchester } from './greater-manchester.ts';
import { lancashire } from './lancashire.ts';
import { westYorkshire } from './west-yorkshire.ts';

/** Invented leisure centres in real towns of the South Pennines; the first one has everything. */
export const demoVenues: readonly DemoVenue[] = [...westYorkshire, ...greaterManchester, ...lancashire];
