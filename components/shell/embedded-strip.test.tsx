import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { EmbeddedStrip } from './embedded-strip.tsx';
import './header/basket-badge.tsx';

withSiteServer();

const show = (stage: Stage = {}, title = 'Fitness classes') =>
  renderOnSite(<EmbeddedStrip title={title} accountIcon={null} basketIcon={null} />, { mode: 'embedded', ...stage });
const makeBasket = (quantity: number) => makeCart([sessionItem(1, 'Swim', 560, { quantity })]);

describe('the strip of an embedded page', () => {
  it('offers nothing personal until it is known who it is', () => {
    const { become } = show({ session: null });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Basket']);
    become(guest);
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  it('opens the log-in over the frame', async () => {
    const { openLogin } = show({ session: guest });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(openLogin).toHaveBeenCalledTimes(1);
  });

  it('leads a customer to the account and the basket, both embedded', async () => {
    answer('getCart', makeBasket(2));
    show({ session: member });
    expect(await screen.findByRole('link', { name: /Basket.*2 items/ })).toHaveAttribute(
      'href',
      '/basket?embedded=true',
    );
    expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute(
      'href',
      'http://account.touchline.localhost:3000/?embedded=true',
    );
    expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('has a basket without a number when it cannot be read', async () => {
    let requestCount = 0;
    refuse('getCart', 'not_found', {}, { seen: () => (requestCount += 1) });
    show({ session: member });
    await screen.findByRole('link', { name: 'My account' });
    expect(screen.getByRole('link', { name: 'Basket' })).toBeVisible();
    expect(requestCount).toBeLessThanOrEqual(1);
  });

  it('shows a long title in full, as the first heading', () => {
    const title = 'Camps and courses for beginners at Riverside Leisure Centre';
    show({}, title);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('is in Welsh on a Welsh page', () => {
    show({ language: 'cy' });
    expect(screen.getByRole('button', { name: 'Mewngofnodi' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Basged' })).toBeVisible();
  });

  it('says where the log-in opens in a frame that keeps none', async () => {
    const note = /open in a window of their own/;
    show({ session: guest }).unmount();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    Object.defineProperty(window, 'parent', { value: {}, configurable: true });
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set() {} });
    show({ session: guest });
    expect(await screen.findByText(note)).toBeVisible();
    Reflect.deleteProperty(document, 'cookie');
    Object.defineProperty(window, 'parent', { value: window, configurable: true });
  });
});
