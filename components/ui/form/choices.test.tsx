import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Chip } from '#components/ui/chip.tsx';
import { Tabs } from '#components/ui/layout/tabs.tsx';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Segmented } from './segmented.tsx';

const dates = [
  { value: 'full', label: 'Entire camp' },
  { value: 'individual', label: 'Chosen dates' },
  { value: 'none', label: 'Not offered', disabled: true },
];

test('ticks a box by its label and says what is wrong with it', async () => {
  render(<Checkbox label="I agree to the waiver" error="Agree to the waiver" />);
  const box = screen.getByRole('checkbox', { name: 'I agree to the waiver' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Agree to the waiver');
  await userEvent.click(screen.getByText('I agree to the waiver'));
  expect(box).toBeChecked();
});

test('chooses one of a group with the mouse and the arrow keys', async () => {
  render(<RadioGroup legend="Booking dates" options={dates} defaultValue="full" />);
  expect(screen.getByRole('radio', { name: 'Entire camp' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Chosen dates' }));
  expect(screen.getByRole('radio', { name: 'Chosen dates' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Not offered' })).toBeDisabled();
});

test('tells the parent which option is chosen', async () => {
  const Dates = () => {
    const [value, setValue] = useState('full');
    return (
      <>
        <RadioGroup
          legend="Booking dates"
          options={dates}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <p>{value}</p>
      </>
    );
  };
  render(<Dates />);
  await userEvent.click(screen.getByRole('radio', { name: 'Chosen dates' }));
  expect(screen.getByText('individual')).toBeVisible();
});

test('describes a group by its error and lets a link reach its first option', () => {
  render(<RadioGroup id="dates" legend="Booking dates" options={dates} error="Please select an option" />);
  expect(screen.getByRole('group', { name: 'Booking dates' })).toHaveAccessibleDescription('Please select an option');
  expect(screen.getByRole('radio', { name: 'Entire camp' })).toHaveAttribute('id', 'dates');
});

test('shows which segment is on', async () => {
  const View = () => {
    const [view, setView] = useState<'list' | 'map'>('list');
    return (
      <Segmented
        label="View"
        value={view}
        onChange={setView}
        options={[
          { value: 'list', label: 'List' },
          { value: 'map', label: 'Map' },
        ]}
      />
    );
  };
  render(<View />);
  await userEvent.click(screen.getByRole('button', { name: 'Map' }));
  expect(screen.getByRole('button', { name: 'Map', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'List', pressed: false })).toBeVisible();
});

test('says what a segment has, and leaves one alone that has nothing', async () => {
  const seen: string[] = [];
  render(
    <Segmented
      label="Part"
      value="morning"
      onChange={(part) => seen.push(part)}
      options={[
        { value: 'morning', label: 'Morning', note: '3 classes' },
        { value: 'evening', label: 'Evening', note: 'None', isOff: true },
      ]}
    />,
  );
  expect(screen.getByRole('button', { name: 'Morning 3 classes' })).toBeVisible();
  const evening = screen.getByRole('button', { name: 'Evening None' });
  expect(evening).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(evening);
  expect(seen).toEqual([]);
});

test('says whether a chip is on', () => {
  render(
    <>
      <Chip pressed>Cardio</Chip>
      <Chip pressed={false}>Strength</Chip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Cardio', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Strength', pressed: false })).toBeVisible();
});

test('changes the panel with the arrow keys', async () => {
  const items = [
    { value: 'upcoming', label: 'Upcoming', panel: 'Three' },
    { value: 'past', label: 'Past', panel: 'None' },
  ];
  render(<Tabs label="Bookings" items={items} />);
  expect(screen.getByRole('tabpanel', { name: 'Upcoming' })).toHaveTextContent('Three');
  await userEvent.click(screen.getByRole('tab', { name: 'Upcoming' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Past' })).toHaveTextContent('None');
});
