import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { AccountNav } from './account-nav.tsx';

const all = ['/', '/user-details', '/memberships', '/packages', '/bookings', '/guest-passes', '/payments'];
const plannedPages = [...all, '/bookings/upcoming'].map((path) => `account${path}`);

const show = (input: Partial<Parameters<typeof AccountNav>[0]> = {}, stage: Stage = {}) => {
  renderOnSite(<AccountNav guestPasses pages={all} {...input} />, { zone: 'account', plannedPages, ...stage });
  return within(screen.getByRole('navigation', { name: stage.language === 'cy' ? 'Cyfrif' : 'Account' }));
};

describe('the account’s navigation', () => {
  it('has the pages of the account in their order, and log-out last', () => {
    const nav = show();
    const entries = nav.getAllByRole('listitem').map((entry) => {
      const [first] = within(entry).queryAllByRole('link');
      return [(first ?? within(entry).getByRole('button')).textContent, first?.getAttribute('href')];
    });
    expect(entries).toEqual([
      ['Dashboard', '/'],
      ['My details', '/user-details'],
      ['Memberships', '/memberships'],
      ['Packages', '/packages'],
      ['Bookings', '/bookings'],
      ['Guest passes', '/guest-passes'],
      ['Payments', '/payments'],
      ['Log out', undefined],
    ]);
  });

  it.each([
    ['/', ['Dashboard']],
    ['/user-details', ['My details']],
    ['/account/en.web/payments', ['Payments']],
    ['/memberships/17', ['Memberships']],
    ['/security', []],
    ['/packages-of-last-year', []],
  ])('on %s marks %j as the current page', (path, names) => {
    const nav = show({}, { path });
    expect(
      nav.queryAllByRole('link', { current: 'page' }).length + nav.queryAllByRole('link', { current: true }).length,
    ).toBe(names.length);
    for (const name of names) expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current');
  });

  it('keeps the pages of a frame inside it', () => {
    const nav = show({}, { mode: 'embedded' });
    expect(nav.getByRole('link', { name: 'Payments' })).toHaveAttribute('href', '/payments?embedded=true');
  });

  it('is reached entry by entry with the keyboard', async () => {
    const nav = show({ pages: ['/', '/payments'] });
    for (const name of ['Dashboard', 'Payments']) {
      await userEvent.tab();
      expect(nav.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    expect(nav.getByRole('button', { name: 'Log out' })).toHaveFocus();
  });

  it('is in Welsh on a Welsh page', () => {
    const nav = show({ pages: ['/', '/memberships'] }, { language: 'cy' });
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Dangosfwrdd', 'Aelodaethau']);
    expect(nav.getByRole('button', { name: 'Allgofnodi' })).toBeVisible();
  });
});
