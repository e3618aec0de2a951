import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button/button.tsx';
import '#components/ui/overlay/calendar-popover.tsx'; // loaded before the clock of a test runs
import { Modal } from '#components/ui/overlay/modal.tsx';
import { Checkbox } from './checkbox.tsx';
import { DateField } from './date-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

const options = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
];

test('hands every field to a form library and shows what it starts with', async () => {
  const sent: object[] = [];
  const Order = () => {
    const { register, handleSubmit } = useForm({
      defaultValues: { name: 'Sam', size: 's', lunch: 'm', agreed: false },
    });
    return (
      <form
        onSubmit={(event) =>
          void handleSubmit((values) => {
            sent.push(values);
          })(event)
        }
      >
        <TextArea label="Name" maxLength={10} counter={(count, max) => `${count} of ${max}`} {...register('name')} />
        <RadioGroup legend="Shirt" options={options} {...register('size')} />
        <Select label="Lunch" options={options} {...register('lunch')} />
        <Checkbox label="Agreed" {...register('agreed')} />
        <Button>Send</Button>
      </form>
    );
  };
  render(<Order />);
  expect(screen.getByText('3 of 10')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'my');
  await userEvent.click(screen.getByRole('radio', { name: 'Medium' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Agreed' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([{ name: 'Sammy', size: 'm', lunch: 'm', agreed: true }]);
});

test('closes only the calendar of a modal on Escape', async () => {
  const labels = {
    open: 'Open calendar',
    calendar: 'Choose a date',
    previousMonth: '',
    nextMonth: '',
    month: '',
    year: '',
    today: '',
  };
  const closed: string[] = [];
  render(
    <Modal open onClose={() => closed.push('modal')} title="Add a child" closeLabel="Close">
      <DateField label="Date of birth" value="" onChange={() => undefined} labels={labels} today="2026-11-18" />
    </Modal>,
  );
  await userEvent.click(screen.getByLabelText('Open calendar'));
  const calendar = await screen.findByRole('dialog', { name: 'Choose a date' });
  await waitFor(() => expect(calendar).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a date' })).toBeNull());
  expect(closed).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(closed).toEqual(['modal']);
});
