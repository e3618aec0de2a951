import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onboardingForm } from '#backend/customers/onboarding/onboarding-form.ts';
import type { BookingIntent, GoneBooking, LoginOptions } from '#lib/auth/login-modal-context.tsx';
import { alexState } from '#tests/support/make/make-cart.ts';
import { renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { AccountStep } from './account-step.tsx';

withSiteServer();

const form = onboardingForm('customer_account_online', '<p>Be kind.</p>');
const signedIn = { token: 'T'.repeat(43), expiresAt: '2026-12-21T09:00:00Z', user: alexState.user };
const intent: BookingIntent = {
  title: 'Family swim, Tue 24 Nov, 17:00–18:00',
  detail: '2 Adult, 1 Junior',
  price: '£14.60',
  isAdded: true,
  findGone: async () => null,
};

beforeEach(() => answer('getOnboardingForm', form));

type Ending = jest.Mock<() => Promise<GoneBooking | null>>;
const notGone = (): Ending => jest.fn<() => Promise<GoneBooking | null>>(async () => null);

const show = (onLoggedIn = notGone(), stage: Stage = {}, options: LoginOptions = { intent }) => {
  const onClose = jest.fn(async () => undefined);
  const step = (open: boolean) => <AccountStep {...{ open, onClose, onLoggedIn }} options={options} />;
  const { rerender, ...seen } = renderOnSite(step(true), stage);
  return { ...seen, onClose, onLoggedIn, close: () => rerender(step(false)), open: () => rerender(step(true)) };
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const goToRegister = async () => {
  await dialog('Log in');
  await screen.findByRole('button', { name: 'Create an account' });
  await press('Create an account');
  await dialog('Create an account');
};
/** Puts a text into a field at once: typing each letter takes long on a busy machine. */
const put = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const fill = async () => {
  put('First name', 'Jo');
  put('Last name', 'Parent');
  put('Email', 'jo.parent@example.com');
  put('Password', 'three calm herons');
  put('Date of birth', '14-06-1988');
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
};

it('keeps the booking in view and starts in the first field', async () => {
  show();
  await dialog('Log in');
  const booking = within(await screen.findByRole('region', { name: 'Your booking' }));
  expect(booking.getByText(/Family swim, Tue 24 Nov, 17:00–18:00/)).toBeVisible();
  expect(booking.getByText(/2 Adult, 1 Junior/)).toBeVisible();
  expect(booking.getByText('£14.60')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Email or membership number')).toHaveFocus());
});

it('starts with the registration where an account is asked for', async () => {
  show(notGone(), {}, { view: 'register' });
  await dialog('Create an account');
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
});

it('starts with the log-in where the registration cannot be read', async () => {
  refuse('getOnboardingForm', 'unexpected');
  const { toasts } = show(notGone(), {}, { view: 'register' });
  await dialog('Log in');
  expect(toasts).toEqual([{ type: 'danger', message: 'Something has gone wrong, please try again.' }]);
});

it('makes an account with what a booking needs, and goes on', async () => {
  let sent: AskedCall | undefined;
  answer('register', signedIn, { seen: (request) => (sent = request) });
  const { onLoggedIn } = show();
  await goToRegister();
  expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Post' })).not.toBeInTheDocument();
  await fill();
  await press('Create and add to basket');
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
  expect(sent?.body).toMatchObject({
    data_fields: {
      checksum: form.checksum,
      personal: { first_name: 'Jo', last_name: 'Parent', date_of_birth: '1988-06-14' },
      contact: { email: 'jo.parent@example.com' },
    },
    password: 'three calm herons',
    password_confirmation: 'three calm herons',
    terms: true,
  });
});

it('lists what is missing, and leads to it', async () => {
  show();
  await goToRegister();
  await press('Create and add to basket');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  const links = within(summary).getAllByRole('link');
  expect(links).toHaveLength(6);
  await userEvent.click(links[0] as HTMLElement);
  expect(screen.getByLabelText('First name')).toHaveFocus();
});

it('offers the log-in of an address that has an account, and takes it along', async () => {
  refuse('register', 'validation_failed', {
    errors: { 'data_fields.contact.email': ['Already in use'] },
    validation_messages: ['Already in use'],
  });
  show();
  await goToRegister();
  await fill();
  await press('Create and add to basket');
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveFocus();
  expect(notice).toHaveTextContent('jo.parent@example.com already has an account.');
  await userEvent.click(within(notice).getByRole('button', { name: 'Log in' }));
  await dialog('Log in');
  expect(screen.getByLabelText('Email or membership number')).toHaveValue('jo.parent@example.com');
});

it('asks for a mailed link that leads back to this page', async () => {
  let sent: AskedCall | undefined;
  answer('requestPasswordReset', null, { seen: (request) => (sent = request) });
  window.history.replaceState(null, '', '/location/riverside/swimming/2026-11-24');
  show();
  await dialog('Log in');
  put('Email or membership number', 'jo@example.com');
  await press('Forgotten password?');
  await dialog('Forgotten password');
  await press('Send me a link');
  expect(await screen.findByText('If we know you, we have sent you an email')).toBeVisible();
  expect(sent?.body).toEqual({
    email_or_reference: 'jo@example.com',
    redirect: '/location/riverside/swimming/2026-11-24',
  });
  expect(screen.getByRole('region', { name: 'Your booking' })).toBeVisible();
  window.history.replaceState(null, '', '/');
});

it('keeps what was typed without the password, when it is closed and when the page is loaded again', async () => {
  const { close, open, unmount } = show();
  await goToRegister();
  await fill();
  close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  open();
  await dialog('Create an account');
  expect(screen.getByLabelText('First name')).toHaveValue('Jo');
  expect(screen.getByLabelText('Email')).toHaveValue('jo.parent@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  unmount();
  show(notGone(), { language: 'cy' });
  await userEvent.click(await screen.findByRole('button', { name: 'Creu cyfrif' }));
  expect(await screen.findByLabelText('Enw cyntaf')).toHaveValue('Jo');
  expect(screen.getByLabelText('Cyfrinair')).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toContain('herons');
});

it('keeps the first answers of a registration when the page is loaded again', async () => {
  const { unmount } = show();
  await goToRegister();
  put('First name', 'Jo');
  unmount();
  show();
  await goToRegister();
  expect(screen.getByLabelText('First name')).toHaveValue('Jo');
});

it('keeps the password while the log-in is looked at', async () => {
  show();
  await goToRegister();
  await fill();
  await press('Log in instead');
  await dialog('Log in');
  await press('Create an account');
  await dialog('Create an account');
  expect(screen.getByLabelText('Password')).toHaveValue('three calm herons');
});

describe('at a kiosk', () => {
  it('stores nothing of what is typed, and is empty when it is opened again', async () => {
    const { close, open } = show(notGone(), { mode: 'kiosk' });
    await goToRegister();
    await fill();
    expect(sessionStorage).toHaveLength(0);
    close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    open();
    await dialog('Create an account');
    for (const label of ['First name', 'Email', 'Password', 'Date of birth'])
      expect(screen.getByLabelText(label)).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
  });

  it('forgets who was about to log in', async () => {
    const { close, open } = show(notGone(), { mode: 'kiosk' });
    await dialog('Log in');
    put('Email, membership number, or your card’s barcode', 'jo@example.com');
    close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    open();
    await dialog('Log in');
    expect(screen.getByLabelText(/your card’s barcode/)).toHaveValue('');
  });
});

it('says that the places went meanwhile, and offers the next free time', async () => {
  answer('register', signedIn);
  const take = jest.fn();
  const gone: GoneBooking = { next: { when: 'Sat 28 Nov, 14:00', places: 48, take } };
  const { onClose } = show(jest.fn<() => Promise<GoneBooking | null>>(async () => gone));
  await goToRegister();
  await fill();
  await press('Create and add to basket');
  await dialog('Sold out meanwhile');
  expect(screen.getByText(/^Your account is ready, but Family swim/)).toBeVisible();
  expect(screen.getByText(/Next free: Sat 28 Nov, 14:00, 48 places/)).toBeVisible();
  await press('Take Sat 28 Nov, 14:00');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(take).toHaveBeenCalledTimes(1);
});

it('says so when the form cannot be fetched, and stays where it is', async () => {
  refuse('getOnboardingForm', 'unexpected');
  const { toasts } = show();
  await dialog('Log in');
  await screen.findByRole('button', { name: 'Create an account' });
  await press('Create an account');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(screen.getByLabelText('Email or membership number')).toBeVisible();
});
