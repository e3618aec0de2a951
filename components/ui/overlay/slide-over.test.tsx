import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Drawer } from './drawer.tsx';
import { Modal } from './modal.tsx';
import { SlideOver, type SlideOverProps } from './slide-over.tsx';

const Session = (props: Partial<SlideOverProps>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        More about it
      </button>
      <SlideOver title="Lunchtime HIIT" closeLabel="Close" {...props} open={open} onClose={() => setOpen(false)}>
        Studio 1
      </SlideOver>
    </>
  );
};

const Stacked = () => {
  const [lower, setLower] = useState(false);
  const [upper, setUpper] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLower(true)}>
        Open
      </button>
      <SlideOver title="Session" closeLabel="Close session" open={lower} onClose={() => setLower(false)}>
        <button type="button" onClick={() => setUpper(true)}>
          Read the waiver
        </button>
      </SlideOver>
      <SlideOver title="Waiver" closeLabel="Close waiver" open={upper} onClose={() => setUpper(false)}>
        Every word
      </SlideOver>
    </>
  );
};

const backdrop = () => {
  const last = screen.getAllByRole('dialog').at(-1)?.parentElement;
  if (!last) throw new Error('No slide-over is open');
  return last;
};

const openSession = () => userEvent.click(screen.getByRole('button', { name: 'More about it' }));

test('opens by its title with the focus inside', async () => {
  render(<Session />);
  await openSession();
  expect(screen.getByRole('dialog', { name: 'Lunchtime HIIT' })).toHaveTextContent('Studio 1');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
});

test('closes with a press on the backdrop', async () => {
  render(<Session />);
  await openSession();
  await userEvent.click(backdrop());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('closes with %s and gives the focus back', async (_, close) => {
  render(<Session />);
  await openSession();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'More about it' })).toHaveFocus();
});

test('stays on a press on the backdrop where that is prevented', async () => {
  render(<Session preventBackdropClosure />);
  await openSession();
  await userEvent.click(backdrop());
  expect(screen.getByRole('dialog', { name: 'Lunchtime HIIT' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['small', 'w-[min(var(--slide-s),100%)]'],
  ['medium', 'w-[min(var(--slide-m),100%)]'],
  ['large', 'w-[min(var(--slide-l),100%)]'],
] as const)('is as wide as asked: %s', async (size, className) => {
  render(<Session size={size} />);
  await openSession();
  expect(screen.getByRole('dialog')).toHaveClass(className);
});

test('puts the title below a drawing', async () => {
  render(<Session art={<i />} titleEnd="5 available" />);
  await openSession();
  expect(screen.getByRole('dialog', { name: 'Lunchtime HIIT' })).toHaveTextContent('5 available');
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press on the backdrop', () => userEvent.click(backdrop())],
])('closes only the upper of two with %s', async (_, close) => {
  render(<Stacked />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Read the waiver' }));
  expect(screen.getByRole('dialog', { name: 'Waiver' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close waiver' })).toHaveFocus());
  await close();
  expect(screen.queryByRole('dialog', { name: 'Waiver' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Session' })).toBeVisible();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks one thing in a modal, with the focus where it is wanted', async () => {
  const Ask = () => {
    const [open, setOpen] = useState(true);
    const keep = useRef<HTMLButtonElement>(null);
    return (
      <Modal
        alert
        open={open}
        onClose={() => setOpen(false)}
        title="Leave the waitlist?"
        closeLabel="Close"
        description="You would lose your place."
        initialFocus={keep}
        actions={
          <button type="button" ref={keep}>
            Keep it
          </button>
        }
      />
    );
  };
  render(<Ask />);
  const dialogue = screen.getByRole('alertdialog', { name: 'Leave the waitlist?' });
  expect(dialogue).toHaveAccessibleDescription('You would lose your place.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('closes the drawer with its button', async () => {
  const Menu = () => {
    const [open, setOpen] = useState(true);
    return (
      <Drawer open={open} onClose={() => setOpen(false)} label="Menu" closeLabel="Close menu">
        <nav>
          <a href="/">Home</a>
        </nav>
      </Drawer>
    );
  };
  render(<Menu />);
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
