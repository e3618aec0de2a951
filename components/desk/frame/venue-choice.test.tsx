import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { held } from '#tests/support/held.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { venueSummary } from '#tests/support/venues-components/finder-venues.ts';
import { VenueChoice } from './venue-choice.tsx';

withSiteServer();
afterEach(() => {
  document.cookie = 'touchline_desk_venue=; Max-Age=0; Path=/';
});

const riverside = venueSummary('Riverside Leisure Centre', 1, { town: 'Sowerby Bridge' });
const clifton = venueSummary('Clifton Common Sports Hall', 4, { town: 'Brighouse' });

function show() {
  const follow = jest.fn<(target: string) => void>();
  renderOnSite(<VenueChoice target="/sessions" follow={follow} />, { zone: 'foh', path: '/venue' });
  return { follow };
}
const find = () => screen.getByRole('searchbox', { name: 'Find a venue' });

it('lists venues with their towns; the chosen one stays on the device and its page is opened', async () => {
  answer('listVenues', [riverside, clifton]);
  const { follow } = show();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Riverside Leisure CentreSowerby Bridge');
  await userEvent.click(within(second ?? document.body).getByRole('button'));
  expect(follow).toHaveBeenCalledWith('/sessions');
  expect(document.cookie).toContain('touchline_desk_venue=clifton-common-sports-hall');
});

it('searches for what is typed, without the spaces around it, and shows those before meanwhile', async () => {
  const { until, release } = held();
  const requests: (string | null)[] = [];
  answerBy('listVenues', async ({ url }) => {
    const search = url.searchParams.get('search');
    requests.push(search);
    if (search === null) return { data: [riverside, clifton] };
    await until;
    return { data: [clifton] };
  });
  show();
  await screen.findAllByRole('listitem');
  await userEvent.click(find());
  await userEvent.paste('  clifton ');
  await waitFor(() => expect(requests).toEqual([null, 'clifton']));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  release();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

it('says so when no venue has that name', async () => {
  answer('listVenues', []);
  show();
  await userEvent.type(find(), 'Atlantis');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No venue has that name'));
});

it('says when venues cannot be read, keeps what was typed, and reads them again', async () => {
  answer('listVenues', [riverside]);
  show();
  await screen.findByRole('listitem');
  refuse('listVenues', 'unavailable');
  await userEvent.type(find(), 'c');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(find()).toHaveValue('c');
  answer('listVenues', [clifton]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Clifton Common Sports Hall')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
