import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session, sessions } from '#tests/support/desk-components/desk-replies.ts';
import { showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { fakeTime } from '#tests/support/fake-time.ts';
import { held } from '#tests/support/held.ts';
import { answer, answerBy, refuse } from '#tests/support/site-server.ts';
import { DayView } from './day-view.tsx';

withDesk();
beforeEach(() => fakeTime(['clock'], new Date('2026-11-18T09:12:00Z')));
afterEach(() => void jest.useRealTimers());

const show = (date = '2026-11-18', stage: Parameters<typeof showDesk>[1] = {}) =>
  showDesk(<DayView date={date} renderedAt={Date.now()} />, { path: '/sessions', ...stage });
const rows = async () => (await screen.findAllByRole('listitem')).map((row) => within(row));

describe('the sessions of a day', () => {
  it('each open their register, with who leads them and where', async () => {
    show();
    const [first] = await rows();
    expect(screen.getByRole('heading', { name: 'Wed, 18 Nov 2026' })).toBeVisible();
    expect(first?.getByRole('link')).toHaveAttribute('href', `/sessions/${sessions[0]?.id}`);
    expect(first?.getByText('Hannah Lowe, Studio 2')).toBeVisible();
  });

  it('count who has booked before they begin, and who is here from then on', async () => {
    answer('listDeskSessions', [
      session(1, 'Aqua fit', ['08:45', '09:30']),
      session(2, 'Vinyasa yoga', ['09:30', '10:30'], { arrivals: { booked: 13, here: 0, absent: 0 } }),
      session(3, 'Spin', ['10:00', '11:00'], { arrivals: { booked: 5, here: 1, absent: 0 } }),
    ]);
    show();
    const [begun, coming, early] = await rows();
    expect(begun?.getByText('8 of 13 here')).toBeVisible();
    expect(coming?.getByText('13 booked')).toBeVisible();
    expect(early?.getByText('1 of 5 here')).toBeVisible();
  });

  it('say how many places are free and how many wait, and nothing of places once they are over', async () => {
    answer('listDeskSessions', [
      session(1, 'Early swim', ['07:00', '08:00']),
      session(2, 'Vinyasa yoga', ['09:30', '10:30'], {
        capacity: { available: -1, consumed: 14, maximum: 13 },
        waiting: 2,
      }),
      session(3, 'Spin', ['10:00', '11:00'], { capacity: { available: 1, consumed: 12, maximum: 13 } }),
    ]);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Show the session that is over' }));
    const [over, full, last] = await rows();
    expect(over?.queryByText(/free/)).toBeNull();
    expect(full?.getByText('0 places free')).toBeVisible();
    expect(full?.getByText('2 waiting')).toBeVisible();
    expect(last?.getByText('1 place free')).toBeVisible();
    expect(last?.queryByText(/waiting/)).toBeNull();
  });

  it('name the place as the venue shows it, and nobody where nobody leads them', async () => {
    answer('listDeskSessions', [
      session(1, 'Squash', ['10:00', '11:00'], { instructors: [], friendlyLocationName: 'Courts 1 to 4' }),
    ]);
    show();
    const [only] = await rows();
    expect(only?.getByText('Courts 1 to 4')).toBeVisible();
  });
});

describe('another day', () => {
  it('is a step before or after, over the end of a month too', async () => {
    show('2026-11-30');
    await rows();
    expect(screen.getByRole('link', { name: 'The day before' })).toHaveAttribute('href', '/sessions?date=2026-11-29');
    expect(screen.getByRole('link', { name: 'The day after' })).toHaveAttribute('href', '/sessions?date=2026-12-01');
    expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/sessions');
  });

  it('has no way to today on today itself', async () => {
    show();
    await rows();
    expect(screen.queryByRole('link', { name: 'Today' })).toBeNull();
  });

  it('is asked for by its date at the desk’s venue', async () => {
    const requests: string[] = [];
    answerBy('listDeskSessions', ({ url }) => {
      requests.push(url.search);
      return { data: sessions };
    });
    show('2026-11-20');
    await rows();
    expect(requests).toEqual(['?venue=riverside-leisure-centre&date=2026-11-20']);
  });
});

it('says that it is being read, and where nothing is on what can be done', async () => {
  const { until, release } = held();
  answer('listDeskSessions', [], { after: until });
  show();
  expect(screen.getByText('Loading the sessions')).toBeInTheDocument();
  release();
  expect(await screen.findByRole('heading', { name: 'Nothing is on this day' })).toBeVisible();
  expect(screen.getByText('Choose another day with the arrows.')).toBeVisible();
  expect(screen.queryByText('Loading the sessions')).toBeNull();
});

it('that cannot be read says so, keeps the way to other days, and is read again', async () => {
  refuse('listDeskSessions', 'unavailable');
  show();
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('The sessions could not be loaded');
  expect(screen.getByRole('link', { name: 'The day after' })).toBeVisible();
  answer('listDeskSessions', sessions);
  await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(sessions.length);
});

it('words counts and days in Welsh', async () => {
  answer('listDeskSessions', [session(1, 'Aqua fit', ['10:00', '11:00'], { waiting: 2 })]);
  show('2026-11-18', { language: 'cy' });
  expect(await screen.findByRole('heading', { name: /^Mer, 18 Tach 2026$/ })).toBeVisible();
  const [only] = await rows();
  expect(only?.queryByText(/places? free|waiting|here/)).toBeNull();
});

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
