import type { FinderVenue, VenuePage } from '#components/venues/finder/finder-venue.ts';
import { toVenuePage } from '#components/venues/finder/to-venue-page.ts';
import { VENUES_PER_PAGE } from '#components/venues/finder/venue-search.ts';
import type { Place, VenueSummary } from '#contract/venues/venues.ts';
import { NOON } from '#tests/support/model/sessions.ts';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { translateIn } from '#tests/support/translate.ts';

export const halifax = { latitude: 53.7217, longitude: -1.8625 };

/** A venue as the finder has it, so many miles to the north of Halifax; `input` overrides its fields. */
export const finderVenue = (name: string, miles: number, input: Partial<FinderVenue> = {}): FinderVenue => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  town: 'Halifax',
  timezone: 'Europe/London',
  coordinates: { latitude: halifax.latitude + miles / 69.1, longitude: halifax.longitude },
  ...input,
});

/** A venue of a list as the server answers it, so many miles to the north of Halifax; `input` overrides its fields. */
export const venueSummary = (name: string, miles: number, input: Partial<VenueSummary> = {}): VenueSummary => {
  const { slug, town, coordinates } = finderVenue(name, miles);
  return { ...riverside, slug, name, town, coordinates, openingDays: [], activities: [], ...input };
};

const words = { t: translateIn('en'), language: 'en', now: NOON } as const;

/** The first page of all of these venues, as the page brings it. */
export const firstPage = (venues: readonly VenueSummary[]): VenuePage => ({
  ...toVenuePage({ data: venues.slice(0, VENUES_PER_PAGE) }, words),
  total: venues.length,
});

/** A town of the gazetteer, where Halifax is. */
export const town = (name: string): Place => ({ name, type: 'place', postcode: null, ...halifax });

/** Lets the visitor's device answer with a place, or refuse. */
export function locateAt(found: { latitude: number; longitude: number } | null): void {
  const getCurrentPosition = (done: (position: unknown) => void, failed: () => void) =>
    found ? done({ coords: found }) : failed();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

/** The page's IntersectionObserver: either everything is on screen at once, or nothing ever is. */
export function withAllSeen(isSeen: boolean): void {
  class Observer {
    #report: (entries: { isIntersecting: boolean }[]) => void;
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      this.#report = report;
    }
    observe() {
      this.#report([{ isIntersecting: isSeen }]);
    }
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
}
