import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Package } from '#contract/packages/packages.ts';
import { makeCart, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { translateIn } from '#tests/support/translate.ts';
import { packageJsonLd } from './package-json-ld.ts';
import { PackageList } from './package-list.tsx';
import { packagePaths, expiryText, whereText } from './package-texts.ts';
import { PackageView } from './package-view.tsx';
import { PackagesEmpty } from './packages-empty.tsx';

withSiteServer();

const option = (last: number, name: string | null) => ({ id: uuid(last), name, reference: `OPTION-${last}` });
const tenSwims: Package = {
  id: uuid(1),
  name: 'SWIM10',
  friendlyName: 'Ten swims',
  description: 'For the price of nine.',
  venueRestriction: null,
  pricingOption: option(2, 'Ten swims'),
  price: money(5000),
  contents: [
    { usages: 8, pricingOptions: [option(3, 'Adult'), option(4, null)] },
    { usages: 2, pricingOptions: [option(5, 'Class')] },
  ],
  expiry: { value: 12, unit: 'month' },
};
const riverside = { id: uuid(900), name: 'Riverside' };
const t = translateIn('en');

const show = (input: Partial<Package> = {}, stage = { session: member }) =>
  renderOnSite(<PackageView shown={{ ...tenSwims, ...input }} t={t} />, stage);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Add to basket' }));

describe('a list of packages', () => {
  test('has the name, the uses of all contents, time, place and price of each, and leads to it', () => {
    const other = { ...tenSwims, id: uuid(9), friendlyName: null, description: null, price: money(0) };
    renderOnSite(<PackageList packages={[tenSwims, other]} getHref={packagePaths('riverside').book} t={t} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ten swimsFor the price of nine.10 uses12 monthsAll our venues£50.00', packagePaths('riverside').book(uuid(1))],
      ['SWIM1010 uses12 monthsAll our venues£0.00', packagePaths('riverside').book(uuid(9))],
    ]);
  });

  test('that is empty says so, and leads to the activities', () => {
    renderOnSite(<PackagesEmpty t={t} venueName="Riverside" venueHref="/location/riverside" />);
    expect(screen.getByText('Riverside sells no packages online at the moment.')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/location/riverside');
  });
});

describe('a package', () => {
  test('says what it covers, content by content, and that the uses add up', () => {
    show();
    expect(screen.getByText('8 uses, for any mix of these')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Adult', 'OPTION-4']);
    expect(screen.getByText('2 uses: Class')).toBeVisible();
    expect(screen.getByText('Together that is 10 uses.')).toBeVisible();
    expect(screen.getByText('£50.00')).toBeVisible();
  });

  test('of one content adds nothing up, and without an end names no last day', () => {
    show({ contents: [{ usages: 1, pricingOptions: [option(5, 'Class')] }], expiry: null });
    expect(screen.getByText('One use: Class')).toBeVisible();
    expect(screen.queryByText(/Together/)).not.toBeInTheDocument();
    expect(screen.getByText('No end date')).toBeVisible();
    expect(screen.queryByText(/The last day/)).not.toBeInTheDocument();
  });

  test.each([
    ['en', { value: 1, unit: 'day' }, '1 day'],
    ['en', { value: 3, unit: 'month' }, '3 months'],
    ['en', { value: 1, unit: 'year' }, '1 year'],
    ['cy', { value: 2, unit: 'day' }, '2 ddiwrnod'],
    ['cy', { value: 2, unit: 'month' }, '2 fis'],
    ['cy', { value: 1, unit: 'year' }, '1 flwyddyn'],
    ['cy', null, 'Dim dyddiad gorffen'],
  ] as const)('lasts, in %s, for %j: %s', (language, expiry, text) => {
    expect(expiryText({ expiry }, translateIn(language))).toBe(text);
  });

  const group = { id: uuid(8), name: 'The valley', venues: [riverside, { id: uuid(901), name: 'Harbour' }] };
  const places: [Package['venueRestriction'], string][] = [
    [null, 'All our venues'],
    [{ ...riverside, type: 'venue', venues: [riverside] }, 'Riverside'],
    [{ ...group, type: 'group' }, 'The valley: Riverside, Harbour'],
  ];
  test.each(places)('can be used at %j: %s', (venueRestriction, text) => {
    expect(whereText({ venueRestriction }, t)).toBe(text);
  });

  test('is an offer for search engines', () => {
    expect(packageJsonLd({ ...tenSwims, description: null }, 'https://x.test/book')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Ten swims',
      url: 'https://x.test/book',
      offers: {
        '@type': 'Offer',
        url: 'https://x.test/book',
        price: '50.00',
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
      },
    });
  });
});

describe('buying it', () => {
  const sentItem = { purchasable_id: uuid(2), purchasable_type: 'pricingOption', quantity: 1, apply_benefit: true };

  test('adds it to the basket, and says how to go on', async () => {
    const sent: unknown[] = [];
    answer('addCartItems', makeCart([sessionItem(1, 'Ten swims', 5000)]), { seen: ({ body }) => sent.push(body) });
    const { toasts, openLogin } = show();
    await press();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({
      type: 'success',
      message: 'Successfully added item to the basket.',
      links: [
        { label: 'Checkout now', href: '/basket/checkout' },
        { label: 'View basket', href: '/basket' },
      ],
    });
    expect(sent).toEqual([{ items: [sentItem] }]);
    expect(openLogin).not.toHaveBeenCalled();
  });

  test('lets a guest log in on the way, and then adds it', async () => {
    const sent: unknown[] = [];
    answer('addCartItems', makeCart([]), { seen: ({ body }) => sent.push(body) });
    const { openLogin, toasts } = show({}, { session: guest });
    await press();
    await waitFor(() => expect(openLogin).toHaveBeenCalledTimes(1));
    const [onLoggedIn, options] = openLogin.mock.calls[0] ?? [];
    expect(options?.intent).toMatchObject({ title: 'Ten swims', detail: '10 uses, 12 months', price: '£50.00' });
    expect(sent).toEqual([]);
    act(() => onLoggedIn?.());
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(sent).toEqual([{ items: [sentItem] }]);
  });

  test('that is refused says why, and can be tried again', async () => {
    refuse('addCartItems', 'not_sold');
    const { toasts } = show();
    await press();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ type: 'danger' });
    expect(screen.getByRole('button', { name: 'Add to basket' })).not.toHaveAttribute('aria-busy');
  });
});
