import type { Page } from 'playwright';
import { arriveWithBasket } from '#bench/browser/arrive-with-basket.ts';
import { ask } from '#bench/load/request.ts';
import type { Copy } from './copy.ts';
import type { Place } from './place.ts';

export interface MeasuredPage {
  name: string;
  path: (place: Place) => string;
  /** First-load JavaScript beyond a bare Next page, in KB gzipped. */
  scriptAllowance: number;
  /** Whether its processor time is measured too: only for pages that are cached and the same for everybody. */
  isCached: boolean;
  /** Whether people arrive here first, from a search engine or a link: its paints and blocking time have targets. */
  isFirstStop?: boolean;
  /** Makes what the page needs before it is visited; called on a page of the same browser context. */
  arrive?: (page: Page, origin: string) => Promise<unknown>;
}

/** A page to read: the menu, the log-in and the finder come with it. */
const scriptAllowance = 30;
/** A page with sessions to choose from. */
const listAllowance = 48;
/** Higher, because a form with questions loads its fields. */
const formAllowance = 85;

/** With the form, the basket and what a payment needs. */
const checkoutAllowance = 150;

/** The pages that are measured. On Linux a page that answers 404 fails the run. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: () => '/', scriptAllowance, isCached: true, isFirstStop: true },
  { name: 'venue', path: ({ venue }) => `/location/${venue}`, scriptAllowance, isCached: true, isFirstStop: true },
  {
    name: 'activity',
    path: ({ venue }) => `/location/${venue}/swimming`,
    scriptAllowance,
    isCached: true,
    isFirstStop: true,
  },
  {
    name: 'timetable of classes',
    path: ({ venue, days }) => `/location/${venue}/fitness-classes/${days.classes}`,
    scriptAllowance: listAllowance,
    isCached: true,
    isFirstStop: true,
  },
  {
    name: 'timetable of courts',
    path: ({ venue, days }) => `/location/${venue}/badminton/${days.courts}`,
    scriptAllowance: listAllowance,
    isCached: true,
    isFirstStop: true,
  },
  {
    name: 'timetable of tickets',
    path: ({ venue, days }) => `/location/${venue}/lane-swimming/${days.tickets}`,
    scriptAllowance: listAllowance,
    isCached: true,
    isFirstStop: true,
  },
  {
    name: 'camp list',
    path: ({ venue, camp }) => `/camps/location/${venue}/${camp.category}`,
    scriptAllowance: listAllowance,
    isCached: true,
  },
  {
    name: 'camp details',
    path: ({ venue, camp }) => `/camps/location/${venue}/${camp.category}/timetable/${camp.slug}`,
    scriptAllowance: listAllowance,
    isCached: true,
  },
  {
    name: 'course list',
    path: ({ venue, course }) => `/courses/location/${venue}/${course.category}`,
    scriptAllowance: listAllowance,
    isCached: true,
  },
  {
    name: 'course details',
    path: ({ venue, course }) => `/courses/location/${venue}/${course.category}/timetable/${course.slug}`,
    scriptAllowance: listAllowance,
    isCached: true,
  },
  {
    name: 'camp booking',
    path: ({ venue, camp }) => `/camps/location/${venue}/${camp.category}/${camp.slug}/book`,
    scriptAllowance: formAllowance,
    isCached: false,
  },
  {
    name: 'checkout',
    path: () => '/basket/checkout',
    scriptAllowance: checkoutAllowance,
    isCached: false,
    arrive: arriveWithBasket,
  },
];

/** Whether the copy has a page at a path. */
export async function isThere({ webPort, host }: Copy, path: string): Promise<boolean> {
  const { status } = await ask({ port: webPort, path, headers: { host } });
  return status !== 404;
}
