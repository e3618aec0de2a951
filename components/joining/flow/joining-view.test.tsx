import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readTerms } from '#tests/support/dom/read-terms.ts';
import { held } from '#tests/support/held.ts';
import { family, makeJoining, makeType, student, venue } from '#tests/support/joining-components/joining-replies.ts';
import { goOn, showOpen, showSteps, stepShown } from '#tests/support/joining-components/joining-stage.tsx';
import { alexState, money, uuid } from '#tests/support/make/make-cart.ts';
import { member } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';

withSiteServer();
beforeEach(() => answer('listSavedCards', []));

const sums = () => readTerms(within(screen.getByRole('complementary', { name: 'What you pay' })));

describe('a joining that is open', () => {
  it('is read before any step is shown, which then is the first with something missing', async () => {
    const { until, release } = held();
    answer('getAuthUser', alexState);
    answer('getJoining', makeJoining(student, { missing: ['documents', 'payment_method'] }), { after: until });
    showSteps(student, { session: member });
    expect(screen.getByRole('group', { name: 'Loading your joining' })).toBeInTheDocument();
    release();
    await stepShown('Add your proof');
  });

  it('that cannot be read says that nothing is lost, and is read again', async () => {
    answer('getAuthUser', alexState);
    refuse('getJoining', 'unavailable');
    showSteps(makeType(), { session: member });
    const failure = await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    answer('getJoining', makeJoining(makeType()));
    await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
    await stepShown('How will you pay each time?');
  });

  it('keeps the sums of the day on which it was begun', async () => {
    const dearer = makeType({ price: money(4200), joiningFee: money(3000), firstPayment: money(4647) });
    const begun = makeJoining(makeType());
    answer('getAuthUser', alexState);
    answer('getJoining', begun);
    showSteps(dearer, { session: member });
    await stepShown('How will you pay each time?');
    expect(sums()).toMatchObject({ 'Joining fee': '£20.00', Today: '£36.47' });
  });

  it('at another centre is not this one', async () => {
    const other = { id: uuid(901), name: 'Clifton', slug: 'clifton' };
    showOpen(makeJoining(makeType(), { homeVenue: other }));
    await stepShown('Your details');
    expect(screen.getByText('You have begun to join with Anytime. Going on here replaces it.')).toBeVisible();
  });
});

describe('the steps', () => {
  it('are gone through with the browser’s Back too, with the focus on the heading of each', async () => {
    showOpen(makeJoining(student, { missing: [] }), { step: 'extras' });
    answer('updateJoining', makeJoining(student, { missing: [] }));
    await stepShown('Anything else?');
    await goOn();
    const documents = await stepShown('Add your proof');
    expect(documents).toHaveFocus();
    act(() => window.history.back());
    const extras = await stepShown('Anything else?');
    await waitFor(() => expect(extras).toHaveFocus());
  });

  it('lead back to the memberships of the centre from the first one', async () => {
    showSteps(family);
    await stepShown('Who is on the membership?');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', expect.stringContaining(venue.slug));
  });

  it('that are not there are the first one', async () => {
    showSteps(makeType(), { step: 'pay-nothing' });
    await stepShown('Your details');
  });

  it('of an open joining are not open to a visitor', async () => {
    showSteps(makeType(), { step: 'review' });
    await stepShown('Your details');
  });
});

describe('what it costs', () => {
  it('is said with what follows each month, and until when one may change one’s mind', async () => {
    showSteps(makeType());
    await stepShown('Your details');
    const summary = screen.getByRole('complementary', { name: 'What you pay' });
    expect(sums()).toMatchObject({ 'Joining fee': '£20.00', Today: '£36.47' });
    expect(summary).toHaveTextContent('£38.00');
    expect(summary).toHaveTextContent('2 Dec 2026');
  });

  it('has no fee where there is none, and those that are no choice', async () => {
    const fees = [{ id: uuid(71), name: 'Card', price: money(300), isOptional: false }];
    showSteps(makeType({ joiningFee: money(0), firstPayment: money(1947), collectableFees: fees }));
    await stepShown('Your details');
    expect(sums()).toMatchObject({ 'Joining fee': 'None', Card: '£3.00', Today: '£19.47' });
  });
});

describe('an extra', () => {
  it('that cannot be saved is told, and stays chosen', async () => {
    const { toasts } = showOpen(makeJoining(student, { missing: ['documents'] }), { step: 'extras' });
    refuse('updateJoining', 'payment_in_progress');
    await stepShown('Anything else?');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Locker/ }));
    await goOn();
    await waitFor(() => expect(toasts[0]?.message).toBe('A payment for this basket is in progress'));
    expect(screen.getByRole('checkbox', { name: /Locker/ })).toBeChecked();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Anything else?');
  });
});

describe('finishing later', () => {
  const open = async () => {
    showSteps(makeType());
    await stepShown('Your details');
    await userEvent.click(screen.getByRole('button', { name: 'Finish later' }));
    return within(screen.getByRole('region', { name: 'Finish later' }));
  };

  it('says where the link went, with the focus there', async () => {
    answer('saveJoiningDraft', { expiresAt: '2026-12-02T12:00:00Z' });
    const panel = await open();
    await userEvent.type(panel.getByLabelText('Email'), 'robin@example.com{Enter}');
    const sent = await screen.findByText(/^The link is on its way to robin@example\.com/);
    expect(sent.closest('[tabindex="-1"]')).toHaveFocus();
  });

  it('that fails says why at the address, which stays, and can be sent again', async () => {
    refuse('saveJoiningDraft', 'too_many_requests');
    const panel = await open();
    await userEvent.type(panel.getByLabelText('Email'), 'robin@example.com{Enter}');
    await waitFor(() =>
      expect(panel.getByLabelText('Email')).toHaveAccessibleDescription('Too many attempts, please try again later'),
    );
    expect(panel.getByLabelText('Email')).toHaveValue('robin@example.com');
    answer('saveJoiningDraft', { expiresAt: '2026-12-02T12:00:00Z' });
    await userEvent.click(panel.getByRole('button', { name: 'Email me the link' }));
    expect(await screen.findByText(/^The link is on its way/)).toBeVisible();
  });

  it('comes before the bar for the keyboard, as it does on the screen', async () => {
    showSteps(makeType());
    await stepShown('Your details');
    screen.getByRole('button', { name: 'Finish later' }).focus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
  });

  it('that is not wanted after all gives the focus back to its button', async () => {
    const panel = await open();
    await userEvent.click(panel.getAllByRole('button').at(-1) ?? document.body);
    expect(screen.getByRole('button', { name: 'Finish later' })).toHaveFocus();
  });
});
