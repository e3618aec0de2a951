import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { withNoon } from '#tests/support/timetable-components/clock.ts';
import { liveTimes, liveVenue } from '#tests/support/venues-components/live-times.ts';
import { OwnVenue } from './own-venue.tsx';

withSiteServer();
withNoon();
const remember = (slug: string) => {
  document.cookie = `touchline_venue=${slug}`;
};
afterEach(() => {
  document.cookie = 'touchline_venue=; max-age=0';
});

test('the activities of the venue that was looked at last are cards with what is free now', async () => {
  remember(riverside.slug);
  answer('getVenue', riverside);
  answer('listLiveTimes', [liveVenue(riverside.slug, [liveTimes()])]);
  renderOnSite(<OwnVenue renderedAt={0} />);
  const region = within(await screen.findByRole('region', { name: riverside.name }));
  expect(region.getByText(`Your venue, ${riverside.town}`)).toBeVisible();
  expect(region.getByRole('link', { name: `Times near ${riverside.town}` })).toHaveAttribute(
    'href',
    `/times?where=${encodeURIComponent(riverside.town)}`,
  );
  const card = region.getByRole('link', { name: /^Swimming/ });
  expect(card).toHaveAttribute('href', `/location/${riverside.slug}/swimming`);
  expect(region.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '#results');
});

test('a card has the price of whoever looks, with the full one struck, and a ticket that of everybody', async () => {
  const pounds = (value: number) => ({ value, currency: 'GBP', formatted: `£${(value / 100).toFixed(2)}` });
  const price = { fullPrice: pounds(920), price: pounds(780), savings: [] };
  const sessionId = 's'.repeat(34);
  const sent: unknown[] = [];
  remember(riverside.slug);
  answer('getVenue', riverside);
  const badminton = { slug: 'badminton', name: 'Badminton', priceFrom: pounds(920), priceFromSession: sessionId };
  const activities = [liveTimes(badminton), liveTimes({ priceFromSession: null })];
  answer('listLiveTimes', [liveVenue(riverside.slug, activities)]);
  const items = [{ each: price, line: price }];
  answer('priceSessions', { items, total: pounds(0) }, { seen: ({ body }) => sent.push(body) });
  renderOnSite(<OwnVenue renderedAt={0} />, { session: member });
  const card = await screen.findByRole('link', { name: /^Badminton/ });
  expect(await within(card).findByText('from £7.80')).toBeVisible();
  expect(within(card).getByText('£9.20').tagName).toBe('S');
  expect(screen.getByRole('link', { name: /^Swimming/ })).toHaveTextContent('from £5.20');
  expect(sent).toEqual([{ items: [{ session_id: sessionId, quantity: 0 }] }]);
});

test('skeletons stand in the place of the cards until they are known', async () => {
  remember(riverside.slug);
  answer('getVenue', riverside, { after: new Promise(() => undefined) });
  answer('listLiveTimes', []);
  const { container } = renderOnSite(<OwnVenue renderedAt={0} />);
  expect(await screen.findByRole('link', { name: 'Change' })).toBeVisible();
  expect(container.querySelectorAll('li[aria-hidden]')).toHaveLength(6);
});

test.each([
  ['nothing on', () => answer('listLiveTimes', [liveVenue(riverside.slug, [])])],
  ['nothing that can be read', () => refuse('listLiveTimes', 'unexpected')],
])('a venue with %s has no cards', async (_what, prepare) => {
  remember(riverside.slug);
  answer('getVenue', riverside);
  prepare();
  renderOnSite(<OwnVenue renderedAt={0} />);
  expect(await screen.findByRole('region')).toBeVisible();
  await waitForElementToBeRemoved(() => screen.queryByRole('region'));
});

test('a visitor who has looked at none has no such part', () => {
  const { container } = renderOnSite(<OwnVenue renderedAt={0} />);
  expect(container).toBeEmptyDOMElement();
});
