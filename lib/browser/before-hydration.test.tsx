import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState, type ComponentType, type FormEvent } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.edge';
import { ActionForm } from '#components/ui/button/action-form.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { withInlineScripts } from '#lib/http/compression/inline-scripts.ts';
import { deferred } from '#lib/hydration/deferred.tsx';

let sent: string[] = [];
const send = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  sent.push(event.currentTarget.querySelector('input')?.value ?? '');
};

type PartProps = { onAct: () => void };

const Part = ({ onAct }: PartProps) => {
  const [count, setCount] = useState(0);
  const [isAgreed, setAgreed] = useState(false);
  const [answers, setAnswers] = useState({ name: '', notes: '', level: 'a' });
  const answer = ({ target }: { target: { name: string; value: string } }) =>
    setAnswers((before) => ({ ...before, [target.name]: target.value }));
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        more
      </button>
      <output>{count}</output>
      <ActionForm onAct={onAct}>
        <Button type="submit">add</Button>
      </ActionForm>
      <label>
        <input type="checkbox" checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)} />
        {isAgreed ? 'agreed' : 'agree'}
      </label>
      <input name="name" aria-label="name" value={answers.name} onChange={answer} />
      <textarea name="notes" aria-label="notes" value={answers.notes} onChange={answer} />
      <select name="level" aria-label="level" value={answers.level} onChange={answer}>
        <option>a</option>
        <option>b</option>
      </select>
      <p>{Object.values(answers).join()}</p>
      <button type="button" onClick={() => sent.push(answers.name)}>
        keep
      </button>
      <form onSubmit={send}>
        <input name="password" aria-label="password" />
        <Button>send</Button>
      </form>
      <a href="/basket">basket</a>
      <a href="https://maps.example/">map</a>
      <a href="?lang=cy" lang="cy">
        Cymraeg
      </a>
    </>
  );
};

let adds = 0;
const onAct = () => void (adds += 1);

const makePage = (load: () => Promise<ComponentType<PartProps>>) => {
  const Deferred = deferred(lazy(async () => ({ default: await load() })));
  return (
    <main>
      <Deferred onAct={onAct} />
    </main>
  );
};

const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

let root: Root | undefined;
afterEach(async () => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  // What is still kept is given up.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001);
  await wait(100);
  clock.mockRestore();
  adds = 0;
  sent = [];
});

/** The inline scripts that run already: their listeners on the document stay from test to test. */
const running = new Set<string>();

const runScripts = (html: string) => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const texts = [...holder.querySelectorAll('script')].map(({ textContent }) => textContent);
  for (const text of texts.filter((one) => !running.has(one))) window.eval(text);
  texts.forEach((text) => running.add(text));
};

/** The page as the server sends it, with its inline scripts run, hydrated while the code of the part is on its way. */
const openPage = async () => {
  const stream = await renderToReadableStream(makePage(async () => Part));
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = await new Response(stream).text();
  runScripts(withInlineScripts(`</head>${page.innerHTML}`));
  let load = () => {};
  const code = new Promise<ComponentType<PartProps>>((resolve) => (load = () => resolve(Part)));
  await act(async () => {
    root = hydrateRoot(
      page,
      makePage(() => code),
    );
  });
  return {
    load,
    arrive: () => act(async () => load()),
    /** Renders the page again, which makes React replace what is not hydrated yet. */
    update: () => act(async () => root?.render(makePage(() => code))),
  };
};

const getButton = (name: string) => screen.getByRole('button', { name });

describe('what is typed or selected before hydration', () => {
  const [name, notes] = [
    () => screen.getByRole('textbox', { name: 'name' }),
    () => screen.getByRole('textbox', { name: 'notes' }),
  ];

  it('is known to the page once it is hydrated, and stays in its fields', async () => {
    const { arrive } = await openPage();
    await userEvent.type(name(), 'Ivy');
    await userEvent.type(notes(), 'Nuts');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'b');
    await arrive();
    expect(await screen.findByText('Ivy,Nuts,b')).toBeVisible();
    expect(name()).toHaveValue('Ivy');
    expect(notes()).toHaveValue('Nuts');
    expect(screen.getByRole('combobox')).toHaveValue('b');
  });

  it('is known before a tap that comes at once after hydration', async () => {
    const { arrive } = await openPage();
    await userEvent.type(name(), 'Ivy');
    await arrive();
    fireEvent.click(getButton('keep'));
    expect(sent).toEqual(['Ivy']);
  });

  it('gives way to what is typed after that', async () => {
    const { arrive } = await openPage();
    await userEvent.type(name(), 'Ivy');
    await arrive();
    fireEvent.input(name(), { target: { value: 'Ivy!' } });
    await wait(100);
    expect(screen.getByText('Ivy!,,a')).toBeVisible();
    fireEvent.input(name(), { target: { value: '' } });
    await wait(100);
    expect(name()).toHaveValue('');
    expect(screen.getByText(',,a')).toBeVisible();
  });
});

describe('a tap before hydration', () => {
  it('shows on the control at once', async () => {
    await openPage();
    await userEvent.click(getButton('more'));
    expect(getButton('more')).toHaveAttribute('aria-busy', 'true');
    expect(getButton('add')).not.toHaveAttribute('aria-busy');
  });

  it('is done once the code is there, and the control is ready again', async () => {
    const { arrive } = await openPage();
    await userEvent.click(getButton('more'));
    await arrive();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1'));
    expect(getButton('more')).not.toHaveAttribute('aria-busy');
    await userEvent.click(getButton('more'));
    expect(screen.getByRole('status')).toHaveTextContent('2');
  });

  it('is done once where React hydrates for the tap itself', async () => {
    const { load } = await openPage();
    const button = getButton('more');
    load();
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await act(async () => undefined);
    expect(screen.getByRole('status')).toHaveTextContent('1');
    await wait(100);
    expect(screen.getByRole('status')).toHaveTextContent('1');
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('counts as often as it was made', async () => {
    const { arrive } = await openPage();
    await userEvent.click(getButton('more'));
    await userEvent.click(getButton('more'));
    await userEvent.click(getButton('more'));
    await arrive();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3'));
    expect(getButton('more')).not.toHaveAttribute('aria-busy');
  });

  it.each([1, 2, 3])('on a checkbox, %i times, counts once it is hydrated', async (presses) => {
    const { arrive } = await openPage();
    for (let press = 0; press < presses; press += 1) await userEvent.click(screen.getByRole('checkbox'));
    await arrive();
    await wait(200);
    const [isOn, label] = presses % 2 === 1 ? [true, 'agreed'] : [false, 'agree'];
    expect(screen.getByRole('checkbox', { name: label })).toHaveProperty('checked', isOn);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', !isOn);
  });

  it('comes after what was typed before it', async () => {
    const { arrive } = await openPage();
    await userEvent.type(screen.getByRole('textbox', { name: 'name' }), 'Ivy');
    await userEvent.click(getButton('keep'));
    await arrive();
    await waitFor(() => expect(sent).toEqual(['Ivy']));
  });

  it('on the button of a form sends it once it is hydrated, and never by the browser', async () => {
    const { arrive } = await openPage();
    // The browser of the tests says that it cannot load the page anew.
    const native = jest.spyOn(console, 'error').mockReturnValue();
    await userEvent.type(screen.getByRole('textbox', { name: 'password' }), 'secret{Enter}');
    expect(getButton('send')).toHaveAttribute('aria-busy', 'true');
    expect(sent).toEqual([]);
    await arrive();
    await waitFor(() => expect(sent).toEqual(['secret']));
    await wait(100);
    expect(sent).toEqual(['secret']);
    expect(native.mock.calls.join()).not.toMatch(/not implemented/i);
    expect(getButton('send')).not.toHaveAttribute('aria-busy');
    native.mockRestore();
  });

  it('on a submit button is left to React, which acts once', async () => {
    const { arrive } = await openPage();
    await userEvent.click(getButton('add'));
    await userEvent.click(getButton('add'));
    expect(getButton('add')).toHaveAttribute('aria-busy', 'true');
    await arrive();
    await waitFor(() => expect(getButton('add')).not.toHaveAttribute('aria-busy'));
    expect(adds).toBe(1);
  });

  describe.each(['more', 'add'])('in a boundary that is rendered on the client instead of hydrated', (name) => {
    it(`goes to “${name}” in its new place, once`, async () => {
      const { update, arrive } = await openPage();
      const pressed = getButton(name);
      await userEvent.click(pressed);
      await update();
      await arrive();
      expect(pressed).not.toBeInTheDocument();
      const [mores, expectedAdds] = name === 'more' ? ['1', 0] : ['0', 1];
      await waitFor(() => expect([screen.getByRole('status').textContent, adds]).toEqual([mores, expectedAdds]));
      await wait(100);
      expect([screen.getByRole('status').textContent, adds]).toEqual([mores, expectedAdds]);
      expect(getButton(name)).not.toHaveAttribute('aria-busy');
    });
  });

  it('goes nowhere once another page is shown', async () => {
    const { update, arrive } = await openPage();
    await userEvent.click(getButton('more'));
    window.history.pushState(null, '', '/basket');
    await update();
    await arrive();
    await wait(100);
    expect(screen.getByRole('status')).toHaveTextContent('0');
    window.history.replaceState(null, '', '/');
  });

  it('goes nowhere where the page shows another number of such buttons afterwards', async () => {
    const { update, arrive } = await openPage();
    await userEvent.click(getButton('more'));
    const other = document.body.appendChild(document.createElement('button'));
    other.textContent = 'more';
    await update();
    await arrive();
    await wait(100);
    expect(screen.getByRole('status')).toHaveTextContent('0');
  });

  it('on another language keeps all of the address', async () => {
    window.history.replaceState(null, '', '/?q=Halifax&radius=5#map');
    await openPage();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Cymraeg' }));
    expect(screen.getByRole('link', { name: 'Cymraeg' })).toHaveAttribute(
      'href',
      'http://localhost/?q=Halifax&radius=5&lang=cy#map',
    );
    window.history.replaceState(null, '', '/');
  });

  it('on a link shows that the browser follows it, unless it leaves the page where it is', async () => {
    await openPage();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'basket' }));
    expect(screen.getByRole('link', { name: 'basket' })).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(screen.getByRole('link', { name: 'map' }), { ctrlKey: true });
    expect(screen.getByRole('link', { name: 'map' })).not.toHaveAttribute('aria-busy');
  });
});

it('a tap after hydration is not marked', async () => {
  const { arrive } = await openPage();
  await arrive();
  fireEvent.click(getButton('more'));
  expect(getButton('more')).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('status')).toHaveTextContent('1');
});
