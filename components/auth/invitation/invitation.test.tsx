import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Invitation } from '#contract/customers/invitations.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, serve, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { InvitationView } from './invitation-view.tsx';
import { TakeOverInvitation } from './take-over-invitation.tsx';

withSiteServer();

const link: Invitation = {
  kind: 'link',
  inviterName: 'Alex Reed',
  relationship: 'partner',
  personName: null,
  email: 'jo@example.com',
  hasAccount: true,
};
const takeOver: Invitation = {
  ...link,
  kind: 'take_over',
  relationship: 'parent',
  personName: 'Sam Reed',
  email: 'sam@example.com',
  hasAccount: false,
};
const family = 'http://account.touchline.localhost:3000/user-details/family';

const open = (invitation: Invitation, stage: Stage = {}) => {
  answer('readInvitation', invitation);
  return renderOnSite(<InvitationView token="abc" isLoggedIn={stage.session?.loggedIn ?? false} />, stage);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('an invitation to be linked', () => {
  it('is read by its key, and says who invites, as what, and what accepting means', async () => {
    let sent: AskedCall | undefined;
    answer('readInvitation', link, { seen: (request) => (sent = request) });
    renderOnSite(<InvitationView token="abc" isLoggedIn={false} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your invitation');
    expect(await screen.findByRole('heading', { name: 'Alex Reed would like to link with you' })).toBeVisible();
    expect(sent?.body).toEqual({ token: 'abc' });
    expect(screen.getByText('Alex Reed would be linked as your partner.')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Alex Reed can book for you and sees your bookings.',
      'Of everything else in your account, Alex Reed sees only your name.',
      'You can end the link whenever you like, under My account.',
    ]);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('sends a guest whose address has an account to its log-in, and then can be accepted', async () => {
    let sent: AskedCall | undefined;
    answer('acceptInvitation', null, { seen: (request) => (sent = request) });
    const { become, openLogin } = open(link, { session: guest });
    expect(await screen.findByText(/sent to jo@example.com. Log in with the account of this address/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create an account' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    openLogin.mockImplementation((onLoggedIn) => {
      become(member);
      onLoggedIn?.();
    });
    await press('Log in');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Alex Reed would like to link with you' })).toHaveFocus(),
    );
    await press('Accept');
    expect(await screen.findByRole('heading', { name: 'Alex Reed can book for you now' })).toHaveFocus();
    expect(sent?.body).toEqual({ token: 'abc' });
    expect(screen.getByRole('link', { name: 'See who you are linked with' })).toHaveAttribute('href', family);
  });

  it('offers a guest whose address has none to make an account', async () => {
    const { openLogin } = open({ ...link, hasAccount: false });
    await press('Create an account');
    expect(openLogin).toHaveBeenLastCalledWith(expect.any(Function), { view: 'register' });
    await press('Log in');
    expect(openLogin).toHaveBeenLastCalledWith(expect.any(Function));
  });

  it('can be left alone', async () => {
    open(link, { session: member });
    expect(await screen.findByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('is for another account: says whose, and can be accepted after the log-in there', async () => {
    refuse('acceptInvitation', 'link_state');
    const { openLogin } = open(link, { session: member });
    await press('Accept');
    expect(await screen.findByRole('heading', { name: 'This account cannot accept the invitation' })).toHaveFocus();
    expect(screen.getByText(/It was sent to jo@example.com/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See who you are linked with' })).toHaveAttribute('href', family);
    openLogin.mockImplementation((onLoggedIn) => onLoggedIn?.());
    answer('acceptInvitation', null);
    await press('Log in with another account');
    await press('Accept');
    expect(await screen.findByRole('heading', { name: 'Alex Reed can book for you now' })).toBeVisible();
  });

  it('asks for the log-in again when it has ended meanwhile', async () => {
    refuse('acceptInvitation', 'unauthenticated');
    const { refreshSession, toasts } = open(link, { session: member });
    await press('Accept');
    await waitFor(() => expect(refreshSession).toHaveBeenCalledTimes(1));
    expect(toasts).toEqual([]);
  });

  it('stays as it is when it could not be accepted for want of a connection', async () => {
    serve(http.post('*/api/auth/invitations/accept', () => HttpResponse.error(), { once: true }));
    const { toasts } = open(link, { session: member });
    await press('Accept');
    await waitFor(() => expect(toasts).toMatchObject([{ type: 'danger' }]));
    answer('acceptInvitation', null);
    await press('Accept');
    expect(await screen.findByRole('heading', { name: 'Alex Reed can book for you now' })).toBeVisible();
  });

  it('is in Welsh for who reads Welsh', async () => {
    open(link, { session: member, language: 'cy' });
    expect(await screen.findByRole('heading', { name: 'Hoffai Alex Reed gysylltu â chi' })).toBeVisible();
    expect(screen.getByText('Byddai Alex Reed yn cysylltu â chi fel partner i chi.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Derbyn' })).toBeVisible();
  });
});

describe('an invitation that cannot be read', () => {
  it.each(['', 'old'])('is no longer valid (key "%s"), and says how to get another', async (token) => {
    refuse('readInvitation', 'invalid_token');
    renderOnSite(<InvitationView token={token} isLoggedIn={false} />);
    expect(
      await screen.findByRole('heading', { name: 'This link is no longer valid, please ask for a new one' }),
    ).toHaveFocus();
    expect(screen.getByText(/Ask whoever invited you to send it again/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  });

  it('was used between the reading and the answer', async () => {
    refuse('acceptInvitation', 'invalid_token');
    open(link, { session: member });
    await press('Accept');
    expect(
      await screen.findByRole('heading', { name: 'This link is no longer valid, please ask for a new one' }),
    ).toHaveFocus();
  });

  it('is read again on request after a failure', async () => {
    answer('readInvitation', link);
    serve(http.post('*/api/auth/invitations', () => HttpResponse.error(), { once: true }));
    renderOnSite(<InvitationView token="abc" isLoggedIn={false} />);
    expect(await screen.findByRole('alert')).toBeVisible();
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Alex Reed would like to link with you' })).toBeVisible();
  });
});

describe('an invitation to take an account over', () => {
  const choose = async (password: string, again = password) => {
    await userEvent.type(await screen.findByLabelText('New password'), password);
    await userEvent.type(screen.getByLabelText('New password again'), again);
    await press('Take over the bookings');
  };

  it('says whose bookings and which address, takes a password and leads to the log-in', async () => {
    let sent: AskedCall | undefined;
    answer('acceptInvitation', null, { seen: (request) => (sent = request) });
    const follow = jest.fn<(target: string) => void>();
    const { openLogin } = renderOnSite(
      <TakeOverInvitation token="abc" invitation={takeOver} onInvalid={() => undefined} follow={follow} />,
    );
    expect(screen.getByRole('heading', { name: 'A log-in for Sam Reed' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Everything that was booked for Sam Reed stays.',
      'The log-in is sam@example.com.',
      'Alex Reed can then no longer book for Sam Reed, unless they are linked again.',
    ]);
    await choose('Blue-kettle-77');
    expect(await screen.findByRole('heading', { name: 'Your log-in is ready' })).toHaveFocus();
    expect(sent?.body).toEqual({
      token: 'abc',
      password: 'Blue-kettle-77',
      password_confirmation: 'Blue-kettle-77',
    });
    openLogin.mockImplementation((onLoggedIn) => onLoggedIn?.());
    await press('Log in');
    expect(follow).toHaveBeenCalledWith('http://account.touchline.localhost:3000/bookings');
  });

  it('takes no password that is too short or typed differently', async () => {
    open(takeOver);
    await choose('short', 'shorter');
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'New password: Must contain at least 8 character(s)',
      'New password again: Must match the password',
    ]);
  });

  it('says beside the field what the server has against a password', async () => {
    const problem = 'This password is too common, please choose another one';
    refuse('acceptInvitation', 'validation_failed', {
      errors: { password: [problem] },
      validation_messages: [problem],
    });
    open(takeOver);
    await choose('password');
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/too common/));
  });

  it('keeps what was typed when the connection is lost', async () => {
    serve(http.post('*/api/auth/invitations/accept', () => HttpResponse.error(), { once: true }));
    const { toasts } = open(takeOver);
    await choose('Blue-kettle-77');
    await waitFor(() => expect(toasts).toMatchObject([{ type: 'danger' }]));
    expect(screen.getByLabelText('New password')).toHaveValue('Blue-kettle-77');
    answer('acceptInvitation', null);
    await press('Take over the bookings');
    expect(await screen.findByRole('heading', { name: 'Your log-in is ready' })).toBeVisible();
  });

  it.each([
    ['invalid_token', 'This link is no longer valid, please ask for a new one', 'See who you are linked with'],
    ['link_state', 'Sam Reed has a log-in already', 'Forgotten password?'],
  ] as const)('leads on when it is refused with %s', async (code, title, way) => {
    refuse('acceptInvitation', code);
    open(takeOver);
    await choose('Blue-kettle-77');
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
    expect(screen.getByRole('link', { name: way })).toBeVisible();
  });
});
