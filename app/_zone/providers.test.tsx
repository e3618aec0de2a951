import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CookieQuestion } from '#components/shell/cookies/cookie-question.tsx';
import { MaintenanceBoundary } from '#components/shell/failures/maintenance-boundary.tsx';
import { QueryErrorToasts } from '#components/shell/failures/query-error-toasts.tsx';
import { RedirectNotice } from '#components/shell/failures/redirect-notice.tsx';
import { ToastProvider, useToast } from '#components/ui/overlay/toast-context.tsx';
import { useSession, SessionProvider } from '#lib/auth/session-context.tsx';
import { emit } from '#lib/browser/site-events.ts';
import { fakeTime } from '#tests/support/fake-time.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { answerOwn, withSiteServer } from '#tests/support/site-server.ts';

withSiteServer();
const at = (path: string) => window.history.replaceState(null, '', path);
afterEach(() => at('/'));

describe('the session', () => {
  const wire = (user: number | null) => ({
    data: { logged_in: user !== null, user_id: user, selected_user_id: null, expires_at: null },
  });
  type Refresh = ReturnType<typeof useSession>['refresh'];
  const Who = ({ options }: { options: Parameters<Refresh>[0] }) => {
    const { session, refresh } = useSession();
    return (
      <button type="button" onClick={() => void refresh(options)}>
        {session === null ? 'unknown' : `user ${session.userId}`}
      </button>
    );
  };
  const shown = (options?: Parameters<Refresh>[0]) =>
    renderOnSite(
      <SessionProvider>
        <Who options={options} />
      </SessionProvider>,
    );

  it('is asked for at once and again every five seconds', async () => {
    fakeTime(['clock', 'intervals', 'timeouts']);
    let user: number | null = null;
    answerOwn('get', '/api/session', () => wire(user));
    const { router } = shown();
    expect(screen.getByRole('button')).toHaveTextContent('unknown');
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('user null'));
    user = 7;
    act(() => {
      jest.advanceTimersByTime(5000);
    });
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('user 7'));
    expect(router.refresh).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it.each([
    ['renders the page anew', undefined, 1],
    ['leaves a page as it is that reads by itself', { keepsPage: true }, 0],
  ])('of somebody else %s', async (_, options, refreshes) => {
    let user: number | null = null;
    answerOwn('get', '/api/session', () => wire(user));
    const { router } = shown(options);
    await screen.findByText('user null');
    user = 8;
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText('user 8');
    expect(router.refresh).toHaveBeenCalledTimes(refreshes);
  });

  it('is asked for when somebody says so', async () => {
    let user: number | null = null;
    answerOwn('get', '/api/session', () => wire(user));
    shown();
    await screen.findByText('user null');
    user = 8;
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText('user 8');
  });
});

describe('a token that the backend no longer knows', () => {
  it.each([
    [7, 1],
    [null, 0],
  ])('for user %s loads the page afresh %s times', async (user, times) => {
    const reload = jest.fn();
    answerOwn('get', '/api/session', () => ({
      data: { logged_in: user !== null, user_id: user, selected_user_id: null, expires_at: null },
    }));
    const Known = () => <p>{useSession().session === null ? 'unknown' : 'known'}</p>;
    renderOnSite(
      <SessionProvider reload={reload}>
        <Known />
      </SessionProvider>,
    );
    await screen.findByText('known');
    act(() => emit('unauthenticated', null));
    expect(reload).toHaveBeenCalledTimes(times);
  });
});

describe('the notice after a redirect', () => {
  it.each([
    ['activity-not-found', "We couldn't find the activity you are looking for"],
    ['select-venue', 'Please select a venue before booking an activity'],
  ])('%s is said once for three seconds and leaves the address', (notice, message) => {
    at(`/?embedded=true&notice=${notice}`);
    const { toasts, rerender } = renderOnSite(<RedirectNotice />, { search: `notice=${notice}` });
    rerender(<RedirectNotice />);
    expect(toasts).toEqual([{ type: 'warning', message, duration: 3000 }]);
    expect(window.location.search).toBe('?embedded=true');
  });

  it('that nobody knows is not said', () => {
    at('/?notice=%3Cscript%3E');
    const { toasts } = renderOnSite(<RedirectNotice />, { search: 'notice=x' });
    expect(toasts).toEqual([]);
    expect(window.location.search).toBe('');
  });
});

describe('toasts', () => {
  it('appear once each and in order, the first with the code that shows them', async () => {
    const Raise = () => {
      const toast = useToast();
      const raise = () => {
        toast({ type: 'info', message: 'Held until 09:42' });
        toast({ type: 'success', message: 'Added to your basket' });
      };
      return (
        <button type="button" onClick={raise}>
          raise
        </button>
      );
    };
    renderOnSite(
      <ToastProvider label="Notifications (F6)" dismissLabel="Dismiss">
        <Raise />
      </ToastProvider>,
    );
    await userEvent.click(screen.getByText('raise'));
    await screen.findByText('Held until 09:42');
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual(['Added to your basket', 'Held until 09:42']);
  });
});

describe('failures', () => {
  it('with words of their own are announced', () => {
    const { toasts } = renderOnSite(<QueryErrorToasts />);
    act(() =>
      emit('failure', { meta: { errorTitle: 'Basket.', errorMessage: 'It did not load' }, error: new Error('x') }),
    );
    expect(toasts).toEqual([{ type: 'danger', message: 'Basket. It did not load' }]);
  });

  it('that mean the site is closed put the maintenance page in its place', async () => {
    renderOnSite(<MaintenanceBoundary>the page</MaintenanceBoundary>);
    expect(screen.getByText('the page')).toBeInTheDocument();
    act(() => emit('maintenance', null));
    expect(await screen.findByRole('heading', { name: 'Service disruption' })).toBeInTheDocument();
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
  });
});

describe('the question about cookies', () => {
  const forget = () => {
    document.cookie = 'touchline_cookies=; Path=/; Max-Age=0';
  };
  beforeEach(forget);
  afterEach(forget);

  it('is asked until it is answered', async () => {
    const { unmount } = renderOnSite(<CookieQuestion />);
    await userEvent.click(await screen.findByRole('button', { name: 'Reject extras' }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(document.cookie).toContain('touchline_cookies=necessary');
    unmount();
    renderOnSite(<CookieQuestion />);
    expect(screen.queryByText('A word about cookies')).not.toBeInTheDocument();
  });

  it('keeps what was chosen, and comes back on demand', async () => {
    document.cookie = 'touchline_cookies=necessary; Path=/';
    renderOnSite(<CookieQuestion />);
    act(() => emit('cookies', null));
    await userEvent.click(await screen.findByRole('button', { name: 'Choose' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Remember my centre for next time' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
    expect(document.cookie).toContain('touchline_cookies=all');
  });
});
