import { jest } from '@jest/globals';
import { followHostPage, type HostPage } from './follow-host-page.ts';

const club = 'https://club.example';
const origins = ['https://book.example', 'https://account.example'];
const sent = jest.fn<(message: unknown, origin: string) => void>();
const around = { postMessage: sent } as unknown as Window;
const view = { type: 'touchline:view', top: 0, height: 500, room: 800 };
let bodyHeight = 1000;
let host: HostPage | undefined;

class NoResizes {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  sent.mockClear();
  bodyHeight = 1000;
  Object.defineProperty(window, 'parent', { value: around, configurable: true });
  Object.defineProperty(window, 'innerHeight', { value: 1000, configurable: true });
  window.ResizeObserver = NoResizes as unknown as typeof ResizeObserver;
  window.requestAnimationFrame = (callback) => setTimeout(() => callback(0), 0) as unknown as number;
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, 0, bodyHeight);
  host = followHostPage({ embedders: [club], origins });
});

afterEach(() => {
  host?.stop();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

async function hear(data: unknown, { origin = club, source = around }: { origin?: string; source?: Window } = {}) {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
  await settle();
}

const said = () => sent.mock.calls.slice(1);
const getStyle = (name: string) => document.documentElement.style.getPropertyValue(name);

it('greets whoever is around, and says nothing more until an allowed site answers', async () => {
  expect(sent.mock.calls).toEqual([[{ type: 'touchline:hello', origins }, '*']]);
  await hear(view, { origin: 'https://stranger.example' });
  await hear(view, { source: window });
  await hear({ ...view, height: '500' });
  await hear({ ...view, top: -1 });
  await hear('text');
  host?.show(0);
  expect(said()).toEqual([]);
  expect(getStyle('--seen-top')).toBe('');
});

it('sends its height to that site, again only when it changes', async () => {
  await hear(view);
  await hear(view);
  expect(said()).toEqual([[{ type: 'touchline:height', height: 1000 }, club]]);
  bodyHeight = 400;
  await hear(view);
  expect(said().at(-1)).toEqual([{ type: 'touchline:height', height: 400 }, club]);
});

it('keeps overlays and bars in the visible part', async () => {
  await hear({ ...view, top: 200, height: 700 });
  expect([getStyle('--seen-top'), getStyle('--seen-height'), getStyle('--bottom-edge')]).toEqual([
    '200px',
    '700px',
    '100px',
  ]);
});

it('makes room for an overlay on a short page, and brings it into view once', async () => {
  bodyHeight = 300;
  await hear({ ...view, height: 300 });
  document.body.innerHTML = '<div data-overlay=""></div>';
  await settle();
  expect(said().slice(1)).toEqual([
    [{ type: 'touchline:height', height: 720 }, club],
    [{ type: 'touchline:scroll', top: 0 }, club],
  ]);
  document.body.append('more');
  await settle();
  expect(said()).toHaveLength(3);
  document.body.replaceChildren();
  await settle();
  expect(said().at(-1)).toEqual([{ type: 'touchline:height', height: 300 }, club]);
});

describe('what has the focus', () => {
  async function focusAt(top: number, inside = document.body): Promise<void> {
    const button = document.createElement('button');
    button.getBoundingClientRect = () => new DOMRect(0, top, 0, 0);
    inside.append(button);
    button.focus();
    await settle();
  }

  it('is scrolled to when it is out of sight', async () => {
    await hear(view);
    await focusAt(900);
    expect(said().at(-1)).toEqual([{ type: 'touchline:scroll', top: 884 }, club]);
  });

  it('stays where it is in sight, and inside an overlay', async () => {
    await hear(view);
    await focusAt(300);
    const overlay = document.createElement('div');
    overlay.dataset.overlay = '';
    document.body.append(overlay);
    await settle();
    const before = said().length;
    await focusAt(900, overlay);
    expect(said()).toHaveLength(before);
  });

  it('is left where it is while it is pressed', async () => {
    await hear(view);
    document.dispatchEvent(new Event('pointerdown'));
    await focusAt(900);
    expect(said()).not.toContainEqual([expect.objectContaining({ type: 'touchline:scroll' }), club]);
    document.dispatchEvent(new Event('pointerup'));
    await focusAt(901);
    expect(said()).toContainEqual([expect.objectContaining({ type: 'touchline:scroll' }), club]);
  });
});

it('ends with the page', async () => {
  host?.stop();
  await hear(view);
  expect(said()).toEqual([]);
});
