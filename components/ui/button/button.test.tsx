import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkButton, buttonClass, type ButtonLook, Button } from './button.tsx';

test('throws for a variant it does not know', () => {
  const unknown: object = { variant: 'ghost' };
  expect(() => render(<Button {...unknown}>Join</Button>)).toThrow('Invalid variant provided to Button component.');
  expect(() =>
    render(
      <LinkButton href="/" {...unknown}>
        Join
      </LinkButton>,
    ),
  ).toThrow('Invalid variant provided to Button component.');
});

test.each<ButtonLook>([
  { className: 'mt-4' },
  { variant: 'secondary', size: 'medium' },
  { variant: 'text', size: 'small', block: true },
])('looks as asked: %j', (look) => {
  render(
    <>
      <Button {...look}>Join</Button>
      <LinkButton {...look} href="/">
        Join
      </LinkButton>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Join' })).toHaveClass(buttonClass(look), { exact: true });
  expect(screen.getByRole('link', { name: 'Join' })).toHaveClass(buttonClass(look), { exact: true });
});

test('submits its form', async () => {
  let submitted = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted += 1;
      }}
    >
      <Button>Pay</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(submitted).toBe(1);
});

test('keeps its name while loading and ignores presses', async () => {
  let pressed = 0;
  render(
    <Button
      loading
      onClick={() => {
        pressed += 1;
      }}
    >
      Add to basket
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Add to basket' });
  await userEvent.click(button);
  expect(pressed).toBe(0);
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('does not submit its form while loading', async () => {
  let submitted = 0;
  render(
    <form
      onSubmit={() => {
        submitted += 1;
      }}
    >
      <Button loading>Pay</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(submitted).toBe(0);
});

test('shows the reason it cannot act, keeps the focus and leads to what is missing', async () => {
  const calls: string[] = [];
  render(
    <Button reason="Agree to waiver" onClick={() => calls.push('click')} onRefused={() => calls.push('refused')}>
      Add to basket
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Agree to waiver' });
  await userEvent.click(button);
  expect(calls).toEqual(['refused']);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  expect(screen.queryByText('Add to basket')).toBeNull();
});

test('is a link when it goes somewhere', () => {
  render(
    <LinkButton href="/basket" variant="secondary">
      Edit basket
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Edit basket' })).toHaveAttribute('href', '/basket');
});
