import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { LoginModalProvider, useLoginModal, type LoginModalProps } from './login-modal-context.tsx';

const at = (path: string) => window.history.replaceState(null, '', path);
afterEach(() => at('/'));

describe('the log-in modal', () => {
  const Modal = ({ open, onClose, onLoggedIn }: LoginModalProps) =>
    open && (
      <div role="dialog" aria-label="Log in">
        <button type="button" onClick={() => void onClose()}>
          close
        </button>
        <button type="button" onClick={onLoggedIn}>
          done
        </button>
      </div>
    );
  const Opener = ({ then }: { then?: () => void }) => {
    const { open } = useLoginModal();
    return (
      <button type="button" onClick={() => open(then)}>
        open
      </button>
    );
  };
  const follow = jest.fn<(target: string) => void>();
  beforeEach(() => {
    follow.mockClear();
  });
  const shown = (then?: () => void, session = guest) =>
    renderOnSite(
      <LoginModalProvider Modal={Modal} follow={follow}>
        <Opener then={then} />
      </LoginModalProvider>,
      { session },
    );

  it('goes on with what was asked for, after the session is known', async () => {
    const order: string[] = [];
    const { refreshSession } = shown(() => order.push('then'));
    refreshSession.mockImplementation(async () => void order.push('refreshed'));
    await userEvent.click(screen.getByText('open'));
    await userEvent.click(screen.getByText('done'));
    await waitFor(() => expect(order).toEqual(['refreshed', 'then']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays closed where the log-in is elsewhere', async () => {
    const instead = jest.fn(() => true);
    renderOnSite(
      <LoginModalProvider Modal={Modal} instead={instead}>
        <Opener />
      </LoginModalProvider>,
      { session: guest },
    );
    await userEvent.click(screen.getByText('open'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    instead.mockReturnValue(false);
    await userEvent.click(screen.getByText('open'));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('closed does nothing more', async () => {
    const then = jest.fn();
    shown(then);
    await userEvent.click(screen.getByText('open'));
    await userEvent.click(screen.getByText('close'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(then).not.toHaveBeenCalled();
  });

  it('is closed by Back, which stays on the page and goes on with nothing', async () => {
    const then = jest.fn();
    const routed = jest.fn();
    window.addEventListener('popstate', routed);
    window.history.pushState('page', '');
    shown(then);
    await userEvent.click(screen.getByText('open'));
    expect(window.history.state).toBeNull();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.history.state).toBe('page');
    expect(then).not.toHaveBeenCalled();
    // The router would restore the page, and drop a refresh that is under way.
    expect(routed).not.toHaveBeenCalled();
    window.removeEventListener('popstate', routed);
  });

  it.each(['close', 'done'])('takes its history entry away again after “%s”', async (way) => {
    window.history.pushState('page', '');
    const then = jest.fn(() => expect(window.history.state).toBe('page'));
    shown(then);
    await userEvent.click(screen.getByText('open'));
    expect(window.history.state).toBeNull();
    await userEvent.click(screen.getByText(way));
    await waitFor(() => expect(window.history.state).toBe('page'));
    await waitFor(() => expect(then).toHaveBeenCalledTimes(way === 'done' ? 1 : 0));
  });

  it('is closed on another page, and goes on with nothing', async () => {
    const then = jest.fn();
    const { goTo } = shown(then);
    await userEvent.click(screen.getByText('open'));
    goTo('/basket');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    goTo('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(then).not.toHaveBeenCalled();
  });

  it.each(['close', 'done'])('opens where the address asks for it, which it leaves after “%s”', async (way) => {
    at('/?login=true&embedded=true');
    shown();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await userEvent.click(screen.getByText(way));
    await waitFor(() => expect(window.location.search).toBe('?embedded=true'));
    expect(follow).not.toHaveBeenCalled();
  });

  it('leaves the address after Back, too', async () => {
    at('/?login=true');
    shown();
    await screen.findByRole('dialog');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('');
  });

  it('opens again when the page is made anew before it was closed', async () => {
    at('/?login=true&redirect=/basket');
    const { unmount } = shown();
    await screen.findByRole('dialog');
    unmount();
    shown();
    await userEvent.click(await screen.findByText('done'));
    await waitFor(() => expect(follow).toHaveBeenCalledWith('/basket'));
  });

  it.each([
    ['/basket', ['/basket']],
    ['http://account.touchline.localhost:3000/bookings', ['http://account.touchline.localhost:3000/bookings']],
    ['https://evil.example/', []],
  ])('opened by an address with the redirect %s goes on to %j, after a log-in only', async (redirect, followed) => {
    at(`/?login=true&redirect=${encodeURIComponent(redirect)}`);
    shown();
    await screen.findByRole('dialog');
    expect(follow).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(follow.mock.calls.flat()).toEqual(followed));
    expect(window.location.search).toBe('');
  });

  it('is spared whoever is logged in', async () => {
    at('/?login=true&redirect=/basket');
    shown(undefined, member);
    await waitFor(() => expect(follow).toHaveBeenCalledWith('/basket'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
