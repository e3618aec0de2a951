import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { pass, withFakeTime } from '#tests/support/fake-time.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { settle } from '#tests/support/settle.ts';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { KioskEnd } from './kiosk-end.tsx';
import { KioskHomeLink } from './kiosk-home-link.tsx';
import { KioskIdle } from './kiosk-idle.tsx';
import './kiosk-watch.tsx';

withSiteServer();
withFakeTime(['clock', 'intervals']);
afterEach(() => void jest.restoreAllMocks());

function show(stage: Stage = {}) {
  const calls: string[] = [];
  let done = () => undefined as void;
  const loggedOut = new Promise<void>((resolve) => (done = resolve));
  answer('logout', null, {
    seen: () => {
      calls.push('logout');
      done();
    },
    after: new Promise(() => undefined),
  });
  renderOnSite(<KioskEnd />, { mode: 'kiosk', session: member, ...stage });
  return { calls, loggedOut };
}

describe('the end of a visit at a kiosk', () => {
  test('counts ten seconds down and logs out', async () => {
    const { calls, loggedOut } = show();
    expect(screen.getByRole('timer')).toHaveTextContent('Back to the start in 10 seconds');
    pass(9);
    expect(screen.getByRole('timer')).toHaveTextContent('Back to the start in 1 second');
    expect(calls).toEqual([]);
    pass(1);
    await loggedOut;
    pass(20);
    expect(calls).toEqual(['logout']);
  });

  test.each([
    ['a touch', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['the wheel', () => fireEvent.wheel(document.body)],
  ])('starts anew with %s', (_, use) => {
    const { calls } = show();
    pass(9);
    use();
    expect(screen.getByRole('timer')).toHaveTextContent('Back to the start in 10 seconds');
    pass(9);
    expect(calls).toEqual([]);
  });

  test('ends at once on Finish', async () => {
    const { calls, loggedOut } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
    await loggedOut;
    expect(calls).toEqual(['logout']);
  });

  test('prints on Print, and stays', () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { calls } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
  });

  test('is told in Welsh', () => {
    show({ language: 'cy' });
    expect(screen.getByRole('timer')).not.toHaveTextContent('Back to the start');
    expect(screen.queryByRole('button', { name: 'Finish' })).not.toBeInTheDocument();
  });
});

test('every page of a kiosk asks after a minute whether somebody is there', async () => {
  renderOnSite(<KioskIdle />, { mode: 'kiosk', session: guest, path: '/basket' });
  await settle();
  pass(61);
  expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
});

test('the way to the start is a link also before the page has its scripts', () => {
  renderOnSite(<KioskHomeLink href="http://joining.touchline.localhost:3000/?kiosk=true">Home</KioskHomeLink>);
  const link = screen.getByRole('link', { name: 'Home' });
  expect(link).toHaveAttribute('href', 'http://joining.touchline.localhost:3000/?kiosk=true');
});
