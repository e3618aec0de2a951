import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './filter-sheet.tsx';
import { TimetableAutomatic } from '#components/timetable/day/timetable-automatic.tsx';
import { daySlotsQuery } from '#components/timetable/queries.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { alex } from '#tests/support/timetable-components/alex.ts';
import { badminton, showCourts, slot } from '#tests/support/timetable-components/courts.tsx';
import { ahead } from '#tests/support/timetable-components/day.ts';
import { pageRead } from '#tests/support/timetable-components/page-read.ts';
import { showSwims, swim } from '#tests/support/timetable-components/tickets.tsx';

withSiteServer();
afterEach(() => window.history.replaceState(null, '', '/'));

const openSheet = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^More filters/ }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};
const bar = async () => within(await screen.findByRole('group', { name: 'Filters' }));

describe('courts', () => {
  const slots = [17, 18, 19].flatMap((hour) => [slot(hour, 1), slot(hour, 2)]);

  test('are filtered by time: hours outside of it have no row', async () => {
    showCourts(slots);
    const sheet = await openSheet();
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Starts from' }), '18:00');
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Ends by' }), '19:00');
    await userEvent.click(sheet.getByRole('button', { name: 'Show 2 court times' }));
    expect(screen.getAllByRole('button', { name: /^Court \d, 18:00–19:00/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Court \d, 1[79]:00/ })).not.toBeInTheDocument();
    expect(screen.getByText('4 court times hidden by filters')).toBeVisible();
    expect(window.location.search).toBe('?startTime=18%3A00&endTime=19%3A00');
  });

  test('are chosen in the bar: the others have no column', async () => {
    showCourts(slots);
    await userEvent.click(within((await bar()).getByRole('group', { name: 'Where' })).getByText('Court 2'));
    const heads = within(screen.getByRole('grid')).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Time', 'Court 2']);
    expect(screen.getByText('3 court times hidden by filters')).toBeVisible();
    expect(within(screen.getByRole('grid')).getAllByRole('button')).toHaveLength(3);
  });

  test('of one court at one time have nothing to choose', async () => {
    showCourts([slot(18, 1)]);
    await screen.findByRole('grid');
    expect(screen.queryByRole('button', { name: 'More filters' })).not.toBeInTheDocument();
  });

  test('that the venue picks are filtered by time alone', async () => {
    refuse('priceSessions', 'unexpected');
    answer('listActivitySlotsV2', slots);
    answer('getAuthUser', alex);
    const day = { ...badminton, activity: { ...badminton.activity, isAutomatic: true } };
    renderOnSite(<TimetableAutomatic day={day} slots={pageRead(daySlotsQuery, day)} />, { session: member });
    const sheet = await openSheet();
    expect(sheet.queryByRole('group', { name: 'Where' })).not.toBeInTheDocument();
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Ends by' }), '19:00');
    expect(sheet.getByRole('button', { name: 'Show 2 sessions' })).toBeVisible();
  });
});

describe('swims', () => {
  const swims = [
    swim(1, '07:00', 'Lane swim', { endsAt: ahead('08:00') }),
    swim(2, '12:00', 'Family swim', { endsAt: ahead('13:00') }),
    swim(3, '18:00', 'Quiet swim', { endsAt: ahead('19:00') }),
  ];
  const names = () => screen.getAllByRole('button', { name: / swim$/ }).map(({ textContent }) => textContent);

  test('are filtered by time, and the chosen one is one of those that are left', async () => {
    showSwims(swims);
    expect(await screen.findByRole('button', { current: true })).toHaveTextContent('Lane swim');
    const sheet = await openSheet();
    expect(sheet.queryByRole('group', { name: 'Instructors' })).not.toBeInTheDocument();
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Starts from' }), '12:00');
    await userEvent.click(sheet.getByRole('button', { name: 'Show 2 sessions' }));
    expect(names()).toEqual(['Family swim', 'Quiet swim']);
    expect(screen.getByRole('button', { current: true })).toHaveTextContent('Family swim');
    expect(screen.getByText('1 session hidden by filters')).toBeVisible();
  });

  test('of which none fits leave no tickets to choose', async () => {
    window.history.replaceState(null, '', '/?endTime=06:00');
    showSwims(swims);
    expect(await screen.findByText('Chosen: until 06:00.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add one/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(names()).toHaveLength(3);
  });
});
