import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { typedName } from '#components/joining/flow/typed.ts';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { keptValue } from '#lib/browser/use-session-storage.ts';
import { family, makeJoining, makeType, onboarding, venue } from '#tests/support/joining-components/joining-replies.ts';
import { goOn, showOpen, showSteps, stepShown } from '#tests/support/joining-components/joining-stage.tsx';
import { alexState, makeCart } from '#tests/support/make/make-cart.ts';
import { member } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';

withSiteServer();

const anytime = makeType();
const joining = makeJoining(anytime);
const joined = { user: alexState.user, token: null, expiresAt: null, cart: makeCart(), joining };

const fill = async () => {
  await userEvent.type(screen.getByLabelText('First name'), 'Robin');
  await userEvent.type(screen.getByLabelText('Last name'), 'Reed');
  await userEvent.type(screen.getByLabelText('Date of birth'), '02-03-1990');
  await userEvent.type(screen.getByLabelText('Email'), 'robin@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'a long password');
  await userEvent.type(screen.getByLabelText('Password again'), 'a long password');
};

describe('the details of a visitor', () => {
  it('make the account and the joining in one, and go on', async () => {
    const sent: unknown[] = [];
    answer('createOnboarding', joined, { seen: ({ body, url }) => sent.push(url.search, body) });
    answer('getJoining', joining);
    answer('getAuthUser', alexState);
    answer('listSavedCards', []);
    const seen = showSteps(anytime, { query: 'success_url=%2Fbasket&abort_url=https%3A%2F%2Fevil.example%2F' });
    await stepShown('Your details');
    await fill();
    await goOn();
    await waitFor(() => expect(seen.refreshSession).toHaveBeenCalledTimes(1));
    // Rendered anew while it goes on, the page would be loaded again.
    expect(seen.refreshSession).toHaveBeenCalledWith({ keepsPage: true });
    seen.become(member);
    await stepShown('How will you pay each time?');
    expect(sent).toEqual([
      '?onboarding_type=membership_purchase',
      {
        data_fields: {
          checksum: onboarding.checksum,
          personal: { first_name: 'Robin', last_name: 'Reed', date_of_birth: '1990-03-02' },
          contact: { email: 'robin@example.com' },
        },
        password: 'a long password',
        password_confirmation: 'a long password',
        source: 'online-joining',
        membership_type_id: anytime.id,
        home_venue: venue.slug,
        people: [],
        collectable_fee_ids: [],
        redirect: { success_url: '/basket' },
      },
    ]);
  });

  it('of whoever comes from other software are asked and sent as that kind of onboarding', async () => {
    const sent: string[] = [];
    const form = { ...onboarding, onboardingType: 'mcr_active' as const };
    answer('createOnboarding', joined, { seen: ({ url }) => sent.push(url.search) });
    showSteps(anytime, { form });
    await stepShown('Your details');
    await fill();
    await goOn();
    await waitFor(() => expect(sent).toEqual(['?onboarding_type=mcr_active']));
  });

  it('are asked by the form with which the open joining was begun, whatever the address says', async () => {
    const sent: string[] = [];
    const { sections } = onboarding;
    answer('getOnboardingForm', {
      ...onboarding,
      onboardingType: 'mcr_active',
      checksum: 'd'.repeat(32),
      sections: { ...sections, personal: sections.personal.map((field) => ({ ...field, required: false })) },
    });
    answer('createOnboarding', joined, { seen: ({ url, body }) => sent.push(url.search, JSON.stringify(body)) });
    showOpen(makeJoining(anytime, { onboardingType: 'mcr_active' }), { step: 'details' });
    await stepShown('Your details');
    await screen.findByLabelText('First name (optional)');
    await goOn();
    await waitFor(() => expect(sent).toEqual(['?onboarding_type=mcr_active', expect.stringContaining('dddd')]));
  });

  it('are kept while they are typed, but for the password', async () => {
    const { unmount } = showSteps(anytime);
    await stepShown('Your details');
    await fill();
    unmount();
    showSteps(anytime, { isSameVisit: true });
    await stepShown('Your details');
    expect(screen.getByLabelText('First name')).toHaveValue('Robin');
    expect(screen.getByLabelText('Email')).toHaveValue('robin@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    const kept = keptValue(draftPrefix + typedName(anytime.id));
    expect(kept).toContain('Robin');
    expect(kept).not.toContain('a long password');
  });

  it('that are missing are listed, and nothing is sent', async () => {
    showSteps(anytime);
    await stepShown('Your details');
    await goOn();
    expect(await screen.findByRole('link', { name: 'Email: Required' })).toBeVisible();
  });

  it('stay when the operator has changed the form, whose new fields are there', async () => {
    refuse('createOnboarding', 'form_changed');
    const extra = { key: 'title', label: 'Title', type: 'text', required: true, maxLength: 255, options: [] } as const;
    const changed = {
      ...onboarding,
      checksum: 'd'.repeat(32),
      sections: { ...onboarding.sections, personal: [...onboarding.sections.personal, { ...extra, options: [] }] },
    };
    answer('getOnboardingForm', changed);
    showSteps(anytime);
    await stepShown('Your details');
    await fill();
    expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
    await goOn();
    expect(await screen.findByLabelText('Title')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Robin');
    expect(screen.getByLabelText('Password')).toHaveValue('a long password');
    const sent: unknown[] = [];
    answer('createOnboarding', joined, { seen: ({ body }) => sent.push(body) });
    await userEvent.type(screen.getByLabelText('Title'), 'Dr');
    await goOn();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ data_fields: { checksum: changed.checksum, personal: { title: 'Dr' } } });
  });

  it('with an address that is taken say so at the field', async () => {
    refuse('createOnboarding', 'validation_failed', {
      errors: { 'data_fields.contact.email': ['Already in use'] },
      validation_messages: ['Already in use'],
    });
    showSteps(anytime);
    await stepShown('Your details');
    await fill();
    await goOn();
    expect(await screen.findByRole('link', { name: 'Email: Already in use' })).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Robin');
  });

  it('lead back to the people where something is wrong with them', async () => {
    refuse('createOnboarding', 'validation_failed', {
      errors: { 'people.0.date_of_birth': ['Must be a child'] },
      validation_messages: ['Must be a child'],
    });
    showSteps(family, { step: 'details' });
    await stepShown('Your details');
    await fill();
    await goOn();
    expect(await screen.findByText(/^Something is wrong with the people/)).toBeVisible();
  });
});

describe('the details of whoever is logged in', () => {
  it('are filled in, without address and password, over nothing that is typed', async () => {
    answer('getJoining', null);
    answer('getAuthUser', alexState);
    answer('listSavedCards', []);
    const seen = showSteps(anytime);
    await stepShown('Your details');
    await userEvent.type(screen.getByLabelText('First name'), 'Alexandra');
    await userEvent.type(screen.getByLabelText('Date of birth'), '02-04-1985');
    act(() => seen.become(member));
    await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveValue('Morgan'));
    expect(screen.getByLabelText('First name')).toHaveValue('Alexandra');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(screen.getByText('alex@example.com')).toBeVisible();
    const sent: unknown[] = [];
    answer('createOnboarding', joined, { seen: ({ body }) => sent.push(body) });
    await goOn();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      data_fields: {
        personal: { first_name: 'Alexandra', last_name: 'Morgan', date_of_birth: '1985-04-02' },
        contact: { email: 'alex@example.com' },
      },
    });
    expect(sent[0]).not.toHaveProperty('password');
  });
});
