import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getActingFor, keepActingFor } from '#lib/auth/acting-for.ts';
import { forgetDrafts } from '#lib/browser/forget-drafts.ts';
import { alexState } from '#tests/support/make/make-cart.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, answerOwn, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { LoginForm } from './login-form.tsx';
import './secret-choice.tsx';
import { LoginPage } from './login-page.tsx';

withSiteServer();

const signedIn = { token: 'T'.repeat(43), expiresAt: '2026-12-21T09:00:00Z', user: alexState.user };
const logIn = async (password = 'Touchline-demo-1') => {
  await userEvent.type(screen.getByLabelText('Email or membership number'), 'alex@example.com');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

describe('somebody who acted for another person when the session ended', () => {
  const person = 31;
  afterEach(() => sessionStorage.clear());

  /** Whom the customer acts for after a log-in. */
  async function logInAgain(customer: number): Promise<number[]> {
    const selectedIds: number[] = [];
    const onLoggedIn = jest.fn<() => void>();
    const data = { logged_in: true, user_id: customer, selected_user_id: person, expires_at: null };
    keepActingFor({ loggedIn: true, userId: customer, selectedUserId: person, expiresAt: null });
    answer('login', signedIn);
    answerOwn('put', '/api/session/selected-user', () => {
      expect(onLoggedIn).not.toHaveBeenCalled();
      selectedIds.push(person);
      return { data };
    });
    renderOnSite(<LoginForm onLoggedIn={onLoggedIn} forgotten={null} register={null} />);
    await logIn();
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
    return selectedIds;
  }

  it('acts for them again before the booking goes on', async () => {
    expect(await logInAgain(alexState.user.id)).toEqual([person]);
  });

  it('acts for nobody where another customer logs in', async () => {
    expect(await logInAgain(alexState.user.id + 1)).toEqual([]);
  });

  it('acts for themself after a log-out', () => {
    keepActingFor({ loggedIn: true, userId: alexState.user.id, selectedUserId: person, expiresAt: null });
    expect(getActingFor()).toEqual({ userId: alexState.user.id, personId: person });
    forgetDrafts();
    expect(getActingFor()).toBeNull();
  });
});

describe('logging in', () => {
  it('sends what was typed and goes on', async () => {
    let sent: AskedCall | undefined;
    const onLoggedIn = jest.fn<() => void>();
    answer('login', signedIn, { seen: (request) => (sent = request) });
    renderOnSite(<LoginForm onLoggedIn={onLoggedIn} forgotten={null} register={null} />);
    await logIn();
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
    expect(sent?.body).toEqual({ username: 'alex@example.com', password: 'Touchline-demo-1' });
  });

  it('says what the server says when it is refused, and keeps what was typed', async () => {
    refuse('login', 'invalid_credentials');
    renderOnSite(<LoginForm onLoggedIn={() => undefined} forgotten={null} register={null} />);
    await logIn('wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your email, reference or password is not correct');
    expect(screen.getByLabelText('Email or membership number')).toHaveValue('alex@example.com');
  });

  it('has words of its own where the server has none', async () => {
    refuse('login', 'unauthenticated', { message: '' });
    renderOnSite(<LoginForm onLoggedIn={() => undefined} forgotten={null} register={null} />);
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('User signed out');
  });

  it('lists what is missing, each with a link to its field', async () => {
    renderOnSite(<LoginForm onLoggedIn={() => undefined} forgotten={null} register={null} />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Email or membership number: Required',
      'Password: Required',
    ]);
    await userEvent.click(links[1] as HTMLElement);
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Required');
  });

  it('at a kiosk takes a scanned barcode, then the password, and leaves nothing to the browser', async () => {
    let sent: AskedCall | undefined;
    answer('login', signedIn, { seen: (request) => (sent = request) });
    renderOnSite(<LoginForm onLoggedIn={() => undefined} forgotten={null} register={null} />, { mode: 'kiosk' });
    const username = screen.getByLabelText(/your card’s barcode/);
    const passwordField = screen.getByLabelText('Password');
    expect([username, passwordField].map((field) => field.getAttribute('autocomplete'))).toEqual(['off', 'off']);
    await userEvent.type(username, '7010020030{Enter}');
    expect(passwordField).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(passwordField, 'Touchline-demo-1{Enter}');
    await waitFor(() => expect(sent?.body).toEqual({ username: '7010020030', password: 'Touchline-demo-1' }));
  });

  it('at a kiosk takes a PIN with a number in place of the password', async () => {
    let sent: AskedCall | undefined;
    const onLoggedIn = jest.fn<() => void>();
    refuse('loginByPin', 'invalid_pin');
    renderOnSite(<LoginForm onLoggedIn={onLoggedIn} forgotten="Forgotten?" register={null} />, { mode: 'kiosk' });
    await userEvent.type(screen.getByLabelText('Password'), 'half a pass');
    await userEvent.click(await screen.findByRole('button', { name: 'PIN' }));
    expect(screen.queryByText('Forgotten?')).not.toBeInTheDocument();
    const pin = screen.getByLabelText('PIN');
    expect(pin).toHaveValue('');
    expect([pin.getAttribute('inputmode'), pin.getAttribute('autocomplete')]).toEqual(['numeric', 'off']);
    await userEvent.type(screen.getByLabelText(/Membership number/), '7010020030{Enter}');
    await userEvent.type(pin, '2580{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This number and PIN do not fit');
    answer('loginByPin', signedIn, { seen: (request) => (sent = request) });
    await userEvent.type(pin, '{Enter}');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
    expect(sent?.body).toEqual({ username: '7010020030', pin: '2580' });
  });

  it('offers no PIN outside a kiosk', () => {
    renderOnSite(<LoginForm onLoggedIn={() => undefined} forgotten={null} register={null} />);
    expect(screen.queryByRole('button', { name: 'PIN' })).not.toBeInTheDocument();
  });

  it('shows the password while it is typed, when asked to', async () => {
    renderOnSite(<LoginForm onLoggedIn={() => undefined} forgotten={null} register={null} />);
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('leads to a new account and to a new password, on bookings from every zone', () => {
    renderOnSite(<LoginPage target="/security" />, { zone: 'account', plannedPages: ['account/security'] });
    const bookings = 'http://bookings.touchline.localhost:3000';
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      `${bookings}/register?redirect=${encodeURIComponent('http://account.touchline.localhost:3000/security')}`,
    );
    expect(screen.getByRole('link', { name: 'Forgotten password?' })).toHaveAttribute(
      'href',
      `${bookings}/forgotten-password`,
    );
  });
});
