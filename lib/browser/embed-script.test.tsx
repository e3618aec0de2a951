import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';

const file = join(import.meta.dirname, '../../public/embed.js');
const home = 'https://book.example';
const account = 'https://account.example';
const scrollBy = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrollBy.mockClear();
  window.scrollBy = scrollBy;
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
  document.documentElement.lang = '';
});

/** A page with the script tag of a booking site; `before` is what stands in front of it. */
function embed(data: Record<string, string> = {}, before = '') {
  document.body.innerHTML = before;
  const tag = document.createElement('script');
  Object.assign(tag.dataset, data);
  Object.defineProperty(tag, 'src', { value: `${home}/embed.js` });
  tag.textContent = readFileSync(file, 'utf8');
  document.body.append(tag);
  const frame = document.querySelector('iframe');
  const link = document.querySelector('a');
  if (frame?.contentWindow == null || link === null) throw new Error('no frame');
  const { contentWindow } = frame;
  const sent = jest.fn<(message: unknown, origin: string) => void>();
  contentWindow.postMessage = sent as unknown as typeof contentWindow.postMessage;
  let top = 0;
  frame.getBoundingClientRect = () => new DOMRect(0, top, 0, 0);
  return {
    frame,
    link,
    sent,
    standAt: (pixels: number) => void (top = pixels),
    hear: (data: unknown, { origin = home, source = contentWindow }: MessageEventInit = {}) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source })),
  };
}

const hello = { type: 'touchline:hello', origins: [home, account] };

it('is at most 3 KB', () => {
  expect(statSync(file).size).toBeLessThanOrEqual(3_000);
});

describe('what the frame opens', () => {
  it.each([
    [{}, '/'],
    [{ venue: 'riverside' }, '/location/riverside'],
    [{ venue: 'riverside', activity: 'swimming' }, '/location/riverside/swimming'],
    [{ venue: 'riverside', activity: 'swimming', date: '2026-12-01' }, '/location/riverside/swimming/2026-12-01'],
    [
      { venue: 'riverside', activity: 'yoga', date: '2026-12-01', class: '41' },
      '/location/riverside/yoga/2026-12-01#session-41',
    ],
    [{ venue: 'riverside', camp: '' }, '/camps/location/riverside'],
    [{ venue: 'riverside', activity: 'half-term', camp: '' }, '/camps/location/riverside/half-term/timetable'],
    [
      { venue: 'riverside', activity: 'half-term', camp: 'dance-week' },
      '/camps/location/riverside/half-term/timetable/dance-week',
    ],
    [{ venue: 'riverside', activity: 'swim', course: 'stage-1' }, '/courses/location/riverside/swim/timetable/stage-1'],
    [{ path: '/times/swimming/2026-12-01/morning' }, '/times/swimming/2026-12-01/morning'],
    [{ venue: 'a/b?c' }, '/location/a%2Fb%3Fc'],
  ])('with %j is %s', (data, address) => {
    const { frame, link } = embed(data);
    const url = new URL(frame.src);
    expect([url.origin, url.pathname + url.hash, url.search]).toEqual([home, address, '?embedded=true']);
    expect(link.href).toBe(home + address);
  });

  it('has the language and the title that are asked for, else the language of the page', () => {
    document.documentElement.lang = 'cy-GB';
    expect(new URL(embed().frame.src).searchParams.get('lang')).toBe('cy');
    expect(embed().frame.title).toBe('Archebu ar-lein');
    const { frame } = embed({ lang: 'en', title: 'Swimming' });
    expect([new URL(frame.src).searchParams.get('lang'), frame.title]).toEqual(['en', 'Swimming']);
  });

  it('may ask for a payment, a passkey and the place', () => {
    expect(embed().frame.allow).toBe('payment *; publickey-credentials-get *; geolocation *');
  });
});

describe('the link instead', () => {
  it('is shown when nothing answers in the frame', () => {
    const { link } = embed({ venue: 'riverside' });
    expect(link.hidden).toBe(true);
    jest.advanceTimersByTime(8_000);
    expect([link.hidden, link.textContent, link.href]).toEqual([false, 'Book online', `${home}/location/riverside`]);
  });

  it('stays away when the frame answers, and goes when it answers late', () => {
    const { link, hear } = embed();
    hear(hello);
    jest.advanceTimersByTime(8_000);
    expect(link.hidden).toBe(true);
    const late = embed();
    jest.advanceTimersByTime(8_000);
    late.hear(hello);
    expect(late.link.hidden).toBe(true);
  });

  it('is the one in front of the script where there is one', () => {
    const { link } = embed({}, `<a data-touchline href="${home}/camps">Book a camp</a>`);
    expect([document.querySelectorAll('a').length, link.textContent, link.hidden]).toEqual([1, 'Book a camp', true]);
  });
});

describe('messages', () => {
  it('make the frame as high as its content, within reason', () => {
    const { frame, hear } = embed();
    hear(hello);
    hear({ type: 'touchline:height', height: 1234 });
    expect(frame.style.height).toBe('1234px');
    hear({ type: 'touchline:height', height: 1e9 });
    expect(frame.style.height).toBe('30000px');
  });

  it.each([
    ['another origin', { origin: 'https://stranger.example' }],
    ['another window', { source: window }],
  ])('of %s are ignored', (_, from) => {
    const { frame, sent, hear } = embed();
    hear({ ...hello, origins: ['https://stranger.example'] }, from);
    hear({ type: 'touchline:height', height: 1234 }, from);
    expect([frame.style.height, sent.mock.calls]).toEqual(['640px', []]);
  });

  it('come from our other sites once a page of the booking site has named them', () => {
    const { frame, sent, hear } = embed();
    hear({ type: 'touchline:height', height: 900 }, { origin: account });
    expect(frame.style.height).toBe('640px');
    hear(hello);
    hear(hello, { origin: account });
    hear({ type: 'touchline:height', height: 900 }, { origin: account });
    expect([frame.style.height, sent.mock.lastCall?.[1]]).toEqual(['900px', account]);
  });

  it('that are not ours change nothing', () => {
    const { frame, hear } = embed();
    for (const data of [null, undefined, 'text', 7, { type: 'other' }]) hear(data);
    expect(frame.style.height).toBe('640px');
  });
});

describe('scrolling', () => {
  const look = (sent: jest.Mock<(message: unknown, origin: string) => void>) => sent.mock.lastCall?.[0];

  it('tells the frame what is seen of it, below a fixed header', () => {
    const { frame, sent, standAt, hear } = embed({ offset: '80' });
    Object.defineProperty(frame, 'clientHeight', { value: 3000 });
    window.dispatchEvent(new Event('scroll'));
    expect(sent).not.toHaveBeenCalled();
    standAt(200);
    hear(hello);
    expect(look(sent)).toEqual({ type: 'touchline:view', top: 0, height: 568, room: 688 });
    standAt(-1000);
    window.dispatchEvent(new Event('scroll'));
    expect(look(sent)).toEqual({ type: 'touchline:view', top: 1080, height: 688, room: 688 });
    expect(sent.mock.lastCall?.[1]).toBe(home);
  });

  it('brings what the frame asks for into view, and the top of another page', () => {
    const { standAt, hear } = embed();
    standAt(-500);
    hear(hello);
    expect(scrollBy).not.toHaveBeenCalled();
    hear({ type: 'touchline:scroll', top: 300 });
    expect(scrollBy).toHaveBeenLastCalledWith({ top: -200, behavior: 'instant' });
    hear(hello);
    expect(scrollBy).toHaveBeenLastCalledWith({ top: -500, behavior: 'instant' });
    scrollBy.mockClear();
    standAt(120);
    hear(hello);
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
