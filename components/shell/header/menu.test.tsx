import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import type { LabelledLink } from './header-nav.tsx';
import { MenuButton } from './menu-button.tsx';
import './drawer-menu.tsx';

withSiteServer();

const account = 'http://account.touchline.localhost:3000';
const links: LabelledLink[] = [
  { kind: 'activity', label: 'Book an activity', href: '/location/riverside', section: '/location' },
  { kind: 'camp', label: 'Book a camp', href: '/camps/location/riverside', section: '/camps/location' },
  { kind: 'membership', label: 'Buy a membership', href: 'http://joining.touchline.localhost:3000/', section: null },
];
const makeBasket = (quantity: number) => makeCart([sessionItem(1, 'Swim', 560, { quantity })]);

const menu = (stage: Stage = {}) => {
  const shown = renderOnSite(<MenuButton icon={null} links={links} logo={<b>Touchline</b>} />, stage);
  return { ...shown, button: screen.getByRole('button', { expanded: false }) };
};
const drawer = (name = 'Menu') => screen.findByRole('dialog', { name });
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the menu of a phone', () => {
  it('opens by a press, in front of the page, with the logo and the links of the header', async () => {
    const { button } = menu();
    expect(button).toHaveAccessibleName('Open menu');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(button);
    const dialog = await drawer();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(within(dialog).getByText('Touchline')).toBeVisible();
    expect(linksIn(within(dialog).getByRole('navigation', { name: 'Main' }))).toEqual([
      ['Book an activity', '/location/riverside'],
      ['Book a camp', '/camps/location/riverside'],
      ['Buy a membership', 'http://joining.touchline.localhost:3000/'],
      ['Shopping basket', '/basket'],
    ]);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes by %s, with the focus where it was', async (_way, close) => {
    const { button } = menu();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await drawer();
    await waitFor(() => expect(button).not.toHaveFocus());
    await close();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens again after it was closed', async () => {
    const { button } = menu();
    await userEvent.click(button);
    await drawer();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(button);
    expect(await drawer()).toBeVisible();
  });

  it.each([
    ['/location/riverside/swimming', 'Book an activity', true],
    ['/camps/location/riverside', 'Book a camp', true],
    ['/basket', 'Shopping basket', 'page'],
    ['/bookings/en.web/basket/checkout', 'Shopping basket', true],
  ] as const)('marks on %s "%s" as the current one', async (path, name, current) => {
    const { button } = menu({ path });
    await userEvent.click(button);
    const marked = within(await drawer()).getAllByRole('link', { current });
    expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it('is in Welsh on a Welsh page', async () => {
    const { button } = menu({ language: 'cy' });
    expect(button).toHaveAccessibleName('Agor y ddewislen');
    await userEvent.click(button);
    const dialog = await drawer('Dewislen');
    expect(within(dialog).getByRole('button', { name: 'Mewngofnodi' })).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Basged siopa' })).toBeVisible();
  });
});

describe('the menu of a guest', () => {
  it('closes and opens the log-in dialog', async () => {
    const { button, openLogin } = menu({ session: guest });
    await userEvent.click(button);
    const dialog = await drawer();
    expect(within(dialog).getByText('Log in to book and to see your basket.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(openLogin).toHaveBeenCalledTimes(1);
  });

  it('closes and opens the registration over the page', async () => {
    const { button, openLogin } = menu({ session: guest, path: '/location/riverside/swimming' });
    await userEvent.click(button);
    const dialog = await drawer();
    const link = within(dialog).getByRole('link', { name: 'Create an account' });
    expect(link).toHaveAttribute('href', '/register?redirect=%2Flocation%2Friverside%2Fswimming');
    await userEvent.click(link);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(openLogin).toHaveBeenCalledWith(undefined, { view: 'register' });
  });

  it('leads from another site to registration and basket of bookings', async () => {
    const { button } = menu({
      session: guest,
      zone: 'account',
      plannedPages: ['account/location/riverside', 'account/camps/location/riverside'],
    });
    await userEvent.click(button);
    expect(linksIn(await drawer()).slice(-3)).toEqual([
      ['Shopping basket', 'http://bookings.touchline.localhost:3000/basket'],
      ['Log in', '/login'],
      ['Create an account', 'http://bookings.touchline.localhost:3000/register'],
    ]);
  });

  it('has no account, no log-out and no number at the basket', async () => {
    const { button } = menu({ session: guest });
    await userEvent.click(button);
    const dialog = within(await drawer());
    expect(dialog.queryByText('My account')).not.toBeInTheDocument();
    expect(dialog.queryByText('Log out')).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Shopping basket' })).toBeVisible();
  });
});

describe('the menu of a customer', () => {
  it('has the number of items, the account and the log-out, and offers no log-in', async () => {
    answer('getCart', makeBasket(3));
    const { button } = menu({ session: member });
    await userEvent.click(button);
    const dialog = within(await drawer());
    expect(await dialog.findByRole('link', { name: /Shopping basket.*3 items/ })).toHaveAttribute('href', '/basket');
    expect(dialog.getByRole('link', { name: 'My account' })).toHaveAttribute('href', `${account}/`);
    expect(dialog.getByRole('button', { name: 'Log out' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
    expect(dialog.queryByText('Create an account')).not.toBeInTheDocument();
  });

  it('still opens when the basket cannot be read', async () => {
    refuse('getCart', 'forbidden');
    const { button } = menu({ session: member });
    await userEvent.click(button);
    expect(within(await drawer()).getByRole('link', { name: 'Shopping basket' })).toBeVisible();
  });

  it('changes when somebody logs in meanwhile', async () => {
    answer('getCart', makeBasket(1));
    const { button, become } = menu({ session: guest });
    await userEvent.click(button);
    const dialog = within(await drawer());
    become(member);
    expect(await dialog.findByRole('link', { name: /Shopping basket.*1 item$/ })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  });
});
