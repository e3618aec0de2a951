import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { successTargetKey } from '#components/joining/welcome/success-target.ts';
import { keptValue } from '#lib/browser/use-session-storage.ts';
import { family, makeJoining, makeType, venue } from '#tests/support/joining-components/joining-replies.ts';
import { showOpen, showSteps, stepShown } from '#tests/support/joining-components/joining-stage.tsx';
import { alexState } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { GiveUp } from './review-step.tsx';

withSiteServer();

const complete = makeJoining(family, {
  paymentMethod: { kind: 'card', card: null },
  missing: [],
  people: [
    { userId: 7, name: 'Alex Morgan', dateOfBirth: null, isHolder: true },
    { userId: 8, name: 'Sam Morgan', dateOfBirth: '2017-03-14', isHolder: false },
  ],
});

describe('the review', () => {
  it('shows everything, how long it is kept, and leads to the payment', async () => {
    showOpen(complete, { step: 'review' });
    await stepShown('Check and pay');
    expect(screen.getByText('Step 5 of 6')).toBeVisible();
    expect(screen.getByText('Alex Morgan (You)')).toBeVisible();
    expect(screen.getByText('Sam Morgan')).toBeVisible();
    expect(screen.getByText('The card you pay with today')).toBeVisible();
    expect(screen.getByText(/^Kept for you until 18 Dec 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to payment' })).toHaveAttribute('href', '/basket/checkout');
  });

  it('leads to each step where something is changed', async () => {
    showOpen(complete, { step: 'review' });
    await stepShown('Check and pay');
    await userEvent.click(screen.getByRole('button', { name: 'Change: Who is on it' }));
    await stepShown('Who is on the membership?');
  });

  it('lets nobody pay while something is missing, and leads there', async () => {
    answer('listSavedCards', []);
    showOpen({ ...complete, paymentMethod: null, missing: ['payment_method'] }, { step: 'review' });
    await stepShown('Check and pay');
    expect(screen.queryByRole('link', { name: 'Go to payment' })).not.toBeInTheDocument();
    const [first] = screen.getAllByRole('button', { name: 'Choose how you pay later' });
    if (first === undefined) throw new Error('no way on');
    await userEvent.click(first);
    await stepShown('How will you pay each time?');
  });

  it('keeps where to go on after joining for the page of the order', async () => {
    const redirect = { successUrl: '/basket', abortUrl: null, expirationUrl: null };
    showOpen({ ...complete, redirect }, { step: 'review' });
    await stepShown('Check and pay');
    expect(keptValue(successTargetKey)).toBe('/basket');
  });
});

describe('giving up', () => {
  const showGiveUp = (follow: (target: string) => void) =>
    renderOnSite(<GiveUp target="/centre/riverside" onGivenUp={() => undefined} follow={follow} />, {
      session: member,
    });

  it('ends the joining, and goes on to where it should', async () => {
    const followed: string[] = [];
    answer('cancelJoining', null);
    const { toasts } = showGiveUp((target) => followed.push(target));
    await userEvent.click(screen.getByRole('button', { name: 'Leave without joining' }));
    await waitFor(() => expect(followed).toEqual(['/centre/riverside']));
    expect(toasts[0]).toMatchObject({ type: 'info' });
  });

  it('that is refused says why, and stays', async () => {
    const followed: string[] = [];
    refuse('cancelJoining', 'payment_in_progress');
    const { toasts } = showGiveUp((target) => followed.push(target));
    await userEvent.click(screen.getByRole('button', { name: 'Leave without joining' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(followed).toEqual([]);
  });
});

describe('a joining that is open', () => {
  it('for another membership is named before it is replaced', async () => {
    answer('getJoining', complete);
    answer('getAuthUser', alexState);
    showSteps(makeType(), { session: member });
    await stepShown('Your details');
    expect(await screen.findByText(/^You have begun to join with Family\./)).toBeVisible();
  });

  it('that has run out says so, and keeps what is typed', async () => {
    const { unmount } = showOpen(
      { ...complete, redirect: { successUrl: null, abortUrl: null, expirationUrl: '/help/contact' } },
      { step: 'who' },
    );
    await stepShown('Who is on the membership?');
    answer('updateJoining', {
      ...complete,
      redirect: { successUrl: null, abortUrl: null, expirationUrl: `/centre/${venue.slug}` },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await stepShown('Your details');
    unmount();
    answer('getJoining', null);
    showSteps(family, { session: member });
    expect(await screen.findByText(/^This joining has run out\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leave it' })).toHaveAttribute('href', `/centre/${venue.slug}`);
  });
});
