import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '#contract/cart/cart.ts';
import { alexState, campItem, extraItem, makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, answerOwn, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { BasketView } from './basket-view.tsx';

withSiteServer();
beforeEach(() => {
  sessionStorage.clear();
  answerOwn('get', '/api/session', () => ({}));
  answer('getAuthUser', alexState);
});

const swim = sessionItem(1, 'Swim for fitness', 560, { quantity: 3, sortBy: 1 });
const badminton = sessionItem(2, 'Badminton, court 3', 920, { sortBy: 2 });
const lunch = extraItem(31, 'Hot lunch', 450, 5);
const camp = campItem(
  3,
  'Winter multi-sport camp',
  ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-29', '2026-12-30'],
  [lunch],
  {
    purchasedForUserId: 8,
    sortBy: 3,
  },
);

const show = (cart: Cart, stage: Stage = { session: member }) => {
  answer('getCart', cart);
  return renderOnSite(<BasketView wasLoggedIn={stage.session?.loggedIn === true} renderedAt={0} />, stage);
};
const getLine = async (name: string) => {
  const heading = await screen.findByRole('heading', { name: new RegExp(name) });
  const line = heading.closest('li');
  if (!line) throw new Error(`${name} stands in no line`);
  return within(line);
};

describe('what stands in the way of paying', () => {
  it('is told at the line that it belongs to', async () => {
    const restriction = {
      id: '00000000-0000-4000-8000-000000000071',
      name: 'Climbing waiver',
      type: 'enhanced-pre-waiver' as const,
    };
    const waivers = [
      { cartItemId: swim.id, restriction, required: 3, completed: 1 },
      { cartItemId: badminton.id, restriction, required: 1, completed: 1 },
    ];
    show(
      makeCart([{ ...swim, questionsOutstanding: true }, badminton], {
        attendeeWaiversRequired: true,
        attendeeWaivers: waivers,
      }),
    );
    const line = await getLine('Swim for fitness');
    expect(line.getByText('Some questions are still open.')).toBeVisible();
    expect(line.getByText('Climbing waiver: 2 people have still to agree')).toBeVisible();
    expect((await getLine('Badminton')).queryByText(/still/)).not.toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: 'Answer questions' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/attendees', '/attendees']);
    expect(screen.queryByRole('link', { name: 'Checkout now' })).not.toBeInTheDocument();
  });

  it('is signed for the attendees where no question is open', async () => {
    const restriction = {
      id: '00000000-0000-4000-8000-000000000071',
      name: 'Climbing waiver',
      type: 'enhanced-pre-waiver' as const,
    };
    show(makeCart([swim], { attendeeWaivers: [{ cartItemId: swim.id, restriction, required: 3, completed: 1 }] }));
    expect(await screen.findAllByRole('link', { name: 'Sign waivers' })).toHaveLength(2);
    expect(screen.getByText('Something is still needed before you can pay.')).toBeVisible();
  });
});

describe('an empty basket', () => {
  it('asks a visitor to log in', async () => {
    const { openLogin } = renderOnSite(<BasketView wasLoggedIn={false} renderedAt={0} />, { session: guest });
    expect(screen.getByRole('heading', { name: 'Log in to add items to your basket' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(openLogin).toHaveBeenCalledTimes(1);
  });

  it('leads a member to the activities', async () => {
    show(makeCart());
    expect(await screen.findByRole('heading', { name: 'Your shopping basket is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book an activity' })).toHaveAttribute(
      'href',
      '/redirect-to-selected-venue',
    );
  });
});

describe('a basket on its way', () => {
  it('shows a spinner, then says when it did not load, and tries again', async () => {
    refuse('getCart', 'unexpected');
    const basket = <BasketView wasLoggedIn renderedAt={0} />;
    renderOnSite(<main>{basket}</main>, { session: member });
    expect(screen.getByRole('status')).toHaveTextContent('Loading your shopping basket');
    expect(await screen.findByText('Failed to load your shopping basket, please try again.')).toBeVisible();
    answer('getCart', makeCart([swim]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /Swim for fitness/ })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

describe('the lines of a basket', () => {
  it('stand in the basket’s order, with quantity only above one', async () => {
    show(makeCart([camp, badminton, swim]));
    await screen.findByRole('heading', { name: '3 x Swim for fitness' });
    const names = within(screen.getByRole('list', { name: 'Items in your basket' })).getAllByRole('heading', {
      level: 2,
    });
    expect(names.map((name) => name.textContent)).toEqual([
      '3 x Swim for fitness',
      'Badminton, court 3',
      'Winter multi-sport camp',
    ]);
  });

  it('say when, where and for whom', async () => {
    show(makeCart([badminton, camp]));
    const court = await getLine('Badminton');
    expect(court.getByText('Thu, 19 Nov 2026')).toBeVisible();
    expect(court.getByText('Riverside Leisure Centre')).toBeVisible();
    expect(await court.findByText('Alex Morgan (You)')).toBeVisible();
    expect((await getLine('camp')).getByText('Sam Morgan')).toBeVisible();
  });

  it('fold many sessions away', async () => {
    show(makeCart([camp]));
    const line = await getLine('camp');
    expect(line.getByText(/Mon, 21 Dec 2026 to Wed, 30 Dec 2026/)).toBeVisible();
    expect(line.getByText('Tue, 29 Dec')).not.toBeVisible();
    await userEvent.click(line.getByText('Show all 5 sessions'));
    expect(line.getByText('Tue, 29 Dec')).toBeVisible();
  });

  it('come after what the customer owes, with the telephone of the venue', async () => {
    answer('getAuthUser', { ...alexState, outstandingPenalties: true });
    answer('getVenue', { ...riverside, phone: '01632 960142' });
    show(makeCart([sessionItem(1, 'Vinyasa yoga', 1040)]));
    expect(await screen.findByText(/You have a charge to settle/)).toBeVisible();
    expect(await screen.findByRole('link', { name: /01632 960142/ })).toBeVisible();
    expect(screen.getAllByText('Vinyasa yoga')[0]).toBeVisible();
  });

  it('count what is in the basket and what it costs', async () => {
    show(makeCart([swim, badminton]));
    expect(await screen.findByText('4 items')).toBeInTheDocument();
    expect(screen.getAllByText('£14.80').length).toBeGreaterThan(2);
  });
});

describe('removing', () => {
  it('takes a line off, says so and leads on to the next line', async () => {
    let sent: AskedCall | undefined;
    const { toasts } = show(makeCart([swim, badminton]));
    const line = await getLine('Swim');
    answer('removeCartItems', makeCart([badminton]), { seen: (request) => (sent = request) });
    await userEvent.click(line.getByRole('button', { name: 'Remove Swim for fitness' }));
    expect(await line.findByText('Removing Swim for fitness')).toBeInTheDocument();
    answer('getCart', makeCart([badminton]));
    await waitFor(() => expect(screen.queryByText(/Swim for fitness/)).not.toBeInTheDocument());
    expect(sent?.body).toEqual({ cart_item_ids: [swim.id] });
    expect(toasts).toEqual([{ type: 'success', message: 'Successfully removed item from the basket.' }]);
    expect(screen.getByRole('heading', { name: 'Badminton, court 3' })).toHaveFocus();
  });

  it('leads to the heading when the last line has gone', async () => {
    show(makeCart([badminton]));
    const line = await getLine('Badminton');
    answer('removeCartItems', makeCart());
    answer('getCart', makeCart());
    await userEvent.click(line.getByRole('button', { name: 'Remove Badminton, court 3' }));
    expect(await screen.findByRole('heading', { name: 'Your shopping basket is empty' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Shopping basket' })).toHaveFocus();
  });

  it('says what the server says when it is refused', async () => {
    const { toasts } = show(makeCart([badminton]));
    const line = await getLine('Badminton');
    refuse('removeCartItems', 'payment_in_progress');
    await userEvent.click(line.getByRole('button', { name: 'Remove Badminton, court 3' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'A payment for this basket is in progress' }]),
    );
    expect(screen.getByRole('heading', { name: 'Badminton, court 3' })).toBeVisible();
  });

  it('takes an extra off by itself', async () => {
    let sent: AskedCall | undefined;
    const { toasts } = show(makeCart([camp]));
    const extras = within(await screen.findByRole('list', { name: 'With Winter multi-sport camp' }));
    expect(extras.getByText('5 x £4.50')).toBeVisible();
    answer('removeUserCartItem', makeCart([campItem(3, 'Winter multi-sport camp', ['2026-12-21'])]), {
      seen: (request) => (sent = request),
    });
    answer('getCart', makeCart([campItem(3, 'Winter multi-sport camp', ['2026-12-21'])]));
    await userEvent.click(extras.getByRole('button', { name: 'Remove Hot lunch' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Extra removed from cart' }]));
    expect(sent?.url.pathname).toBe(`/api/v1/users/7/carts/activity-booking/items/${lunch.id}`);
    expect(screen.queryByText('Hot lunch')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Winter multi-sport camp' })).toHaveFocus();
  });

  it('names the extra that could not be taken off', async () => {
    const { toasts } = show(makeCart([camp]));
    refuse('removeUserCartItem', 'unexpected');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Hot lunch' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'Failed to remove Hot lunch. Please try again.' }]),
    );
    expect(screen.getByRole('button', { name: 'Remove Hot lunch' })).toHaveFocus();
  });

  it.each([
    ['benefitApplied', 'removeBenefit', 'Remove benefit', 'Successfully removed benefit.'],
    ['packageApplied', 'removePackageUsage', 'Pay instead', 'Successfully removed package usage.'],
  ] as const)('undoes %s', async (flag, operation, button, words) => {
    const { toasts } = show(makeCart([sessionItem(4, 'Early lane swim', 0, { [flag]: true })]));
    const undo = await screen.findByRole('button', { name: button });
    answer(operation, makeCart([sessionItem(4, 'Early lane swim', 560)]));
    answer('getCart', makeCart([sessionItem(4, 'Early lane swim', 560)]));
    await userEvent.click(undo);
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: words }]));
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Early lane swim' })).toHaveFocus();
  });
});

describe('going to the checkout', () => {
  const withTerms = makeCart([badminton], { terms: { html: '<p>Be kind.</p>' } });

  it('needs no tick where there are no terms', async () => {
    show(makeCart([badminton]));
    const [link] = await screen.findAllByRole('link', { name: 'Checkout now' });
    expect(link).toHaveAttribute('href', '/basket/checkout');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('marks the terms and leads to them while they are not agreed to', async () => {
    show(withTerms);
    const [link] = await screen.findAllByRole('link', { name: 'Checkout now' });
    await userEvent.click(link as HTMLElement);
    const box = screen.getByRole('checkbox', { name: /I agree to the Terms and Conditions/ });
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    await userEvent.click(box);
    expect(box).toBeValid();
  });

  it('knows at a press what was agreed to before, also while the page does not show it yet', async () => {
    show(withTerms);
    const [link] = await screen.findAllByRole('link', { name: 'Checkout now' });
    sessionStorage.setItem(`touchline.terms.${withTerms.uuid}`, 'agreed');
    const followed = new Promise<boolean>((resolve) => {
      const look = (event: MouseEvent) => {
        resolve(!event.defaultPrevented);
        event.preventDefault();
      };
      document.addEventListener('click', look, { once: true });
    });
    await userEvent.click(link as HTMLElement);
    expect(await followed).toBe(true);
  });

  it('keeps the tick where the browser keeps nothing', async () => {
    const forbid = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    const spies = [
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid),
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid),
    ];
    show(withTerms);
    const box = await screen.findByRole('checkbox', { name: /I agree/ });
    await userEvent.click(box);
    expect(box).toBeChecked();
    for (const spy of spies) spy.mockRestore();
  });

  it('shows the terms over the page', async () => {
    show(withTerms);
    await userEvent.click(await screen.findByRole('button', { name: 'Terms and Conditions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' });
    expect(within(dialog).getByText('Be kind.')).toBeVisible();
    expect(screen.getByRole('checkbox', { hidden: true })).not.toBeChecked();
  });

  it('stays inside the frame of an embedded page', async () => {
    show(makeCart([badminton]), { session: member, mode: 'embedded' });
    const [link] = await screen.findAllByRole('link', { name: 'Checkout now' });
    expect(link).toHaveAttribute('href', '/basket/checkout?embedded=true');
  });

  it('lets somebody go on browsing', async () => {
    show(makeCart([badminton]));
    expect(await screen.findByRole('link', { name: 'Continue browsing' })).toHaveAttribute(
      'href',
      '/redirect-to-selected-venue',
    );
  });
});
