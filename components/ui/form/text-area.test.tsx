import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './text-area.tsx';

const counter = (count: number, max: number) => `Character count: ${count}/${max}`;

test('counts what is typed', async () => {
  render(<TextArea label="Notes" maxLength={20} counter={counter} defaultValue="Left" />);
  expect(screen.getByText('Character count: 4/20')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), ' knee');
  expect(screen.getByText('Character count: 9/20')).toBeVisible();
});

test('counts a value the parent keeps', () => {
  const { rerender } = render(
    <TextArea label="Notes" maxLength={20} counter={counter} value="Left" onChange={() => undefined} />,
  );
  rerender(<TextArea label="Notes" maxLength={20} counter={counter} value="Left knee" onChange={() => undefined} />);
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
