import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const counter = (count: number, max: number) => `Character count: ${count}/${max}`;

test('ties label, help and error to the input', () => {
  render(<TextField label="Emergency contact" help="A grown-up" error="This field is required" />);
  const input = screen.getByRole('textbox', { name: 'Emergency contact' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('This field is required A grown-up');
});

test('is neither invalid nor described without error and help', () => {
  render(<TextField label="Name" />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeValid();
  expect(screen.getByRole('textbox', { name: 'Name' })).not.toHaveAttribute('aria-describedby');
});

test('counts what is typed', async () => {
  render(<TextField label="Notes" maxLength={20} counter={counter} defaultValue="Left" />);
  expect(screen.getByText('Character count: 4/20')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), ' knee');
  expect(screen.getByText('Character count: 9/20')).toBeVisible();
});

test('counts a value the parent keeps', () => {
  const { rerender } = render(
    <TextField label="Notes" maxLength={20} counter={counter} value="Left" onChange={() => undefined} />,
  );
  rerender(<TextField label="Notes" maxLength={20} counter={counter} value="Left knee" onChange={() => undefined} />);
  expect(screen.getByText('Character count: 9/20')).toBeVisible();
});

test('takes no more than its maximum', async () => {
  render(<TextArea label="Notes" maxLength={5} counter={counter} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'abcdefgh');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('abcde');
});

test('reads the count out only when the end is near', async () => {
  render(<TextArea label="Notes" maxLength={10} counter={counter} />);
  const input = screen.getByRole('textbox', { name: 'Notes' });
  await userEvent.type(input, '12345678');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(input, '9');
  expect(screen.getByRole('status')).toHaveTextContent('Character count: 9/10');
});

test('offers the options of a list below a placeholder', async () => {
  const options = [
    { value: '5', label: '5 miles' },
    { value: '30', label: '30 miles' },
  ];
  render(<Select label="Radius" placeholder="Any" options={options} error="Please select an option" />);
  const select = screen.getByRole('combobox', { name: 'Radius' });
  expect(select).toHaveAccessibleDescription('Please select an option');
  expect(select).toHaveValue('');
  await userEvent.selectOptions(select, '30 miles');
  expect(select).toHaveValue('30');
});
