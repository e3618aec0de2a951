import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

test('takes the focus when it appears and leads to each field', async () => {
  const problems = [
    { fieldId: 'contact', message: 'Enter an emergency contact' },
    { message: 'The session being booked is already full' },
  ];
  render(
    <>
      <ErrorSummary title="There are 2 things to put right" problems={problems} />
      <TextField id="contact" label="Emergency contact" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'Enter an emergency contact' }));
  expect(screen.getByRole('textbox', { name: 'Emergency contact' })).toHaveFocus();
});
