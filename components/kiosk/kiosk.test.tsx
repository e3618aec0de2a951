import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LogOutButton } from '#components/booking/log-out-button.tsx';
import { useLongIdle } from '#lib/browser/long-idle.ts';
import { emit, on } from '#lib/browser/site-events.ts';
import { pass, withFakeTime } from '#tests/support/fake-time.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { KioskHomeLink } from './kiosk-home-link.tsx';
import { KioskWatch } from './kiosk-watch.tsx';

withSiteServer();

const start = 'http://joining.touchline.localhost:3000/?kiosk=true';
/** The start page in the browser's own language again. */
const startAnew = `${start}&lang=`;

withFakeTime(['clock', 'intervals']);
beforeEach(() => sessionStorage.clear());

/** Like `waitFor`, whose own timer does not advance under the fake timers of this test. */
async function until(check: () => void): Promise<void> {
  for (let left = 500; ; left -= 1) {
    try {
      return check();
    } catch (error) {
      if (left === 0) throw error;
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
    }
  }
}

function watch(stage: Stage = {}) {
  const calls: string[] = [];
  answer('logout', null, { seen: () => void calls.push('logout') });
  const follow = (target: string) => void calls.push(target);
  renderOnSite(<KioskWatch follow={follow} />, { mode: 'kiosk', session: member, path: '/basket', ...stage });
  return calls;
}

describe('a kiosk that nobody touches', () => {
  it('asks after a minute, logs out after 90 seconds and goes to its start', async () => {
    const calls = watch();
    pass(59);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('Logging out in 30 seconds');
    pass(29);
    expect(calls).toEqual([]);
    pass(1);
    await until(() => expect(calls).toEqual(['logout', startAnew]));
    pass(60);
    expect(calls).toHaveLength(2);
  });

  it('goes to its start too when the backend cannot be told', async () => {
    const calls = watch();
    refuse('logout', 'logout_unconfirmed');
    pass(90);
    await until(() => expect(calls).toEqual([startAnew]));
  });

  it('forgets what was typed', async () => {
    sessionStorage.setItem('touchline.booking.camp', '{"owner":7}');
    sessionStorage.setItem('touchline.hold-warned', 'x');
    document.cookie = 'touchline_venue=hilltop; Path=/';
    const calls = watch();
    pass(90);
    await until(() => expect(calls).toContain(startAnew));
    expect(document.cookie).not.toContain('touchline_venue');
    expect([sessionStorage.getItem('touchline.booking.camp'), sessionStorage.getItem('touchline.hold-warned')]).toEqual(
      [null, 'x'],
    );
  });

  it('leaves a visitor’s page too, but not its own start', async () => {
    const visitor = watch({ session: guest });
    pass(90);
    await until(() => expect(visitor).toContain(startAnew));
    const waiting = watch({ session: guest, zone: 'joining', path: '/' });
    pass(200);
    expect(waiting).toEqual([]);
  });
});

describe('a kiosk that is used', () => {
  it.each([
    ['a touch', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ])('by %s starts the time anew', (_, use) => {
    const calls = watch();
    pass(89);
    use();
    pass(59);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('stays when somebody answers', async () => {
    const calls = watch();
    pass(75);
    const stay = screen.getByRole('button', { name: 'I am still here' });
    fireEvent.click(stay);
    await until(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    pass(59);
    expect(calls).toEqual([]);
  });
});

const Waiting = ({ isOn }: { isOn: boolean }) => {
  useLongIdle(isOn);
  return null;
};

/** The kiosk beside a part of the page; `calls` is what it did. */
function watchBeside(part: ReactNode) {
  const calls: string[] = [];
  answer('logout', null, { seen: () => void calls.push('logout') });
  const page = (content: ReactNode) => (
    <>
      {content}
      <KioskWatch follow={(target) => void calls.push(target)} />
    </>
  );
  const { rerender } = renderOnSite(page(part), { mode: 'kiosk', session: member, path: '/basket/checkout' });
  return { calls, change: (next: ReactNode) => rerender(page(next)) };
}

describe('a kiosk whose user is busy with somebody else', () => {
  it('waits ten minutes while the bank is asked, and asks before it leaves', async () => {
    const { calls } = watchBeside(<Waiting isOn />);
    pass(569);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByRole('timer')).toHaveTextContent('Logging out in 30 seconds');
    pass(29);
    expect(calls).toEqual([]);
    pass(1);
    await until(() => expect(calls).toEqual(['logout', startAnew]));
  });

  it('counts its 90 seconds anew when the bank has answered', async () => {
    const { calls, change } = watchBeside(<Waiting isOn />);
    pass(500);
    change(<Waiting isOn={false} />);
    pass(89);
    expect(calls).toEqual([]);
    pass(1);
    await until(() => expect(calls).toContain(startAnew));
  });

  it('takes the focus in a frame of others for use, for ten minutes', async () => {
    const { calls } = watchBeside(<iframe title="Card" />);
    act(() => screen.getByTitle('Card').focus());
    pass(569);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByRole('timer')).toHaveTextContent('Logging out in 30 seconds');
    act(() => screen.getByRole('button', { name: 'I am still here' }).focus());
    pass(29);
    expect(calls).toEqual([]);
    pass(1);
    await until(() => expect(calls).toEqual(['logout', startAnew]));
  });

  it('counts from the moment that the frame was left', () => {
    const { calls } = watchBeside(<iframe title="Card" />);
    act(() => screen.getByTitle('Card').focus());
    pass(300);
    act(() => screen.getByTitle('Card').blur());
    pass(59);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(calls).toEqual([]);
  });
});

it('the way back to the kiosk’s start logs out', async () => {
  const calls: string[] = [];
  answer('logout', null, { seen: () => void calls.push('logout') });
  renderOnSite(
    <KioskHomeLink href={start} follow={(target) => void calls.push(target)}>
      Home
    </KioskHomeLink>,
    { mode: 'kiosk', session: member },
  );
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  await until(() => expect(calls).toEqual(['logout', startAnew]));
});

describe('a log-out', () => {
  const leave = () => {
    const calls: string[] = [];
    renderOnSite(<LogOutButton follow={(target) => void calls.push(target)}>Log out</LogOutButton>, {
      session: member,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    return calls;
  };

  it('forgets the answers of every booking form', async () => {
    sessionStorage.setItem('touchline.booking.camp', '{"owner":7,"answers":{"1":"nuts"}}');
    answer('logout', null);
    const calls = leave();
    await until(() => expect(calls).toEqual(['/']));
    expect(sessionStorage).toHaveLength(0);
  });

  it('that the backend has not heard of says so on the next page', async () => {
    refuse('logout', 'logout_unconfirmed');
    const calls = leave();
    await until(() => expect(calls).toEqual(['/?notice=log-out-unconfirmed']));
  });

  it.each(['unauthenticated', 'session'] as const)(
    'leaves the page, whatever it learns meanwhile (%s), until the browser brings it back',
    async (kind) => {
      const heard: string[] = [];
      const stopHearing = on(kind, () => void heard.push(kind));
      answer('logout', null, { seen: () => emit(kind, null) });
      const calls = leave();
      await until(() => expect(calls).toEqual(['/']));
      emit(kind, null);
      expect(heard).toEqual([]);
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      emit(kind, null);
      expect(heard).toEqual([kind]);
      stopHearing();
    },
  );
});
