import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOON } from '#tests/support/model/sessions.ts';
import { guest, member, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { aClass, show } from '#tests/support/timetable-components/classes.tsx';
import { withNoon } from '#tests/support/timetable-components/clock.ts';
import { day } from '#tests/support/timetable-components/day.ts';

withSiteServer();
withNoon();

const path = '/location/riverside-leisure-centre/fitness-classes';
const on = (date: string, openDates: string[]) => day({ date, openDates, renderedAt: NOON.getTime() });

describe('a day without anything on', () => {
  const showEmpty = (date: string, openDates: string[], stage: Stage = { session: member }) =>
    show([], stage, on(date, openDates));

  test.each([
    ['the next day that has something', '2026-11-19', ['2026-11-18', '2026-11-21', '2026-11-22'], '2026-11-21'],
    ['not to days before it', '2026-11-25', ['2026-11-18', '2026-12-01'], '2026-12-01'],
    ['today, when it has passed', '2026-11-16', ['2026-11-16', '2026-11-18'], '2026-11-18'],
    ['the first day from today on, when it has passed', '2026-11-16', ['2026-11-17', '2026-11-20'], '2026-11-20'],
  ])('leads to %s', async (_, date, openDates, next) => {
    showEmpty(date, openDates);
    expect(await screen.findByRole('link', { name: /^Go to/ })).toHaveAttribute('href', `${path}/${next}`);
  });

  test('says so, and when the next sessions are', async () => {
    showEmpty('2026-11-19', ['2026-11-21']);
    expect(await screen.findByRole('heading', { name: 'Nothing on this day' })).toBeVisible();
    expect(screen.getByText('The next sessions are on Saturday 21 November.')).toBeVisible();
  });

  test('says that it has passed', async () => {
    showEmpty('2026-11-16', []);
    expect(await screen.findByRole('heading', { name: 'This day has passed' })).toBeVisible();
  });

  test('leads nowhere when nothing is on sale, not even to itself', async () => {
    showEmpty('2026-11-19', ['2026-11-18', '2026-11-19']);
    expect(await screen.findByText('There is nothing to book at the moment.')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('leads on inside its frame, and in Welsh', async () => {
    showEmpty('2026-11-19', ['2026-11-21'], { session: guest, language: 'cy', mode: 'embedded' });
    expect(await screen.findByRole('heading', { name: 'Dim byd ar y diwrnod hwn' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Mynd i .* 21 Tachwedd$/ })).toHaveAttribute(
      'href',
      `${path}/2026-11-21?embedded=true`,
    );
  });
});

describe('a day on its way', () => {
  test('shows neither a class nor an empty day before it has come', async () => {
    let arrive = () => undefined as void;
    const after = new Promise<void>((resolve) => (arrive = resolve));
    show([]);
    answer('listActivityTimetableV2', [aClass(1, '18:00', 'Aqua fit')], { after });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    arrive();
    expect(await screen.findByRole('heading', { name: 'Aqua fit' })).toBeVisible();
  });

  test.each([
    ['a guest', guest],
    ['a customer', member],
  ])('that cannot be had is told %s, with what still works', async (_, session) => {
    show([], { session });
    refuse('listActivityTimetableV2', 'unexpected');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The timetable did not load');
    expect(alert).toHaveTextContent('The rest of the site works. Try once more.');
  });

  test('that fails again on another try stays told', async () => {
    let count = 0;
    show([]);
    refuse('listActivityTimetableV2', 'unavailable', {}, { seen: () => (count += 1) });
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(count).toBeGreaterThan(1));
    expect(await screen.findByRole('alert')).toHaveTextContent('The timetable did not load');
  });
});

describe('places that cannot be read again', () => {
  const stale = async (stage: Stage = { session: member }) => {
    const { queryClient } = show([aClass(1, '18:00', 'Aqua fit')], stage);
    await screen.findByRole('heading', { name: 'Aqua fit' });
    refuse('listActivityTimetableV2', 'unexpected');
    await queryClient.invalidateQueries();
  };

  test('leave the day as it was, with a note', async () => {
    await stale();
    expect(
      await screen.findByText(/^We could not check the latest places. What you see may have changed./),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Aqua fit' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('come with another try, and the note goes', async () => {
    await stale();
    answer('listActivityTimetableV2', [aClass(2, '19:00', 'Boxing fit')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Boxing fit' })).toBeVisible();
    expect(screen.queryByText(/^We could not check/)).not.toBeInTheDocument();
  });

  test('are told in Welsh', async () => {
    await stale({ session: member, language: 'cy' });
    expect(await screen.findByText(/^Nid oedd modd gwirio’r lleoedd diweddaraf/)).toBeVisible();
  });
});

test('a day before the move to the new system is read by the old call', async () => {
  answer('listActivityTimetable', [aClass(1, '18:00', 'Old aqua fit', { id: 41, isV2: false })]);
  show([aClass(2, '18:00', 'New aqua fit')], { session: member }, { ...on('2026-11-19', []), isV2: false });
  expect(await screen.findByRole('heading', { name: 'Old aqua fit' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'New aqua fit' })).not.toBeInTheDocument();
});
