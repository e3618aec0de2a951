import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './filter-sheet.tsx';
import './read-filter-names.ts';
import { member, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { aClass, show } from '#tests/support/timetable-components/classes.tsx';
import { ahead } from '#tests/support/timetable-components/day.ts';

withSiteServer();
afterEach(() => window.history.replaceState(null, '', '/'));

const person = (number: number, name: string) => ({ id: `00000000-0000-4000-8000-00000000006${number}`, name });
const [dan, hannah] = [person(1, 'Dan Okafor'), person(2, 'Hannah Lowe')];
const ending = (clock: string) => ({ endsAt: ahead(clock) });
const studio = { id: '00000000-0000-4000-8000-000000000070', names: ['Studio 1', 'Riverside'] };
const classes = [
  aClass(1, '09:00', 'Aqua fit', { instructors: [hannah], tags: ['Water'], ...ending('09:45') }),
  aClass(2, '13:00', 'Barbell', { instructors: [dan], tags: ['Strength'], locations: [studio], ...ending('14:00') }),
  aClass(3, '18:00', 'Circuits', { instructors: [dan, hannah], tags: ['Strength', 'Cardio'], ...ending('18:45') }),
];
const names = () => screen.queryAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent);

/** Renders the classes; the first group is the bar above them. */
const showDay = async (sessions = classes, stage: Stage = { session: member }) => {
  const rendered = show(sessions, stage);
  const name = stage.language === 'cy' ? 'Hidlyddion' : 'Filters';
  return { ...rendered, bar: within(await screen.findByRole('group', { name })) };
};

describe('the bar', () => {
  test('starts with the whole day, and says nothing', async () => {
    const { bar } = await showDay();
    expect(bar.getByRole('button', { name: /^All day/ })).toHaveAttribute('aria-pressed', 'true');
    expect(names()).toEqual(['Aqua fit', 'Barbell', 'Circuits']);
    expect(screen.queryByText(/filters$/)).not.toBeInTheDocument();
  });

  test.each([
    ['Morning', ['Aqua fit'], '1 class'],
    ['Afternoon', ['Barbell'], '1 class'],
    ['Evening', ['Circuits'], '1 class'],
    ['All day', ['Aqua fit', 'Barbell', 'Circuits'], '3 classes'],
  ])('%s leaves what starts then, and says how many', async (part, expected, said) => {
    const { bar } = await showDay();
    const button = bar.getByRole('button', { name: `${part} ${said}` });
    await userEvent.click(button);
    expect(names()).toEqual(expected);
    expect(bar.getAllByRole('button', { pressed: true })).toEqual([button]);
  });

  test('any of several kinds, on and off by keyboard, and how many fit is said', async () => {
    const { bar } = await showDay();
    const kinds = within(bar.getByRole('group', { name: 'Kind' }));
    expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cardio', 'Strength', 'Water']);
    kinds.getByRole('button', { name: 'Cardio' }).focus();
    await userEvent.keyboard(' ');
    expect(names()).toEqual(['Circuits']);
    expect(screen.getByText('1 class fits the filters')).toHaveAttribute('aria-live', 'polite');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['Aqua fit', 'Circuits']);
    expect(kinds.getByRole('button', { name: 'Water' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    expect(kinds.getByRole('button', { name: 'Water' })).toHaveAttribute('aria-pressed', 'false');
    expect(names()).toEqual(['Circuits']);
  });

  test('filters count together, and stay when the places are read again', async () => {
    const { bar, queryClient } = await showDay();
    await userEvent.click(bar.getByRole('button', { name: 'Strength' }));
    await userEvent.click(bar.getByRole('button', { name: /^Evening/ }));
    expect(names()).toEqual(['Circuits']);
    const later = aClass(4, '19:00', 'Dance', { tags: ['Strength'] });
    answer('listActivityTimetableV2', [...classes, later]);
    await queryClient.invalidateQueries();
    await waitFor(() => expect(names()).toEqual(['Circuits', 'Dance']));
  });

  test('has the part of the day alone where a class leaves nothing to choose', async () => {
    const { bar } = await showDay([aClass(1, '09:00', 'Aqua fit')]);
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All day 1 class',
      'Morning 1 class',
      'Afternoon None',
      'Evening None',
    ]);
  });

  test('speaks Welsh', async () => {
    const { bar } = await showDay(classes, { session: member, language: 'cy' });
    await userEvent.click(bar.getByRole('button', { name: 'Bore 1 dosbarth' }));
    expect(names()).toEqual(['Aqua fit']);
    expect(bar.getByRole('group', { name: 'Math' })).toBeInTheDocument();
  });
});

describe('what is hidden', () => {
  test('is counted above the list, and shown again by a press', async () => {
    const { bar } = await showDay();
    await userEvent.click(bar.getByRole('button', { name: 'Cardio' }));
    expect(screen.getByText('2 classes hidden by filters')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(names()).toHaveLength(3);
    expect(screen.queryByText(/hidden by filters/)).not.toBeInTheDocument();
  });

  test('is everything where nothing fits: what was chosen is named, and taken back', async () => {
    window.history.replaceState(null, '', '/?startTime=18:00&endTime=18:30&tags=Cardio');
    await showDay();
    expect(await screen.findByText('Chosen: from 18:00, until 18:30, Cardio.')).toBeVisible();
    expect(screen.getByText('No class fits the filters')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(names()).toHaveLength(3);
    expect(window.location.search).toBe('');
  });

  test('has the name of an instructor who has no class on this day', async () => {
    const eve = person(5, 'Eve Marsh');
    let sent: URLSearchParams | undefined;
    const found = { venues: [], categories: [], schedules: [], locations: [], bookingTypes: [], instructors: [eve] };
    answer('listOccurrenceFilters', found, { seen: ({ url }) => (sent = url.searchParams) });
    window.history.replaceState(null, '', `/?instructors=${eve.id}`);
    await showDay();
    expect(await screen.findByText('Chosen: Eve Marsh.')).toBeVisible();
    expect(Object.fromEntries(sent ?? [])).toEqual({
      starts_after: '2099-11-11 00:00:00',
      starts_before: '2099-11-26 00:00:00',
      booking_types: 'classes',
    });
  });
});

describe('the sheet', () => {
  const openSheet = async (name: string | RegExp = 'More filters') => {
    await userEvent.click(screen.getByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name: 'Filters' }));
  };
  const open = async (sessions = classes) => {
    await showDay(sessions);
    return openSheet();
  };

  test('says on its button how many classes are left', async () => {
    const sheet = await open();
    expect(sheet.getByRole('button', { name: 'Show 3 classes' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Dan Okafor' }));
    expect(sheet.getByRole('button', { name: 'Show 2 classes' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Water' }));
    expect(sheet.getByRole('button', { name: 'Nothing fits' })).toBeVisible();
  });

  test('has several instructors at once, and the places', async () => {
    const sheet = await open();
    await userEvent.click(sheet.getByRole('button', { name: 'Dan Okafor' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Hannah Lowe' }));
    expect(names()).toHaveLength(3);
    await userEvent.click(
      within(sheet.getByRole('group', { name: 'Where' })).getByRole('button', { name: 'Studio 1' }),
    );
    expect(names()).toEqual(['Barbell']);
  });

  test('closed, its filters stay, and the button of the bar says how many', async () => {
    const sheet = await open();
    await userEvent.click(sheet.getByRole('button', { name: 'Dan Okafor' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Cardio' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show 1 class' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'More filters, 2 chosen' })).toBeVisible();
    expect(names()).toEqual(['Circuits']);
  });

  test('times are those of the day, and one goes with the other', async () => {
    const sheet = await open();
    const [from, until] = ['Starts from', 'Ends by'].map((name) => sheet.getByRole('combobox', { name }));
    if (!from || !until) throw new Error('no times');
    const texts = (select: HTMLElement) =>
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(texts(from)).toEqual(['Any time', '09:00', '13:00', '18:00']);
    expect(texts(until)).toEqual(['Any time', '10:00', '14:00', '19:00']);
    await userEvent.selectOptions(from, '13:00');
    expect(names()).toEqual(['Barbell', 'Circuits']);
    expect(texts(until)).toEqual(['Any time', '14:00', '19:00']);
    await userEvent.selectOptions(until, '14:00');
    expect(names()).toEqual(['Barbell']);
    expect(texts(from)).toEqual(['Any time', '09:00', '13:00']);
    await userEvent.selectOptions(from, 'Any time');
    expect(names()).toEqual(['Aqua fit', 'Barbell']);
  });

  test('a time counts in place of the part of the day, and a part in place of the times', async () => {
    const { bar } = await showDay();
    await userEvent.click(bar.getByRole('button', { name: /^Evening/ }));
    const sheet = await openSheet();
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Starts from' }), '13:00');
    await userEvent.click(sheet.getByRole('button', { name: 'Show 2 classes' }));
    expect(names()).toEqual(['Barbell', 'Circuits']);
    expect(bar.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: /^Morning/ }));
    expect(names()).toEqual(['Aqua fit']);
    expect(screen.getByRole('button', { name: 'More filters' })).toBeVisible();
  });

  test('clearing leaves the part of the day, which is not in the sheet', async () => {
    const { bar } = await showDay();
    await userEvent.click(bar.getByRole('button', { name: /^Evening/ }));
    await userEvent.click(bar.getByRole('button', { name: 'Strength' }));
    const sheet = await openSheet('More filters, 1 chosen');
    expect(sheet.getByRole('button', { name: 'Strength' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }));
    expect(sheet.getByRole('button', { name: 'Strength' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^Evening/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'More filters' })).toHaveFocus();
    expect(names()).toEqual(['Circuits']);
  });

  test('keeps what the day lacks on offer, to be taken back', async () => {
    window.history.replaceState(null, '', '/?startTime=07:30&tags=Yoga');
    await showDay();
    const sheet = await openSheet(/^More filters, 2/);
    expect(sheet.getByRole('combobox', { name: 'Starts from' })).toHaveValue('07:30');
    await userEvent.click(sheet.getByRole('button', { name: 'Yoga' }));
    expect(names()).toHaveLength(3);
  });
});
