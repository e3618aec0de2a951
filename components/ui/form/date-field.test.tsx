import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '#components/ui/overlay/calendar-popover.tsx'; // loaded before the clock of a test runs
import { DateField, type DateFieldProps } from './date-field.tsx';

const labels = {
  open: 'Open calendar',
  calendar: 'Choose a date',
  previousMonth: 'Previous',
  nextMonth: 'Next',
  month: 'Month',
  year: 'Year',
  today: 'today',
};

const Visit = ({ start = '', ...limits }: { start?: string } & Partial<DateFieldProps>) => {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField {...limits} label="Date" value={value} onChange={setValue} labels={labels} today="2026-11-18" />
      <output>{value}</output>
    </>
  );
};

const input = () => screen.getByRole('textbox', { name: 'Date' });
const kept = () => screen.getByRole('status').textContent;

test('shows a date as DD-MM-YYYY', () => {
  render(<Visit start="2017-03-14" />);
  expect(input()).toHaveValue('14-03-2017');
});

test.each(['14-03-2017', '14/03/2017', '14032017', '14 3 2017'])('reads %s', async (text) => {
  render(<Visit />);
  await userEvent.type(input(), text);
  expect(kept()).toBe('2017-03-14');
  expect(input()).toHaveValue('14-03-2017');
});

test('hands on what is typed as long as it is no date', async () => {
  render(<Visit />);
  await userEvent.type(input(), '31-02-2026');
  expect(kept()).toBe('31-02-2026');
  expect(input()).toHaveValue('31-02-2026');
});

test('ties its error to the input', () => {
  render(<Visit error="Please select a date" />);
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Please select a date');
});

test('takes a day from the calendar, gives the focus back and closes', async () => {
  render(<Visit start="2026-11-18" />);
  await userEvent.click(screen.getByLabelText('Open calendar'));
  expect(await screen.findByRole('dialog', { name: 'Choose a date' })).toBeVisible();
  await userEvent.click(screen.getByLabelText(/^Friday,? 20 November 2026$/));
  expect(kept()).toBe('2026-11-20');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('moves about the calendar with the keyboard', async () => {
  render(<Visit start="2026-11-18" />);
  await userEvent.click(screen.getByLabelText('Open calendar'));
  await screen.findByRole('dialog', { name: 'Choose a date' });
  const today = screen.getByLabelText(/^Wednesday,? 18 November 2026, today$/);
  await waitFor(() => expect(today).toHaveFocus()); // the browser's next frame gives it
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
  expect(kept()).toBe('2026-11-24');
});

test('leaves without a change on Escape', async () => {
  render(<Visit start="2026-11-18" />);
  await userEvent.click(screen.getByLabelText('Open calendar'));
  await screen.findByRole('dialog', { name: 'Choose a date' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(kept()).toBe('2026-11-18');
});

test.each([
  ['the past', { disablePast: true }, /^Tuesday,? 17 November 2026$/, /^Wednesday,? 18 November 2026, today$/],
  ['the future', { disableFuture: true }, /^Thursday,? 19 November 2026$/, /^Wednesday,? 18 November 2026, today$/],
  ['days before the first', { minDate: '2026-11-10' }, /^Monday,? 9 November 2026$/, /^Tuesday,? 10 November 2026$/],
  ['days after the last', { maxDate: '2026-11-25' }, /^Thursday,? 26 November 2026$/, /^Wednesday,? 25 November 2026$/],
])('leaves out %s', async (_, limits, forbidden, allowed) => {
  render(<Visit {...limits} />);
  await userEvent.click(screen.getByLabelText('Open calendar'));
  await screen.findByRole('dialog', { name: 'Choose a date' });
  expect(screen.getByLabelText(forbidden)).toBeDisabled();
  expect(screen.getByLabelText(allowed)).toBeEnabled();
});

test('starts the week on Monday', async () => {
  render(<Visit />);
  await userEvent.click(screen.getByLabelText('Open calendar'));
  await screen.findByRole('dialog', { name: 'Choose a date' });
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Mon');
});

test('names days and months in Welsh on a Welsh page', async () => {
  render(<Visit locale="cy" />);
  await userEvent.click(screen.getByLabelText('Open calendar'));
  expect(await screen.findByLabelText('Dydd Gwener 20 Tachwedd 2026')).toBeEnabled();
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Llun');
});
