import { jest } from '@jest/globals';
import { keepsCookies } from './keeps-cookies.ts';
import { isOwnWindow, needsOwnWindow, openOwnWindow, tellPaid } from './own-window.ts';

const refuseCookies = () => Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set() {} });
const stand = (parent: unknown) => Object.defineProperty(window, 'parent', { value: parent, configurable: true });
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/location/riverside');
});

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  jest.useRealTimers();
  stand(window);
  window.name = '';
});

/** The window that `window.open` returns, or none. */
function open(path: string, code: string | null) {
  const opened = { closed: false, location: { href: 'about:blank' } };
  window.open = jest.fn(() => opened) as unknown as typeof window.open;
  const onClosed = jest.fn();
  const isOpen = openOwnWindow(path, { getCode: async () => code, onClosed });
  return { opened, onClosed, isOpen };
}

it('a page that may keep a cookie needs no window, and leaves none of its own', () => {
  expect(keepsCookies()).toBe(true);
  expect(document.cookie).not.toContain('touchline_probe');
});

it('a frame that may not keep a cookie needs one; a whole window without cookies has no help', () => {
  refuseCookies();
  expect(needsOwnWindow()).toBe(false);
  stand({});
  expect(needsOwnWindow()).toBe(true);
});

it('opens the page at the log-in for a visitor, and signed in by a code for a customer', async () => {
  const visitor = open('/location/riverside?embedded=true', null);
  await settle();
  expect(visitor.opened.location.href).toBe('http://localhost/location/riverside?embedded=true&login=true');
  const customer = open('/basket/checkout?embedded=true', 'ho_1');
  await settle();
  expect(customer.opened.location.href).toBe('http://localhost/basket/checkout?embedded=true&token=ho_1');
});

it('comes back once the window is closed', () => {
  const { opened, onClosed, isOpen } = open('/basket/checkout?embedded=true', 'ho_1');
  expect(isOpen).toBe(true);
  jest.advanceTimersByTime(1_000);
  expect(onClosed).not.toHaveBeenCalled();
  opened.closed = true;
  jest.advanceTimersByTime(1_000);
  expect(onClosed.mock.calls).toEqual([[null]]);
});

it('says so when the browser opens no window', () => {
  window.open = jest.fn(() => null);
  expect(openOwnWindow('/', { getCode: async () => null, onClosed: () => undefined })).toBe(false);
});

it('knows the window that it has opened, which tells the frame of the payment', () => {
  const postMessage = jest.fn();
  // A window of another document has none of this one's classes.
  const opener: unknown = Object.assign(Object.create(null), { postMessage });
  Object.defineProperty(window, 'opener', { value: opener, configurable: true });
  window.history.replaceState(null, '', '/booking-confirmed/7?embedded=true');
  tellPaid();
  expect([isOwnWindow(), postMessage.mock.calls]).toEqual([false, []]);
  window.name = 'touchline-window';
  tellPaid();
  const message = { type: 'touchline:paid', path: '/booking-confirmed/7?embedded=true' };
  expect([isOwnWindow(), postMessage.mock.calls]).toEqual([true, [[message, 'http://localhost']]]);
});
