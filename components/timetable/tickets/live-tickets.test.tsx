import { screen, waitFor } from '@testing-library/react';
import '#components/timetable/live/live-places.tsx';
import userEvent from '@testing-library/user-event';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { FakeEventSource, withEventSource } from '#tests/support/fake-event-source.ts';
import { action } from '#tests/support/model/sessions.ts';
import { withSiteServer } from '#tests/support/site-server.ts';
import { more, picker, showSwims, swim } from '#tests/support/timetable-components/tickets.tsx';

withSiteServer();
withEventSource();

const soldOut = ({ id, startsAt, capacity }: OccurrenceSummary) => ({
  id,
  startsAt: startsAt.utc,
  status: 'bookable',
  capacity: { available: 0, consumed: capacity.maximum, maximum: capacity.maximum },
  waitlist: null,
  bookableAction: action(null, null, 'full'),
});

it('stays with the session whose tickets somebody looks at when it is sold out', async () => {
  const [first, second] = [swim(1, '07:00', 'Lane swim'), swim(2, '12:00', 'Family swim')];
  showSwims([first, second]);
  await picker('Lane swim');
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  FakeEventSource.opened[0]?.open();
  FakeEventSource.opened[0]?.send({ sessions: [soldOut(first)] });
  await waitFor(() => expect(screen.getAllByText('Sold out')).not.toHaveLength(0));
  expect(screen.getByRole('button', { name: 'Lane swim' })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('button', { name: 'Add one: Adult' })).not.toBeInTheDocument();
});

it('keeps the tickets that were chosen when places of another session go', async () => {
  const [first, second] = [swim(1, '07:00', 'Lane swim'), swim(2, '12:00', 'Family swim')];
  showSwims([first, second]);
  await userEvent.click(await more('Adult'));
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  FakeEventSource.opened[0]?.send({ sessions: [soldOut(second)] });
  await screen.findByText('Sold out');
  expect((await picker('Lane swim')).getByText('1 x Adult')).toBeVisible();
});
