import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { onDemand, useOnDemand, type OnDemand } from './on-demand.ts';

const Words = () => <p>Here</p>;

const Part = ({ words, isWanted }: { words: OnDemand<ComponentType>; isWanted: boolean }) => {
  const { code: Code, isFailed } = useOnDemand(words, isWanted);
  if (isFailed) return <p>Failed</p>;
  return Code ? <Code /> : <p>Waiting</p>;
};

const counted = (load: () => Promise<ComponentType>) => {
  const loads = { count: 0 };
  const words = onDemand(async () => {
    loads.count += 1;
    return load();
  });
  return { words, loads };
};

it('loads nothing until it is wanted', async () => {
  const { words, loads } = counted(async () => Words);
  const { rerender } = render(<Part words={words} isWanted={false} />);
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(loads.count).toBe(0);
  rerender(<Part words={words} isWanted />);
  expect(await screen.findByText('Here')).toBeVisible();
});

it('is there at once where it was loaded before, and stays when it is no longer wanted', async () => {
  const { words, loads } = counted(async () => Words);
  const { rerender, unmount } = render(<Part words={words} isWanted />);
  await screen.findByText('Here');
  rerender(<Part words={words} isWanted={false} />);
  expect(screen.getByText('Here')).toBeVisible();
  unmount();
  render(<Part words={words} isWanted={false} />);
  expect(screen.getByText('Here')).toBeVisible();
  expect(loads.count).toBe(1);
});

it('tells when it does not arrive, and is asked for again when it is wanted again', async () => {
  let isLost = true;
  const { words } = counted(async () => {
    if (isLost) throw new Error('no connection');
    return Words;
  });
  const { rerender } = render(<Part words={words} isWanted />);
  expect(await screen.findByText('Failed')).toBeVisible();
  isLost = false;
  rerender(<Part words={words} isWanted={false} />);
  rerender(<Part words={words} isWanted />);
  expect(await screen.findByText('Here')).toBeVisible();
});

it('is asked for again once there is a connection', async () => {
  let isLost = true;
  const { words } = counted(async () => {
    if (isLost) throw new Error('no connection');
    return Words;
  });
  render(<Part words={words} isWanted />);
  expect(await screen.findByText('Failed')).toBeVisible();
  isLost = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here')).toBeVisible();
});
