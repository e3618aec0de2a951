import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './filter-sheet.tsx';
import { member, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { aClass, show } from '#tests/support/timetable-components/classes.tsx';

withSiteServer();

const person = (number: number, name: string) => ({ id: `00000000-0000-4000-8000-00000000006${number}`, name });
const [dan, hannah] = [person(1, 'Dan Okafor'), person(2, 'Hannah Lowe')];
const classes = [
  aClass(1, '09:00', 'Aqua fit', { instructors: [hannah], tags: ['Water'] }),
  aClass(2, '13:00', 'Barbell', { instructors: [dan], tags: ['Strength'] }),
  aClass(3, '18:00', 'Circuits', { instructors: [dan, hannah], tags: ['Strength', 'Cardio'] }),
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
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
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

  test('one instructor at a time, by name, or any', async () => {
    const { bar } = await showDay();
    const select = bar.getByRole('combobox', { name: 'Instructor' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any instructor', 'Dan Okafor', 'Hannah Lowe']);
    await userEvent.selectOptions(select, 'Dan Okafor');
    expect(names()).toEqual(['Barbell', 'Circuits']);
    await userEvent.selectOptions(select, 'Hannah Lowe');
    expect(names()).toEqual(['Aqua fit', 'Circuits']);
    await userEvent.selectOptions(select, 'Any instructor');
    expect(names()).toHaveLength(3);
  });

  test('any of several kinds, on and off by keyboard', async () => {
    const { bar } = await showDay();
    const kinds = within(bar.getByRole('group', { name: 'Kind of class' }));
    expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cardio', 'Strength', 'Water']);
    kinds.getByRole('button', { name: 'Cardio' }).focus();
    await userEvent.keyboard(' ');
    expect(names()).toEqual(['Circuits']);
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
    await userEvent.selectOptions(bar.getByRole('combobox'), 'Hannah Lowe');
    await userEvent.click(bar.getByRole('button', { name: /^Evening/ }));
    expect(names()).toEqual(['Circuits']);
    const later = aClass(4, '19:00', 'Dance', { instructors: [hannah] });
    answer('listActivityTimetableV2', [...classes, later]);
    await queryClient.invalidateQueries();
    await waitFor(() => expect(names()).toEqual(['Circuits', 'Dance']));
  });

  test('has the part of the day alone where classes have neither instructor nor kind', async () => {
    const { bar } = await showDay([aClass(1, '09:00', 'Aqua fit')]);
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All day 1 class',
      'Morning 1 class',
      'Afternoon None',
      'Evening None',
    ]);
    expect(bar.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('speaks Welsh', async () => {
    const { bar } = await showDay(classes, { session: member, language: 'cy' });
    await userEvent.click(bar.getByRole('button', { name: 'Bore 1 dosbarth' }));
    expect(names()).toEqual(['Aqua fit']);
    expect(bar.getByRole('combobox', { name: 'Hyfforddwr' })).toHaveDisplayValue('Unrhyw hyfforddwr');
  });
});

describe('the sheet of a phone', () => {
  const open = async () => {
    const { bar } = await showDay();
    await userEvent.click(bar.getByRole('button', { name: 'More filters' }));
    return within(await screen.findByRole('dialog', { name: 'Filters' }));
  };

  test('says on its button how many classes are left', async () => {
    const sheet = await open();
    expect(sheet.getByRole('button', { name: 'Show 3 classes' })).toBeVisible();
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Instructor' }), 'Dan Okafor');
    expect(sheet.getByRole('button', { name: 'Show 2 classes' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Water' }));
    expect(sheet.getByRole('button', { name: 'Nothing fits' })).toBeVisible();
  });

  test('closed, its filters stay, and the button of the bar says how many', async () => {
    const sheet = await open();
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Instructor' }), 'Dan Okafor');
    await userEvent.click(sheet.getByRole('button', { name: 'Cardio' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show 1 class' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'More filters, 2 chosen' })).toBeVisible();
    expect(names()).toEqual(['Circuits']);
  });

  test('clearing leaves the part of the day, which is not in the sheet', async () => {
    const { bar } = await showDay();
    await userEvent.click(bar.getByRole('button', { name: /^Evening/ }));
    await userEvent.click(bar.getByRole('button', { name: 'Strength' }));
    await userEvent.click(bar.getByRole('button', { name: 'More filters, 1 chosen' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('button', { name: 'Strength' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }));
    expect(sheet.getByRole('button', { name: 'Strength' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^Evening/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'More filters' })).toHaveFocus();
    expect(names()).toEqual(['Circuits']);
  });
});
