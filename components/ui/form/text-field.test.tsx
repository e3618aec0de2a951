import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

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
