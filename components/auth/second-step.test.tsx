import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { held } from '#tests/support/held.ts';
import { alexState } from '#tests/support/make/make-cart.ts';
import { renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, serve, withSiteServer } from '#tests/support/site-server.ts';
import { ForgottenPasswordForm } from './forgotten-password-form.tsx';
import { LoginForm } from './login-form.tsx';

withSiteServer();

const signedIn = { token: 'T'.repeat(43), expiresAt: '2026-12-21T09:00:00Z', user: alexState.user };
function show(stage: Stage = {}, onLoggedIn = jest.fn<() => void>()) {
  renderOnSite(<LoginForm onLoggedIn={onLoggedIn} forgotten={null} register={null} />, stage);
  return onLoggedIn;
}
const username = () => screen.getByLabelText('Email or membership number');
const password = () => screen.getByLabelText('Password');
const code = () => screen.findByLabelText('Code from your authenticator app');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));
async function logIn() {
  await userEvent.type(username(), 'alex@example.com');
  await userEvent.type(password(), 'Touchline-demo-1');
  await submit();
}

describe('the second step of a log-in', () => {
  beforeEach(() => refuse('login', 'second_factor_required'));

  it('asks for the code, with the focus there and no word of a failure', async () => {
    show();
    await logIn();
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await code()).toHaveAccessibleDescription('Lost your phone? Enter one of your recovery codes.');
    expect(password()).toHaveValue('Touchline-demo-1');
  });

  it('sends the code with what was typed before', async () => {
    const sent: unknown[] = [];
    const onLoggedIn = show();
    await logIn();
    await code();
    answer('login', signedIn, { seen: ({ body }) => void sent.push(body) });
    await userEvent.type(await code(), '123456{Enter}');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([{ username: 'alex@example.com', password: 'Touchline-demo-1', code: '123456' }]);
  });

  it('that is wrong says so, and leads to the code and not to the name', async () => {
    const onLoggedIn = show();
    await logIn();
    await code();
    refuse('login', 'invalid_code');
    await userEvent.type(await code(), '000000{Enter}');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('This code is not right, please try the next one');
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link'));
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveValue('000000');
    expect(onLoggedIn).not.toHaveBeenCalled();
  });
});

describe('a log-in', () => {
  it('is sent once, however often its button or Enter is pressed', async () => {
    const { until, release } = held();
    let count = 0;
    answer('login', signedIn, { seen: () => void (count += 1), after: until });
    const onLoggedIn = show();
    await logIn();
    await submit();
    await userEvent.type(password(), '{Enter}');
    release();
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
    expect(count).toBe(1);
  });

  it('stays busy until what follows is done', async () => {
    const { until, release } = held();
    answer('login', signedIn);
    renderOnSite(<LoginForm onLoggedIn={() => until} forgotten={null} register={null} />);
    await logIn();
    const button = screen.getByRole('button', { name: 'Log in' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    release();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  });

  it('without a connection says so, keeps what was typed, and works once there is one', async () => {
    serve(http.post('*/auth/customer/login', () => HttpResponse.error()));
    const onLoggedIn = show();
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(/connection/i);
    expect(password()).toHaveValue('Touchline-demo-1');
    answer('login', signedIn);
    await submit();
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is refused again says so again, with the focus on it', async () => {
    refuse('login', 'too_many_requests');
    show();
    await logIn();
    await screen.findByRole('alert');
    password().focus();
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts, please try again later');
  });

  it('is in Welsh on a Welsh page', () => {
    show({ language: 'cy' });
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  const field = () => screen.getByLabelText('Email or membership number');

  it('asks for an address or number before it sends anything', async () => {
    let count = 0;
    answer('requestPasswordReset', null, { seen: () => void (count += 1) });
    renderOnSite(<ForgottenPasswordForm />);
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await userEvent.click(within(screen.getByRole('alert')).getByRole('link'));
    expect(field()).toHaveFocus();
    expect(count).toBe(0);
  });

  it('can be asked for with another address, with the focus in the field', async () => {
    const sent: unknown[] = [];
    answer('requestPasswordReset', null, { seen: ({ body }) => void sent.push(body) });
    renderOnSite(<ForgottenPasswordForm />);
    await userEvent.type(field(), 'alex@exmaple.com{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Try another address' }));
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.clear(field());
    await userEvent.type(field(), 'alex@example.com{Enter}');
    expect(await screen.findByRole('heading', { name: 'Look in your inbox' })).toHaveFocus();
    expect(sent).toEqual([{ email_or_reference: 'alex@exmaple.com' }, { email_or_reference: 'alex@example.com' }]);
  });
});
