import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JoiningDraft } from '#contract/joining/draft.ts';
import { family, makeJoining, makeType, onboarding, venue } from '#tests/support/joining-components/joining-replies.ts';
import { showSteps, stepShown } from '#tests/support/joining-components/joining-stage.tsx';
import { alexState } from '#tests/support/make/make-cart.ts';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { ResumeView } from './resume-view.tsx';

withSiteServer();

const draft: JoiningDraft = {
  email: 'robin@example.com',
  membershipTypeId: family.id,
  homeVenue: venue,
  onboardingType: 'membership_purchase',
  step: 'details',
  dataFields: { personal: { firstName: 'Robin' } },
  people: [
    { firstName: 'Jo', lastName: 'Reed', dateOfBirth: '1990-01-01' },
    { firstName: 'Sam', lastName: 'Reed', dateOfBirth: '2017-03-14' },
  ],
  collectableFeeIds: [],
  hasAccount: false,
  expiresAt: '2026-12-02T12:00:00Z',
};

const show = (token: string, session = guest) => {
  const followed: string[] = [];
  const seen = renderOnSite(
    <ResumeView token={token} wasLoggedIn={session.loggedIn} follow={(target) => followed.push(target)} />,
    { zone: 'joining', session },
  );
  return { ...seen, followed };
};

describe('finishing later', () => {
  it('mails a link to what is typed', async () => {
    const sent: unknown[] = [];
    answer('saveJoiningDraft', { expiresAt: '2026-12-02T12:00:00Z' }, { seen: ({ body }) => sent.push(body) });
    showSteps(makeType());
    await stepShown('Your details');
    await userEvent.type(screen.getByLabelText('First name'), 'Robin');
    await userEvent.type(screen.getByLabelText('Email'), 'robin@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Finish later' }));
    const address = screen.getAllByLabelText('Email').at(-1);
    expect(address).toHaveValue('robin@example.com');
    expect(address).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Email me the link' }));
    expect(
      await screen.findByText('The link is on its way to robin@example.com. It works until 2 Dec 2026.'),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(sent[0]).toMatchObject({
      email: 'robin@example.com',
      home_venue: venue.slug,
      step: 'details',
      data_fields: { personal: { first_name: 'Robin' } },
      people: [],
    });
  });

  it('keeps the kind of onboarding with which it was begun', async () => {
    const sent: unknown[] = [];
    answer('saveJoiningDraft', { expiresAt: '2026-12-02T12:00:00Z' }, { seen: ({ body }) => sent.push(body) });
    showSteps(makeType(), { form: { ...onboarding, onboardingType: 'mcr_active' } });
    await stepShown('Your details');
    await userEvent.click(screen.getByRole('button', { name: 'Finish later' }));
    await userEvent.type(screen.getAllByLabelText('Email').at(-1) ?? document.body, 'robin@example.com{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ onboarding_type: 'mcr_active' }]));
  });

  it('asks for an address first', async () => {
    showSteps(makeType());
    await stepShown('Your details');
    await userEvent.click(screen.getByRole('button', { name: 'Finish later' }));
    await userEvent.click(screen.getByRole('button', { name: 'Email me the link' }));
    expect(screen.getByText('Enter an email address, as name@example.com')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Finish later' })).toHaveFocus());
  });

  it('is not offered at a kiosk', async () => {
    showSteps(makeType(), { mode: 'kiosk' });
    await stepShown('Your details');
    expect(screen.queryByRole('button', { name: 'Finish later' })).not.toBeInTheDocument();
  });
});

describe('the mailed link', () => {
  it('goes on at the step with what was typed, children among the children', async () => {
    answer('readJoiningDraft', draft);
    const { followed, unmount } = show('key-1');
    await waitFor(() => expect(followed).toEqual([`/join/${venue.slug}/${family.id}?step=details`]));
    unmount();
    showSteps(family, { step: 'who', isSameVisit: true });
    await stepShown('Who is on the membership?');
    expect(screen.getByRole('region', { name: 'Adults' })).toHaveTextContent('2 of up to 2');
    expect(screen.getByRole('region', { name: 'Children' })).toHaveTextContent('1 of up to 4');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await stepShown('Your details');
    expect(screen.getByLabelText('First name')).toHaveValue('Robin');
    expect(screen.getByLabelText('Email')).toHaveValue('robin@example.com');
    const sent: unknown[] = [];
    refuse('createOnboarding', 'unavailable', {}, { seen: ({ body }) => sent.push(body) });
    await userEvent.type(screen.getByLabelText('Last name'), 'Reed');
    await userEvent.type(screen.getByLabelText('Date of birth'), '02-03-1990');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.type(screen.getByLabelText('Password again'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    expect(sent[0]).toMatchObject({ draft_token: 'key-1', people: [{ first_name: 'Jo' }, { first_name: 'Sam' }] });
  });

  it('goes on with the kind of onboarding with which it was begun', async () => {
    answer('readJoiningDraft', { ...draft, onboardingType: 'mcr_active' });
    const { followed } = show('key-1');
    const path = `/join/${venue.slug}/${family.id}?step=details&onboarding_type=mcr_active`;
    await waitFor(() => expect(followed).toEqual([path]));
  });

  it('goes on with its kind of onboarding where the joining is open on the account', async () => {
    answer('readJoiningDraft', { ...draft, hasAccount: true });
    answer('getJoining', makeJoining(family, { onboardingType: 'mcr_active' }));
    answer('getAuthUser', alexState);
    const { followed } = show('key-1', member);
    const path = `/join/${venue.slug}/${family.id}?step=method&onboarding_type=mcr_active`;
    await waitFor(() => expect(followed).toEqual([path]));
  });

  it('asks somebody with an account to log in, and goes on where they were', async () => {
    answer('readJoiningDraft', { ...draft, hasAccount: true });
    const { openLogin, become, followed } = show('key-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(openLogin).toHaveBeenCalledTimes(1);
    expect(followed).toEqual([]);
    answer('getJoining', makeJoining(family));
    answer('getAuthUser', alexState);
    become(member);
    await waitFor(() => expect(followed).toEqual([`/join/${venue.slug}/${family.id}?step=method`]));
  });

  it('that no longer works says so, and leads to the memberships', async () => {
    refuse('readJoiningDraft', 'invalid_token');
    show('old');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a membership' })).toHaveAttribute('href', '/');
  });

  it('without a key goes on with the open joining of whoever is logged in', async () => {
    answer('getJoining', makeJoining(family, { missing: [] }));
    const { followed } = show('', member);
    await waitFor(() => expect(followed).toEqual([`/join/${venue.slug}/${family.id}?step=review`]));
  });

  it('without a key goes on with the kind of onboarding with which the joining was begun', async () => {
    answer('getJoining', makeJoining(family, { onboardingType: 'mcr_active' }));
    const { followed } = show('', member);
    const path = `/join/${venue.slug}/${family.id}?step=method&onboarding_type=mcr_active`;
    await waitFor(() => expect(followed).toEqual([path]));
  });

  it('without a key and anything open says so', async () => {
    answer('getJoining', null);
    show('', member);
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting for you' })).toBeVisible();
  });
});
