import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { ConfirmEmail } from '#components/auth/confirm-email.tsx';
import { LoginForm } from '#components/auth/login-form.tsx';
import type { Pin } from '#contract/customers/pin.ts';
import type { SecondFactor } from '#contract/customers/second-factor.ts';
import type { SignIn } from '#contract/customers/sign-ins.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { DevicesSkeleton } from './devices-skeleton.tsx';
import { SecurityView } from './security-view.tsx';
import { SignInPanels } from './sign-in-panels.tsx';

withSiteServer();

const here: SignIn = {
  id: '00000000-0000-4000-8000-000000000001',
  browser: 'Firefox',
  system: 'Linux',
  kind: 'computer',
  signedInAt: '2026-11-24T09:00:00Z',
  lastUsedAt: '2026-11-24T18:00:00Z',
  current: true,
};
const phone: SignIn = {
  ...here,
  id: '00000000-0000-4000-8000-000000000002',
  browser: 'Safari',
  system: 'iOS',
  kind: 'phone',
  current: false,
};
const noPin: Pin = { offered: true, enabled: false, locked: false };
const none: SecondFactor = { offered: false, required: false, enabled: false, recoveryCodesLeft: 0 };

async function open({
  signIns = [here, phone],
  factor = none,
  pin = noPin,
  ...stage
}: { signIns?: SignIn[]; factor?: SecondFactor; pin?: Pin } & Stage = {}) {
  answer('listSignIns', signIns);
  answer('getSecondFactor', factor);
  answer('getPin', pin);
  const view = (
    <SecurityView>
      <Suspense fallback={<DevicesSkeleton title="Where you are logged in" label="Loading" />}>
        <SignInPanels />
      </Suspense>
    </SecurityView>
  );
  const seen = renderOnSite(view, { session: member, zone: 'account', ...stage });
  // The devices come last.
  await screen.findByRole('list');
  return seen;
}

describe('changing the password', () => {
  const change = async (current: string, password: string, again = password) => {
    await userEvent.type(screen.getByLabelText('Current password'), current);
    await userEvent.type(screen.getByLabelText('New password'), password);
    await userEvent.type(screen.getByLabelText('New password again'), again);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('sends what was typed, says so and empties the form', async () => {
    let sent: AskedCall | undefined;
    answer('changePassword', null, { seen: (request) => (sent = request) });
    const { toasts } = await open();
    await change('old password', 'a long password');
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Your password has been changed' }]));
    expect(sent?.body).toEqual({
      current_password: 'old password',
      password: 'a long password',
      password_confirmation: 'a long password',
    });
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('is not sent while something is missing, too short or not the same twice', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('New password'), 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('There are 3 things to put right')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Must contain at least 8 character\(s\)/);
  });

  it('says beside the field what the server found wrong, in the person’s language, and keeps what was typed', async () => {
    const errors = { current_password: ['This is not your current password'] };
    refuse('changePassword', 'validation_failed', {
      errors,
      validation_messages: ['This is not your current password'],
    });
    await open();
    await change('not it', 'a long password');
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
        /This is not your current password/,
      ),
    );
    expect(screen.getByLabelText('New password')).toHaveValue('a long password');
  });
});

describe('where somebody is logged in', () => {
  it('is still being read while the password can already be changed', async () => {
    const opened = open();
    expect(screen.getByRole('button', { name: 'Change password' })).toBeEnabled();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await opened;
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('lists this device, which cannot be logged out here, and the others', async () => {
    await open();
    const devices = screen.getByRole('region', { name: 'Where you are logged in' });
    const [first, second] = within(devices).getAllByRole('listitem');
    expect(first).toHaveTextContent('Firefox on LinuxThis device');
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(second).toHaveTextContent('Safari on iOSLast used 24 Nov 2026, 18:00');
  });

  it('logs one out', async () => {
    let sent: AskedCall | undefined;
    answer('endSignIn', null, { seen: (request) => (sent = request) });
    const { toasts } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Log out of Safari on iOS' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'The device is logged out' }]));
    expect(sent?.url.pathname).toBe(`/api/auth/sessions/${phone.id}`);
    expect(screen.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus();
  });

  it('logs all others out', async () => {
    let sent: AskedCall | undefined;
    answer('endOtherSignIns', null, { seen: (request) => (sent = request) });
    const { toasts } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Log out of all other devices' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'All other devices are logged out' }]));
    expect(sent?.url.pathname).toBe('/api/auth/sessions');
  });

  it('offers nothing when there is no other', async () => {
    await open({ signIns: [here] });
    expect(screen.getByText('You are logged in on this device only.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log out of all other devices' })).not.toBeInTheDocument();
  });
});

describe('two-step log-in', () => {
  const staff: SecondFactor = { offered: true, required: true, enabled: false, recoveryCodesLeft: 0 };

  it('is not there for customers', async () => {
    await open();
    expect(screen.queryByText('Two-step log-in')).not.toBeInTheDocument();
  });

  it('is set up by password, a code to scan and a first code, and ends with the recovery codes', async () => {
    answer('enrolSecondFactor', { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/T:a?secret=JBSWY3DPEHPK3PXP' });
    answer('confirmSecondFactor', { recoveryCodes: ['AAAAAA-BBBBBB-CCCCCC-DDDDDD'] });
    await open({ factor: staff });
    const panel = within(screen.getByRole('region', { name: 'Two-step log-in' }));
    expect(panel.getByText(/You need it to work at the desk/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Set up' }));
    await userEvent.type(panel.getByLabelText('Current password'), 'old password');
    await userEvent.click(panel.getByRole('button', { name: 'Set up' }));
    expect(await panel.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(panel.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
    await userEvent.type(panel.getByLabelText('Code from the app'), '123456');
    await userEvent.click(panel.getByRole('button', { name: 'Turn on' }));
    expect(await panel.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
    expect(panel.getByText('AAAAAA-BBBBBB-CCCCCC-DDDDDD')).toBeVisible();
  });

  it('says that a code is wrong where it was typed', async () => {
    answer('enrolSecondFactor', { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/T:a?secret=JBSWY3DPEHPK3PXP' });
    refuse('confirmSecondFactor', 'validation_failed', { errors: { code: ['This code is not right'] } });
    await open({ factor: staff });
    const panel = within(screen.getByRole('region', { name: 'Two-step log-in' }));
    await userEvent.click(panel.getByRole('button', { name: 'Set up' }));
    await userEvent.type(panel.getByLabelText('Current password'), 'old password');
    await userEvent.click(panel.getByRole('button', { name: 'Set up' }));
    await userEvent.type(await panel.findByLabelText('Code from the app'), '000000');
    await userEvent.click(panel.getByRole('button', { name: 'Turn on' }));
    await waitFor(() =>
      expect(panel.getByLabelText('Code from the app')).toHaveAccessibleDescription(/This code is not right/),
    );
    expect(panel.getByLabelText('Code from the app')).toHaveFocus();
    expect(panel.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks for what is missing before it asks the server', async () => {
    let sent: AskedCall | undefined;
    answer('removeSecondFactor', null, { seen: (request) => (sent = request) });
    await open({ factor: { ...staff, enabled: true } });
    const panel = within(screen.getByRole('region', { name: 'Two-step log-in' }));
    await userEvent.click(panel.getByRole('button', { name: 'Turn off' }));
    await userEvent.type(panel.getByLabelText('Code from the app, or a recovery code'), '123');
    await userEvent.click(panel.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(panel.getByLabelText('Current password')).toHaveAccessibleDescription('Required'));
    expect(panel.getByRole('alert')).toHaveFocus();
    expect(panel.getByText('There are 2 things to put right')).toBeVisible();
    await userEvent.click(panel.getByRole('link', { name: 'Current password: Required' }));
    expect(panel.getByLabelText('Current password')).toHaveFocus();
    expect(panel.getByLabelText('Code from the app, or a recovery code')).toHaveAccessibleDescription(/at least 6/);
    expect(sent).toBeUndefined();
  });

  it('is turned off by password and code', async () => {
    let sent: AskedCall | undefined;
    answer('removeSecondFactor', null, { seen: (request) => (sent = request) });
    const { toasts } = await open({ factor: { ...staff, enabled: true, recoveryCodesLeft: 1 } });
    const panel = within(screen.getByRole('region', { name: 'Two-step log-in' }));
    expect(panel.getByText('One recovery code is left.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Turn off' }));
    expect(panel.getByLabelText('Current password')).toHaveFocus();
    await userEvent.type(panel.getByLabelText('Current password'), 'old password');
    await userEvent.type(panel.getByLabelText('Code from the app, or a recovery code'), '123456');
    await userEvent.click(panel.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Two-step log-in is off' }]));
    expect(sent?.body).toEqual({ current_password: 'old password', code: '123456' });
    expect(panel.getByRole('heading', { name: 'Two-step log-in' })).toHaveFocus();
  });
});

describe('the PIN for kiosks', () => {
  const panel = () => within(screen.getByRole('region', { name: 'PIN for kiosks' }));

  it('is set with the password', async () => {
    let sent: AskedCall | undefined;
    const { toasts } = await open();
    expect(panel().getByText('Off')).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Set a PIN' }));
    await userEvent.type(panel().getByLabelText('Current password'), 'my password');
    await userEvent.type(panel().getByLabelText('New PIN'), '12');
    await userEvent.click(panel().getByRole('button', { name: 'Save PIN' }));
    await waitFor(() => expect(panel().getByLabelText('New PIN')).toHaveAccessibleDescription(/Enter 4 to 8 digits/));
    await userEvent.type(panel().getByLabelText('New PIN'), '34');
    refuse('setPin', 'validation_failed', {
      errors: { pin: ['This PIN is too easy to guess, please choose another one'] },
    });
    await userEvent.click(panel().getByRole('button', { name: 'Save PIN' }));
    await waitFor(() => expect(panel().getByLabelText('New PIN')).toHaveAccessibleDescription(/too easy to guess/));
    answer('setPin', null, { seen: (request) => (sent = request) });
    answer('getPin', { ...noPin, enabled: true });
    await userEvent.clear(panel().getByLabelText('New PIN'));
    await userEvent.type(panel().getByLabelText('New PIN'), '2580');
    await userEvent.click(panel().getByRole('button', { name: 'Save PIN' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Your PIN is set' }]));
    expect(sent?.body).toEqual({ current_password: 'my password', pin: '2580' });
    expect(await panel().findByRole('button', { name: 'Change PIN' })).toBeVisible();
    expect(panel().getByRole('heading', { name: 'PIN for kiosks' })).toHaveFocus();
  });

  it('is taken away at once', async () => {
    const { toasts } = await open({ pin: { ...noPin, enabled: true } });
    answer('removePin', null);
    answer('getPin', noPin);
    await userEvent.click(panel().getByRole('button', { name: 'Remove PIN' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Your PIN is removed' }]));
    expect(await panel().findByRole('button', { name: 'Set a PIN' })).toBeVisible();
  });

  it('says that it is locked, and why', async () => {
    await open({ pin: { offered: true, enabled: true, locked: true } });
    expect(panel().getByText('Locked')).toBeVisible();
    expect(panel().getByText(/A wrong PIN was entered five times in a row/)).toBeVisible();
  });

  it('is not offered to staff', async () => {
    await open({ pin: { ...noPin, offered: false } });
    expect(screen.queryByRole('region', { name: 'PIN for kiosks' })).not.toBeInTheDocument();
  });
});

describe('logging in with two steps', () => {
  it('asks for the code when the server does, and sends it with what was typed before', async () => {
    let sent: AskedCall | undefined;
    refuse('login', 'second_factor_required');
    renderOnSite(<LoginForm onLoggedIn={() => undefined} forgotten={null} register={null} />);
    expect(screen.queryByLabelText('Code from your authenticator app')).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Email or membership number'), 'foh@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'a password');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    const code = await screen.findByLabelText('Code from your authenticator app');
    await waitFor(() => expect(code).toHaveFocus());
    refuse('login', 'invalid_code', {}, { seen: (request) => (sent = request) });
    await userEvent.type(code, '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right, please try the next one');
    expect(sent?.body).toEqual({ username: 'foh@example.com', password: 'a password', code: '123456' });
  });
});

describe('confirming an address', () => {
  it('takes a press', async () => {
    let sent: AskedCall | undefined;
    answer('confirmEmail', { status: 'confirmed' }, { seen: (request) => (sent = request) });
    renderOnSite(<ConfirmEmail token="abc" />);
    expect(sent).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByRole('heading', { name: 'Your email address is confirmed' })).toHaveFocus();
    expect(sent?.body).toEqual({ token: 'abc' });
  });

  it('says when the link is no longer good', async () => {
    refuse('confirmEmail', 'invalid_token');
    renderOnSite(<ConfirmEmail token="abc" />);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm this address' }));
    expect(
      await screen.findByRole('heading', { name: 'This link is no longer valid, please ask for a new one' }),
    ).toHaveFocus();
  });
});
