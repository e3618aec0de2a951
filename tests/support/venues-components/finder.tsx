import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VenueFinder } from '#components/venues/finder/venue-finder.tsx';
import type { VenueSummary } from '#contract/venues/venues.ts';
import { renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { firstPage } from './finder-venues.ts';
import { serveVenues, type ServingVenues } from './venue-server.ts';

/** Shows the finder of these venues at an address. `requests` are the queries of `listVenues`. */
export function showFinder(venues: readonly VenueSummary[], address = '/', stage: Stage & ServingVenues = {}) {
  window.history.replaceState(null, '', address);
  const served = serveVenues(venues, stage);
  return {
    ...served,
    ...renderOnSite(<VenueFinder first={firstPage(venues)} />, stage),
  };
}

export const searchField = () => screen.getByRole('textbox', { name: 'Venue name, town or postcode' });

/** Searches as with the keyboard: the field is emptied, filled and entered. */
export async function searchFor(term: string): Promise<void> {
  await userEvent.clear(searchField());
  await userEvent.type(searchField(), `${term}{Enter}`);
}

/** The names of the venues in view, in their order. */
export const namesInView = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
