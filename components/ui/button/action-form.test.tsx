import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.edge';
import { deferred } from '#lib/hydration/deferred.tsx';
import { ActionForm } from './action-form.tsx';
import { Button } from './button.tsx';

const makePart = (onAct: () => void) => {
  const Part = () => (
    <ActionForm onAct={onAct}>
      <Button type="submit">Add</Button>
    </ActionForm>
  );
  return Part;
};

const makePage = (load: () => Promise<ComponentType>) => {
  const Part = deferred(lazy(async () => ({ default: await load() })));
  return <Part />;
};

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

/** The server-rendered HTML, with the inline script by which React queues submissions until hydration. */
const openPage = async (onAct: () => void) => {
  const stream = await renderToReadableStream(makePage(async () => makePart(onAct)));
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = await new Response(stream).text();
  for (const { textContent } of page.querySelectorAll('script')) window.eval(textContent);
  page.querySelectorAll('script').forEach((script) => script.remove());
  let arrive = () => {};
  const code = new Promise<ComponentType>((resolve) => (arrive = () => resolve(makePart(onAct))));
  const hydrate = () =>
    act(async () => {
      root = hydrateRoot(
        page,
        makePage(() => code),
      );
    });
  return { hydrate, arrive: () => act(async () => arrive()) };
};

describe('a press', () => {
  it('after hydration acts at once, as often as it is pressed', async () => {
    const onAct = jest.fn();
    const Part = makePart(onAct);
    render(<Part />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('button'));
    expect(onAct).toHaveBeenCalledTimes(2);
  });

  it('while the code of its part loads acts once the part is hydrated, and only once', async () => {
    const onAct = jest.fn();
    const { hydrate, arrive } = await openPage(onAct);
    await hydrate();
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('button'));
    expect(onAct).not.toHaveBeenCalled();
    await arrive();
    await waitFor(() => expect(onAct).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button'));
    expect(onAct).toHaveBeenCalledTimes(2);
  });

  it('before any code is there acts once the part is hydrated', async () => {
    const onAct = jest.fn();
    const { hydrate, arrive } = await openPage(onAct);
    await userEvent.click(screen.getByRole('button'));
    await hydrate();
    await arrive();
    await waitFor(() => expect(onAct).toHaveBeenCalledTimes(1));
  });
});
