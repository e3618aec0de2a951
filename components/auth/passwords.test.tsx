import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { ForgottenPasswordForm } from './forgotten-password-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

withSiteServer();

describe('a forgotten password', () => {
  const ask = async () => {
    await userEvent.type(screen.getByLabelText('Email or membership number'), 'alex@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
  };

  it('is answered the same whoever asks, with the focus on the answer', async () => {
    let sent: AskedCall | undefined;
    answer('requestPasswordReset', null, { seen: (request) => (sent = request) });
    renderOnSite(<ForgottenPasswordForm />);
    await ask();
    expect(await screen.findByText('If we know you, we have sent you an email')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Look in your inbox' })).toHaveFocus();
    expect(sent?.body).toEqual({ email_or_reference: 'alex@example.com' });
  });

  it('says by a toast when it could not be asked', async () => {
    refuse('requestPasswordReset', 'too_many_requests');
    const { toasts } = renderOnSite(<ForgottenPasswordForm />);
    await ask();
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'Too many attempts, please try again later' }]),
    );
    expect(screen.getByLabelText('Email or membership number')).toHaveValue('alex@example.com');
  });
});

describe('a new password', () => {
  const change = async (password: string, again = password) => {
    await userEvent.type(screen.getByLabelText('New password'), password);
    await userEvent.type(screen.getByLabelText('New password again'), again);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('must be long enough and typed the same twice', async () => {
    renderOnSite(<ResetPasswordForm target="/" token="abc" />);
    await change('short', 'shorter');
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText('There are 2 things to put right')).toBeVisible();
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'New password: Must contain at least 8 character(s)',
      'New password again: Must match the password',
    ]);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Must contain at least 8 character\(s\)/);
    expect(screen.getByLabelText('New password again')).toHaveAccessibleDescription(/Must match the password/);
  });

  it('is set by the link’s token', async () => {
    let sent: AskedCall | undefined;
    answer('resetPassword', null, { seen: (request) => (sent = request) });
    renderOnSite(<ResetPasswordForm target="/" token="abc" />);
    await change('a long password');
    expect(await screen.findByRole('heading', { name: 'Your password has been changed' })).toHaveFocus();
    expect(sent?.body).toEqual({ token: 'abc', password: 'a long password', password_confirmation: 'a long password' });
  });

  it('needs a link that is still good', async () => {
    refuse('resetPassword', 'invalid_token');
    renderOnSite(<ResetPasswordForm target="/" token="abc" />);
    await change('a long password');
    expect(
      await screen.findByRole('heading', { name: 'This link is no longer valid, please ask for a new one' }),
    ).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgotten-password');
  });

  it('is not asked for without a token', () => {
    renderOnSite(<ResetPasswordForm target="/" token="" />);
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });
});
