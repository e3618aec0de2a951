import { act, screen, waitFor, within } from '@testing-library/react';
import './live-places.tsx';
import type { LiveSession } from '#contract/timetable/live-places.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { FakeEventSource, withEventSource } from '#tests/support/fake-event-source.ts';
import { action } from '#tests/support/model/sessions.ts';
import { guest, member } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { aClass, getRow, show } from '#tests/support/timetable-components/classes.tsx';

withSiteServer();
withEventSource();

const spin = aClass(1, '18:30', 'Spin', { capacity: { available: 1, consumed: 19, maximum: 20 } });
const yoga = aClass(2, '19:30', 'Yoga');

const changed = ({ id, startsAt }: OccurrenceSummary, available: number): LiveSession => ({
  id,
  startsAt: startsAt.utc,
  status: 'bookable',
  capacity: { available, consumed: 20 - available, maximum: 20 },
  waitlist: null,
  bookableAction: available > 0 ? action('book') : action(null, null, 'full'),
});

/** The stream of the timetable, which is opened a moment after the page. */
async function getStream(): Promise<FakeEventSource> {
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  const [stream] = FakeEventSource.opened;
  if (stream === undefined) throw new Error('No stream was opened');
  stream.open();
  return stream;
}

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it.each([
  ['a visitor', guest],
  ['a customer', member],
])('shows %s that a class is sold out, and says so once', async (_, session) => {
  show([spin, yoga], { session });
  const row = await getRow('Spin');
  expect(row.getByText('1 available')).toBeVisible();
  const stream = await getStream();
  expect(stream.url).toBe('/api/live/riverside-leisure-centre/fitness-classes/2099-11-18');
  stream.send({ sessions: [changed(spin, 0)] });
  expect(await row.findByText('Sold out')).toBeVisible();
  expect(row.queryByRole('button', { name: /^Add to basket/ })).not.toBeInTheDocument();
  expect(said()).toContain('Spin at 18:30 is sold out');
});

it('says nothing of a number that only goes down', async () => {
  show([spin, yoga], { session: guest });
  const stream = await getStream();
  stream.send({ sessions: [changed(yoga, 4)] });
  expect(await (await getRow('Yoga')).findByText('4 available')).toBeVisible();
  expect(said().join('')).toBe('');
});

it('says once how many have changed, and that there are places again', async () => {
  show([spin, yoga], { session: guest });
  const stream = await getStream();
  stream.send({ sessions: [changed(spin, 0), changed(yoga, 0)] });
  await waitFor(() => expect(said()).toContain('Places have changed in 2 sessions'));
  stream.send({ sessions: [changed(spin, 2)] });
  await waitFor(() => expect(said()).toContain('Spin at 18:30 has places again'));
  expect((await getRow('Spin')).getByRole('button', { name: /^Add to basket/ })).toBeVisible();
});

it('keeps the place of the row of the next free time when nothing is free any more', async () => {
  show([spin], { session: guest });
  expect(await screen.findByRole('link', { name: /^Next free/ })).toBeVisible();
  const stream = await getStream();
  stream.send({ sessions: [changed(spin, 0)] });
  expect(await screen.findByText('Nothing is free any more on this day')).toBeVisible();
});

it('reads the timetable when a class is new, and leaves the rest as it is', async () => {
  show([spin], { session: guest });
  const stream = await getStream();
  answer('listActivityTimetableV2', [spin, yoga]);
  stream.send({ sessions: [changed(yoga, 3)] });
  expect(await screen.findByRole('heading', { name: 'Yoga' })).toBeVisible();
});

it('asks for no prices again because a class is sold out', async () => {
  const requests: string[] = [];
  const price = { formatted: '£5.00', value: 500, currency: 'GBP' };
  const prices = { price, fullPrice: price, savings: [] };
  answer(
    'priceSessions',
    {
      items: [
        { each: prices, line: prices },
        { each: prices, line: prices },
      ],
      total: price,
    },
    { seen: ({ body }) => void requests.push(JSON.stringify(body)) },
  );
  show([spin, yoga], { session: member, hasOwnPrices: true });
  // Of both classes, and of the one that the row on the next free time names.
  await waitFor(() => expect(requests).toHaveLength(2));
  const stream = await getStream();
  stream.send({ sessions: [changed(spin, 0)] });
  const row = within(screen.getByRole('heading', { name: 'Spin' }).closest('li') ?? document.body);
  expect(await row.findByText('Sold out')).toBeVisible();
  await act(() => Promise.resolve());
  expect(new Set(requests).size).toBe(requests.length);
});
