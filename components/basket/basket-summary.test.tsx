import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '#contract/cart/cart.ts';
import { alexState, credits, makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerOwn, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { BasketView } from './basket-view.tsx';

withSiteServer();
beforeEach(() => {
  sessionStorage.clear();
  answerOwn('get', '/api/session', () => ({}));
  answer('getAuthUser', alexState);
});

const court = sessionItem(2, 'Badminton, court 3', 920);
const show = (cart: Cart, stage: Stage = {}) => {
  answer('getCart', cart);
  return renderOnSite(<BasketView wasLoggedIn renderedAt={0} />, { session: member, ...stage });
};
const summary = async (name = 'Summary and checkout') => within(await screen.findByRole('complementary', { name }));
/** The sums as [what, amount]. */
const sums = async () => {
  const found = await summary();
  const amounts = found.getAllByRole('definition').map(({ textContent }) => textContent);
  return found.getAllByRole('term').map(({ textContent }, index) => [textContent, amounts[index]]);
};

describe('what there is to pay', () => {
  test('is what the basket costs', async () => {
    show(makeCart([court, sessionItem(3, 'Aqua fit', 620)]));
    expect(await sums()).toEqual([
      ['Basket cost', '£15.40'],
      ['Total to pay', '£15.40'],
    ]);
  });

  test('is less by the credit of both kinds that was set aside', async () => {
    show(makeCart([court], { credits: credits([500, 500, 300], [1000, 600, 120]) }));
    expect(await sums()).toEqual([
      ['Basket cost', '£9.20'],
      ['Membership credit', expect.stringMatching(/^[-−]£3\.00$/)],
      ['General credit', expect.stringMatching(/^[-−]£1\.20$/)],
      ['Total to pay', '£5.00'],
    ]);
  });

  test('may be nothing', async () => {
    show(makeCart([sessionItem(4, 'Early lane swim', 0, { benefitApplied: true })]));
    expect(await sums()).toContainEqual(['Total to pay', '£0.00']);
    expect(screen.getAllByRole('link', { name: 'Checkout now' })).toHaveLength(2);
  });

  test('stands in the bar of a phone too, without the credit', async () => {
    show(makeCart([court], { credits: credits([500, 500, 300], [0, 0, 0]) }));
    const bar = within(await screen.findByRole('region', { name: 'Basket summary' }));
    expect(bar.getByText('Total to pay')).toBeVisible();
    expect(bar.getByText('£6.20')).toBeVisible();
    expect(bar.getByRole('link', { name: 'Checkout now' })).toHaveAttribute('href', '/basket/checkout');
  });
});

describe('credit', () => {
  test.each([
    [credits([0, 0, 0], [1000, 1000, 0]), 1],
    [credits([200, 0, 0], [0, 0, 0]), 1],
    [credits([0, 0, 0], [0, 0, 0]), 0],
    [[], 0],
  ])('is promised for the checkout where there is some: %#', async (balances, times) => {
    show(makeCart([court], { credits: balances }));
    expect((await summary()).queryAllByText('Your credit is offered at checkout')).toHaveLength(times);
  });
});

describe('the terms', () => {
  const withTerms = makeCart([court], { terms: { html: '<p>Be kind.</p>' } });
  const box = () => screen.findByRole('checkbox', { name: /I agree to the Terms and Conditions/ });

  test('stop the way to the checkout from the bar of a phone as well', async () => {
    show(withTerms);
    const bar = within(await screen.findByRole('region', { name: 'Basket summary' }));
    await userEvent.click(bar.getByRole('link', { name: 'Checkout now' }));
    expect(await box()).toHaveFocus();
    expect(await box()).toBeInvalid();
  });

  test('are not marked before somebody has tried to go on', async () => {
    show(withTerms);
    expect(await box()).toBeValid();
    expect(await box()).not.toBeChecked();
  });

  test('stay agreed to when the page is opened again, and can be taken back', async () => {
    const first = show(withTerms);
    await userEvent.click(await box());
    first.unmount();
    show(withTerms);
    expect(await box()).toBeChecked();
    await userEvent.click(await box());
    expect(await box()).not.toBeChecked();
  });

  test('of another basket have to be agreed to again', async () => {
    const first = show(withTerms);
    await userEvent.click(await box());
    first.unmount();
    show({ ...withTerms, uuid: '00000000-0000-4000-8000-000000000078' });
    expect(await box()).not.toBeChecked();
  });
});

describe('the head of the basket', () => {
  test('counts what is in it and says the total before credit', async () => {
    show(
      makeCart([court, sessionItem(1, 'Swim', 1680, { quantity: 3 })], { credits: credits([500, 0, 500], [0, 0, 0]) }),
    );
    expect(await screen.findByText('4 items')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Shopping basket' })).toBeVisible();
    expect(screen.getByText('Total').parentElement).toHaveTextContent('Total£26.00');
  });

  test('says neither while the basket is empty', async () => {
    show(makeCart());
    await screen.findByRole('heading', { name: 'Your shopping basket is empty' });
    expect(screen.getByRole('heading', { level: 1, name: 'Shopping basket' })).toBeVisible();
    expect(screen.queryByText('Total')).not.toBeInTheDocument();
    expect(screen.queryByText(/item/)).not.toBeInTheDocument();
  });
});

describe('a basket whose owner', () => {
  test('logs out asks to log in and shows nothing of it', async () => {
    const { become } = show(makeCart([court]));
    await summary();
    become(guest);
    expect(screen.getByRole('heading', { name: 'Log in to add items to your basket' })).toBeVisible();
    expect(screen.queryByText('Badminton, court 3')).not.toBeInTheDocument();
  });

  test('is not known yet is the one the server knew', async () => {
    answer('getCart', makeCart([court]));
    renderOnSite(<BasketView wasLoggedIn renderedAt={0} />, { session: null });
    expect(await screen.findByRole('heading', { name: 'Badminton, court 3' })).toBeVisible();
  });

  test('was shown it once keeps it when it cannot be read again', async () => {
    const { queryClient } = show(makeCart([court]));
    await summary();
    refuse('getCart', 'unexpected');
    await queryClient.invalidateQueries({ queryKey: ['getCart'] });
    expect(screen.getByRole('heading', { name: 'Badminton, court 3' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('a basket that cannot be read is an alert, with nothing to pay', async () => {
  refuse('getCart', 'unexpected');
  renderOnSite(<BasketView wasLoggedIn renderedAt={0} />, { session: member });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your shopping basket, please try again.');
  expect(screen.queryByRole('link', { name: 'Checkout now' })).not.toBeInTheDocument();
  expect(screen.queryByText('Your shopping basket is empty')).not.toBeInTheDocument();
});

test('the summary is in Welsh', async () => {
  show(makeCart([court]), { language: 'cy' });
  const found = await summary('Crynodeb a thalu');
  expect(found.getByText('Cyfanswm i’w dalu')).toBeVisible();
  expect(found.getByRole('link', { name: 'Talu nawr' })).toHaveAttribute('href', '/basket/checkout');
});
