import { jest } from '@jest/globals';
import { forgetPage } from './kiosk-watch.tsx';

const happen = (name: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }));
const isHidden = () => document.documentElement.style.visibility === 'hidden';

afterEach(() => document.documentElement.removeAttribute('style'));

it('blanks a page that the browser puts away, and reads it anew when Back brings it back', () => {
  const reload = jest.fn();
  const stop = forgetPage(reload);
  happen('pagehide', false);
  happen('pageshow', false);
  expect([isHidden(), reload.mock.calls.length]).toEqual([false, 0]);
  happen('pagehide', true);
  expect(isHidden()).toBe(true);
  happen('pageshow', true);
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  happen('pageshow', true);
  expect(reload).toHaveBeenCalledTimes(1);
});
