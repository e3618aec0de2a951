import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { PublicSession } from '#lib/api/session.ts';
import { SessionContext } from '#lib/auth/session-context.tsx';
import type { Wakes } from '#lib/hydration/hydration-triggers.ts';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { dormant } from './dormant.tsx';

const target = '/api/activities/venue/riverside/activity/yoga/v2/timetable?date=2026-11-18';
const forEver: Wakes = { until: null, grounds: [] };

const Counter = () => {
  const [count, setCount] = useState(0);
  const [name, setName] = useState('');
  return (
    <>
      <button
        type="button"
        onClick={() => setCount(count + 1)}
        onDoubleClick={() => setCount(99)}
        onKeyDown={({ key }) => key === 'ArrowUp' && setCount(count + 10)}
      >
        {count}
      </button>
      <input
        aria-label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={({ key }) => key === 'ArrowDown' && setCount(count - 1)}
      />
      <output>{name}</output>
      <a href="#elsewhere">Elsewhere</a>
    </>
  );
};

/** As the server draws it; the comments are React's around an Activity. */
const picture =
  '<div class="dormant"><!--&--><button type="button">0</button><input aria-label="Name" value=""/><output></output><a href="#elsewhere">Elsewhere</a><!--/&--></div>';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Lets the browser take over a page with a sleeping part whose code has not come yet. */
const takeOver = async (wakes: Wakes = forEver, session: PublicSession | null = guest) => {
  let arrive = () => {};
  const code = new Promise<ComponentType>((resolve) => (arrive = () => resolve(Counter)));
  const load = jest.fn(() => code);
  const Part = dormant(load);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = picture;
  const button = screen.getByRole('button');
  const complaints: unknown[] = [];
  const store = { read: () => session, subscribe: () => () => undefined, refresh: async () => undefined };
  const site = (provided: Wakes) => (
    <SessionContext value={store}>
      <Part wakes={provided} />
    </SessionContext>
  );
  await act(async () => {
    root = hydrateRoot(page, site(wakes), { onRecoverableError: (error) => complaints.push(error) });
  });
  const renew = () => act(async () => startTransition(() => root?.render(site({ ...wakes }))));
  return { load, arrive: () => act(async () => arrive()), renew, button, complaints };
};

describe('a sleeping part', () => {
  it('loads nothing until somebody reaches for it, and is then the same elements, alive', async () => {
    const { load, arrive, button, complaints } = await takeOver();
    expect(load).not.toHaveBeenCalled();
    await userEvent.hover(button);
    expect(load).toHaveBeenCalled();
    await arrive();
    await userEvent.click(button);
    expect(button).toHaveTextContent('1');
    expect(button).toBeInTheDocument();
    expect(complaints).toEqual([]);
  });

  it('does what was pressed before its code came, as often as it was pressed', async () => {
    const { arrive, button } = await takeOver();
    await userEvent.click(button);
    await userEvent.click(button);
    expect(button).toHaveTextContent('0');
    await arrive();
    await waitFor(() => expect(button).toHaveTextContent('2'));
  });

  it('knows a double press', async () => {
    const { arrive, button } = await takeOver();
    await userEvent.dblClick(button);
    await arrive();
    await waitFor(() => expect(button).toHaveTextContent('99'));
  });

  it('does it by keyboard alike', async () => {
    const { arrive, button } = await takeOver();
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowUp}');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await arrive();
    await waitFor(() => expect(button).toHaveTextContent('10'));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('hears what was written before', async () => {
    const { arrive } = await takeOver();
    await userEvent.type(screen.getByRole('textbox'), 'Riverside');
    await arrive();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Riverside'));
    expect(screen.getByRole('textbox')).toHaveValue('Riverside');
  });

  it('sleeps on without its code, and does what was pressed once the next sign has fetched it', async () => {
    const { load, arrive, button, complaints } = await takeOver();
    load.mockImplementation(() => Promise.reject(new Error('offline')));
    await userEvent.click(button);
    await act(async () => undefined);
    expect(button).toBeInTheDocument();
    load.mockImplementation(async () => Counter);
    await userEvent.unhover(button);
    await userEvent.hover(button);
    await arrive();
    await waitFor(() => expect(button).toHaveTextContent('1'));
    expect(complaints).toEqual([]);
  });

  it('lets links lead where they lead', async () => {
    await takeOver();
    await userEvent.click(screen.getByRole('link'));
    expect(window.location.hash).toBe('#elsewhere');
  });
});

describe('a sleeping part wakes', () => {
  it('for somebody who is logged in', async () => {
    const { load } = await takeOver(forEver, member);
    expect(load).toHaveBeenCalled();
  });

  it('when its picture is no longer true', async () => {
    const { load } = await takeOver({ until: Date.now() - 1, grounds: [] });
    await waitFor(() => expect(load).toHaveBeenCalled());
  });

  it('when a read says something else, and not when it says the same', async () => {
    const answers = [304, 200];
    const fetched = jest
      .spyOn(window, 'fetch')
      .mockImplementation(async () => new Response(null, { status: answers.shift() ?? 500 }));
    const { load } = await takeOver({ until: null, grounds: [{ target, checksum: 'abc' }] });
    expect(fetched).toHaveBeenCalledWith(
      target,
      expect.objectContaining({ headers: expect.objectContaining({ 'if-none-match': '"abc"' }) }),
    );
    expect(load).not.toHaveBeenCalled();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalled();
    fetched.mockRestore();
  });

  it('when the page around it is made anew', async () => {
    const { load, arrive, renew } = await takeOver();
    await renew();
    expect(load).toHaveBeenCalled();
    await arrive();
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('1');
  });

  it('at once where the browser draws it, after a click on a link', async () => {
    const Part = dormant(async () => Counter);
    await act(async () => void renderOnSite(<Part wakes={forEver} />));
    await userEvent.click(await screen.findByRole('button', { name: '0' }));
    expect(screen.getByRole('button')).toHaveTextContent('1');
  });
});
