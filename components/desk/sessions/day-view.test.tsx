import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '#tests/support/desk-components/desk-replies.ts';
import { showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { answer } from '#tests/support/site-server.ts';
import { DayView } from './day-view.tsx';

withDesk();
withFakeTime(['clock'], new Date('2026-11-18T09:12:00Z'));

const show = (date = '2026-11-18') => showDesk(<DayView date={date} renderedAt={Date.parse('2026-11-18T09:12:00Z')} />);
const names = () => screen.getAllByRole('listitem').map((row) => row.querySelector('a > span + span > b')?.textContent);
const early = [session(1, 'Gym visit', ['06:00', '07:00']), session(2, 'Early swim', ['07:00', '08:00'])];

it('begins with what is not over yet, and shows the rest when it is asked for', async () => {
  answer('listDeskSessions', [
    ...early,
    session(3, 'Aqua fit', ['08:45', '09:30']),
    session(4, 'Yoga', ['10:00', '11:00']),
  ]);
  show();
  const before = await screen.findByRole('button', { name: 'Show 2 sessions that are over' });
  expect(names()).toEqual(['Aqua fit', 'Yoga']);
  await userEvent.click(before);
  expect(names()).toEqual(['Gym visit', 'Early swim', 'Aqua fit', 'Yoga']);
  expect(before).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Hide what is over' }));
  expect(names()).toEqual(['Aqua fit', 'Yoga']);
});

it('folds nothing once everything is over, and nothing of another day', async () => {
  answer('listDeskSessions', early);
  const { unmount } = show();
  expect(await screen.findByText('Early swim')).toBeVisible();
  expect(names()).toHaveLength(2);
  unmount();
  show('2026-11-17');
  expect(await screen.findByText('Early swim')).toBeVisible();
  expect(screen.queryByRole('button', { name: /over$/ })).not.toBeInTheDocument();
});
