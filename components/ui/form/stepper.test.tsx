import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './stepper.tsx';

const Tickets = ({ start = 0, min, max }: { start?: number; min?: number; max?: number }) => {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      label="Adults"
      decreaseLabel="Remove one"
      increaseLabel="Add one"
      value={value}
      onChange={setValue}
      min={min}
      max={max}
    />
  );
};

const input = () => screen.getByRole('spinbutton', { name: 'Adults' });

test('steps by one with the arrow keys', async () => {
  render(<Tickets start={2} max={10} />);
  await userEvent.type(input(), '{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(input()).toHaveValue('3');
});

test.each(['{Backspace}', '{Delete}'])('goes back to 0 with %s', async (key) => {
  render(<Tickets start={7} max={10} />);
  await userEvent.type(input(), key);
  expect(input()).toHaveValue('0');
});

test('goes back to the minimum where that is above 0', async () => {
  render(<Tickets start={7} min={1} max={10} />);
  await userEvent.type(input(), '{Backspace}');
  expect(input()).toHaveValue('1');
});

test('takes the maximum on a double click', async () => {
  render(<Tickets start={1} max={10} />);
  await userEvent.dblClick(input());
  expect(input()).toHaveValue('10');
});

test('leaves the number alone on a double click when there is no maximum', async () => {
  render(<Tickets start={4} />);
  await userEvent.dblClick(input());
  expect(input()).toHaveValue('4');
});

test('keeps a typed number within its limits', async () => {
  render(<Tickets max={10} />);
  await userEvent.type(input(), '47', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(input()).toHaveValue('10');
});

test('ignores letters', async () => {
  render(<Tickets start={3} max={10} />);
  await userEvent.type(input(), 'e-');
  expect(input()).toHaveValue('3');
});

test('stops at both ends without losing the focus', async () => {
  render(<Tickets start={1} max={2} />);
  const less = screen.getByRole('button', { name: 'Remove one' });
  await userEvent.click(less);
  await userEvent.click(less);
  expect(input()).toHaveValue('0');
  expect(less).toHaveAttribute('aria-disabled', 'true');
  expect(less).toHaveFocus();
  const more = screen.getByRole('button', { name: 'Add one' });
  await userEvent.tripleClick(more);
  expect(input()).toHaveValue('2');
  expect(more).toHaveAttribute('aria-disabled', 'true');
});

test('changes nothing while disabled', async () => {
  const changed: number[] = [];
  render(
    <Stepper
      label="Adults"
      decreaseLabel="Remove one"
      increaseLabel="Add one"
      value={2}
      onChange={(value) => changed.push(value)}
      disabled
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add one' }));
  expect(changed).toEqual([]);
});
