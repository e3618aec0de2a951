import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { preloadable } from './preloadable.ts';
import { useOpening } from './use-opening.ts';

type SheetProps = { onClose: () => void };

const Sheet = ({ onClose }: SheetProps) => (
  <div role="dialog">
    <button type="button" onClick={onClose}>
      close
    </button>
  </div>
);

const show = () => {
  let arrive = () => {};
  const code = new Promise<ComponentType<SheetProps>>((resolve) => (arrive = () => resolve(Sheet)));
  const Lazy = preloadable(() => code);
  const Page = () => {
    const sheet = useOpening<true>();
    return (
      <>
        <button type="button" aria-busy={sheet.opening ?? undefined} onClick={() => sheet.open(true)}>
          open
        </button>
        {sheet.opened && <Lazy onClose={sheet.close} />}
      </>
    );
  };
  render(<Page />);
  return { arrive: () => act(async () => arrive()), preload: Lazy.preload };
};

const opener = () => screen.getByRole('button', { name: 'open' });

test('the control is busy from the press until the overlay is there', async () => {
  const { arrive } = show();
  await userEvent.click(opener());
  expect(opener()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await arrive();
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(opener()).not.toHaveAttribute('aria-busy');
});

test('an overlay whose code is there opens at once, and again after it was closed', async () => {
  const { arrive, preload } = show();
  await arrive();
  await preload();
  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole('button', { name: 'close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(opener());
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('code that cannot be fetched ahead is no failure yet', async () => {
  const Lazy = preloadable<SheetProps>(() => Promise.reject(new Error('offline')));
  await expect(Lazy.preload()).resolves.toBeUndefined();
});
