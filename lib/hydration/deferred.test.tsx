import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.edge';
import { deferred } from './deferred.tsx';

type CounterProps = { label: string };

const Counter = ({ label }: CounterProps) => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" aria-label={label} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
};

/** A page with a part whose code `load` brings. */
const makePage = (load: () => Promise<ComponentType<CounterProps>>) => {
  const Part = deferred(lazy(async () => ({ default: await load() })));
  return (
    <main>
      <Counter label="around" />
      <Part label="part" />
    </main>
  );
};

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** The page as the server sends it, hydrated while the code of the part is on its way. */
const openPage = async () => {
  const stream = await renderToReadableStream(makePage(async () => Counter));
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = await new Response(stream).text();
  const html = page.innerHTML;
  const part = screen.getByRole('button', { name: 'part' });
  let resolveCode = () => {};
  const code = new Promise<ComponentType<CounterProps>>((resolve) => (resolveCode = () => resolve(Counter)));
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  await act(async () => {
    root = hydrateRoot(
      page,
      makePage(() => code),
      { onRecoverableError },
    );
  });
  return { page, html, part, errors, arrive: () => act(async () => resolveCode()) };
};

it('is sent in its place, without a fallback', async () => {
  const { html } = await openPage();
  expect(html).toContain('<button type="button" aria-label="part">0</button>');
  expect(html).not.toMatch(/<template|<script|hidden/);
});

it('stays as the server sent it while its code loads, and the page around it works', async () => {
  const { page, html, part } = await openPage();
  expect(page.innerHTML).toBe(html);
  await userEvent.click(screen.getByRole('button', { name: 'around' }));
  expect(screen.getByRole('button', { name: 'around' })).toHaveTextContent('1');
  expect(part).toBeInTheDocument();
});

it('is hydrated, not rendered anew, once its code is there', async () => {
  const { part, errors, arrive } = await openPage();
  await arrive();
  await userEvent.click(part);
  expect(part).toHaveTextContent('1');
  expect(part).toBeInTheDocument();
  expect(errors).toEqual([]);
});

it('loses a click on a bare button while its code loads, and takes the next one', async () => {
  const { part, arrive } = await openPage();
  await userEvent.click(part);
  await arrive();
  expect(part).toHaveTextContent('0');
  await userEvent.click(part);
  expect(part).toHaveTextContent('1');
});
