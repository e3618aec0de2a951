import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import { alexState } from '#tests/support/make/make-cart.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { RegisterView } from './register-view.tsx';

withSiteServer();

const field = (
  key: string,
  label: string,
  type: 'text' | 'email' | 'phone' | 'date' | 'checkbox' | 'select',
  required: boolean,
  options: string[] = [],
) => ({
  key,
  label,
  type,
  required,
  maxLength: type === 'text' ? 255 : null,
  options,
});
const form: OnboardingForm = {
  onboardingType: 'customer_account_online',
  checksum: 'c'.repeat(32),
  sections: {
    personal: [field('first_name', 'First name', 'text', true), field('date_of_birth', 'Date of birth', 'date', true)],
    contact: [field('email', 'Email', 'email', true), field('phone', 'Phone', 'phone', false)],
    additional: [field('marketing_preferences.sms', 'Text message', 'checkbox', false)],
    emergencyContact: [],
  },
  terms: { html: '<p>Be kind.</p>' },
};

const show = () => renderOnSite(<RegisterView form={form} today="2026-11-18" target="/basket" />);
const fill = async () => {
  await userEvent.type(screen.getByLabelText('First name'), 'Robin');
  await userEvent.type(screen.getByLabelText('Date of birth'), '02-03-1990');
  await userEvent.type(screen.getByLabelText('Email'), 'robin@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'a long password');
  await userEvent.type(screen.getByLabelText('Password again'), 'a long password');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Text message' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

describe('making an account', () => {
  it('asks for the operator’s own fields', () => {
    show();
    expect(screen.getByRole('group', { name: 'About you' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Emergency contact' })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/Phone/)).not.toBeRequired();
    expect(screen.getByLabelText('Email')).toBeRequired();
  });

  it('names what every operator asks in the language of the page', () => {
    renderOnSite(<RegisterView form={form} today="2026-11-18" target="/basket" />, { language: 'cy' });
    for (const name of [/Enw cyntaf/, /Dyddiad geni/, /E-bost/, /Neges destun/])
      expect(screen.getByLabelText(name)).toBeVisible();
  });

  it('lists everything that is missing and leads to it', async () => {
    show();
    await send();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'First name: Required',
      'Date of birth: Required',
      'Email: Required',
      'Password: Must contain at least 8 character(s)',
      'Agree to the Terms and Conditions',
    ]);
    await userEvent.click(within(summary).getAllByRole('link')[2] as HTMLElement);
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('sends what was filled in, with the form’s checksum', async () => {
    let sent: AskedCall | undefined;
    answer(
      'register',
      { token: 'T'.repeat(43), expiresAt: '2026-12-21T09:00:00Z', user: alexState.user },
      { seen: (request) => (sent = request) },
    );
    show();
    await fill();
    await send();
    await waitFor(() => expect(sent).toBeDefined());
    expect(sent?.url.searchParams.get('onboarding_type')).toBe('customer_account_online');
    expect(sent?.body).toEqual({
      data_fields: {
        checksum: form.checksum,
        personal: { first_name: 'Robin', date_of_birth: '1990-03-02' },
        contact: { email: 'robin@example.com' },
        additional: { marketing_preferences: { sms: true } },
      },
      password: 'a long password',
      password_confirmation: 'a long password',
      source: 'bookings',
      terms: true,
    });
  });

  it('loses nothing when the server refuses a field', async () => {
    refuse('register', 'validation_failed', {
      errors: { 'data_fields.contact.email': ['Already in use'] },
      validation_messages: ['Already in use'],
    });
    show();
    await fill();
    await send();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Already in use'));
    expect(screen.getByLabelText('First name')).toHaveValue('Robin');
    expect(screen.getByLabelText('Password')).toHaveValue('a long password');
  });

  it('asks for a look at a form that changed meanwhile', async () => {
    refuse('register', 'form_changed');
    const { router } = show();
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('nothing you typed is lost');
    expect(router.refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Email')).toHaveValue('robin@example.com');
  });
});
