import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Found } from '#components/venues/finder/venue-finding.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { finderVenue, halifax, withAllSeen } from '#tests/support/venues-components/finder-venues.ts';
import { TimesMap } from './times-map.tsx';
import './map-dialog.tsx';

const beacon = finderVenue('Beacon Hill Pools', 1, { mark: { number: 1, isFree: true }, distanceMiles: 1 });
const hebden = finderVenue('Hebden Vale', 7, { mark: { number: 2, isFree: false }, distanceMiles: 7 });
const found: Found = {
  kind: 'near',
  place: 'Halifax',
  point: halifax,
  radius: 10,
  venues: [beacon, hebden],
  total: 2,
  nearest: null,
};

/** The page as an address opens it. */
const open = (fragment = '') => {
  browserQueryClient().clear();
  window.history.replaceState(null, '', `/times/swimming${fragment}`);
  return renderOnSite(<TimesMap found={found} title="1 of 2 venues have places" help="Within 10 miles" />);
};
const goTo = (fragment: string) =>
  act(() => {
    window.location.hash = fragment;
    window.dispatchEvent(new Event('hashchange'));
  });
const map = () => screen.findByRole('dialog', { name: '1 of 2 venues have places' });

test('the picture has the numbers of the list, and a ring where nothing is free', async () => {
  withAllSeen(true);
  const { container } = open();
  expect(await screen.findByText('1')).toBeInTheDocument();
  expect(screen.getByText('2')).toHaveClass('fill-ink-3');
  // Two venues and the place that was searched.
  expect(container.querySelectorAll('circle')).toHaveLength(3);
});

test('where it has not been on screen, as on a phone, there is no picture', () => {
  withAllSeen(false);
  const { container } = open();
  expect(container.querySelectorAll('circle')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', '#map');
});

test('the map opens above the page, at the venue that is named, and closes without another page', async () => {
  withAllSeen(false);
  open();
  goTo('#map-hebden-vale');
  const dialog = within(await map());
  expect(dialog.getByText('Hebden Vale')).toBeVisible();
  expect(dialog.getByRole('link', { name: /^Book here.*Hebden Vale$/ })).toHaveAttribute(
    'href',
    '/location/hebden-vale',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.href).toMatch(/\/times\/swimming$/);
});

test('a link to the map opens it, and Back closes it', async () => {
  withAllSeen(false);
  open('#map');
  expect(await map()).toBeVisible();
  goTo('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
