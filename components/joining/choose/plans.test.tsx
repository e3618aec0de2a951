import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '#lib/zones/variant.ts';
import { family, makeType, student, venue } from '#tests/support/joining-components/joining-replies.ts';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { translateIn } from '#tests/support/translate.ts';
import { joiningJsonLd } from './joining-json-ld.ts';
import { NotSoldHere } from './not-sold-here.tsx';
import { Plans, type PlansProps } from './plans.tsx';

const anytime = makeType();
const yearly = makeType({
  id: uuid(4),
  name: 'Anytime, a year',
  period: 'year',
  price: money(38_000),
  partMonthDays: 0,
  partMonthPrice: money(0),
  firstPayment: money(40_000),
  nextPaymentOn: '2027-11-18',
});

const show = (types: PlansProps['types'], language: Language = 'en') =>
  renderOnSite(
    <Plans
      venueSlug={venue.slug}
      types={types}
      getHref={(path) => path}
      t={translateIn(language)}
      language={language}
    />,
    { zone: 'joining', language },
  );

/** Terms and values of a card, in their order. */
function getFacts(name: string): string[][] {
  const card = screen.getByRole('region', { name });
  const terms = within(card).getAllByRole('term');
  const values = within(card).getAllByRole('definition');
  return terms.map((term, index) => [term.textContent, values[index]?.textContent ?? '']);
}

describe('the memberships of a venue', () => {
  it('say the first payment as a sum, what follows, and how one leaves', () => {
    show([anytime, family]);
    expect(screen.getByText(/^Join today, Wed, 18 Nov 2026\./)).toBeVisible();
    expect(getFacts('Anytime')).toEqual([
      ['13 days of November', '£16.47'],
      ['Joining fee', '£20.00'],
      ['Today', '£36.47'],
      ['Then on 1 Dec, and every 1st', '£38.00'],
      ['Shortest stay', '1 month'],
      ['Notice to leave', '30 days'],
      ['Time to change your mind', '14 days'],
      ['All in, to 30 Nov 2027', '£492.47'],
    ]);
    expect(getFacts('Family')).toContainEqual(['Joining fee', 'None']);
  });

  it('list what prices and benefits make cheaper, and what others beside them do', () => {
    show([anytime, family]);
    const lines = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(lines('Anytime')).toEqual([
      'For one person',
      'Gym: free',
      'Not included: Swimming, Courts, Classes, and Camps',
    ]);
    expect(lines('Family')).toEqual([
      'For up to 6 people: 2 adults, 4 children',
      'Gym: free',
      'Swimming and Courts (Adult and Junior): £4.80 instead of £5.60',
      'Classes: free, 2 times a week',
      'Camps: 10% off',
    ]);
  });

  it('are equal, and each leads to its own steps', () => {
    show([anytime, family]);
    expect(screen.getByRole('link', { name: 'Choose Anytime' })).toHaveAttribute(
      'href',
      `/join/${venue.slug}/${anytime.id}`,
    );
    expect(screen.getByRole('link', { name: 'Choose Family' })).toHaveAttribute(
      'href',
      `/join/${venue.slug}/${family.id}`,
    );
  });

  it('name a proof, and the fees that are not a choice, in the sum', () => {
    const kit = { id: uuid(71), name: 'Starter kit', price: money(300), isOptional: false };
    show([{ ...student, collectableFees: [...student.collectableFees, kit] }]);
    expect(getFacts('Student')).toContainEqual(['Starter kit', '£3.00']);
    expect(getFacts('Student')).toContainEqual(['Proof needed', 'Student card']);
    expect(screen.queryByText('Locker')).not.toBeInTheDocument();
  });

  it('have a switch only where there are monthly and yearly ones', async () => {
    const { unmount } = show([anytime]);
    expect(screen.queryByRole('group', { name: 'How you pay' })).not.toBeInTheDocument();
    unmount();
    show([anytime, yearly]);
    expect(screen.queryByRole('region', { name: 'Anytime, a year' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Yearly' }));
    expect(screen.queryByRole('region', { name: 'Anytime' })).not.toBeInTheDocument();
    expect(getFacts('Anytime, a year').slice(0, 4)).toEqual([
      ['The first year', '£380.00'],
      ['Joining fee', '£20.00'],
      ['Today', '£400.00'],
      ['Then on 18 Nov 2027, and every year', '£380.00'],
    ]);
  });

  it('take over where a site of ours wants its visitor back', async () => {
    window.history.replaceState(null, '', `/centre/${venue.slug}?success_url=%2Fbasket&other=1`);
    show([anytime]);
    const link = screen.getByRole('link', { name: 'Choose Anytime' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    const { pathname, search } = new URL((link as HTMLAnchorElement).href);
    expect(pathname + search).toBe(`/join/${venue.slug}/${anytime.id}?success_url=%2Fbasket`);
  });

  it('are in Welsh on a Welsh page', () => {
    show([anytime], 'cy');
    expect(getFacts('Anytime').slice(0, 4)).toEqual([
      ['Tachwedd: 13 diwrnod', '£16.47'],
      ['Ffi ymuno', '£20.00'],
      ['Heddiw', '£36.47'],
      ['Wedyn ar 1 Rhag, ac ar y 1af o bob mis', '£38.00'],
    ]);
  });

  it('are offers for search engines, none where there are none', () => {
    expect(joiningJsonLd(riverside, [], 'https://x.test/')).toBeNull();
    expect(joiningJsonLd(riverside, [anytime], 'https://x.test/')).toMatchObject({
      itemListElement: [{ name: 'Anytime', priceSpecification: { price: '38.00', unitCode: 'MON' } }],
    });
  });
});

describe('a venue that sells none online', () => {
  const harbour = { ...riverside, name: 'Harbour Pool', slug: 'harbour-pool', distanceMiles: 2.34 };
  const showNone = (input: Partial<Parameters<typeof NotSoldHere>[0]> = {}) =>
    renderOnSite(
      <NotSoldHere
        venue={{ ...riverside, phone: '01632 960142' }}
        nearest={harbour}
        getHref={(path) => path}
        t={translateIn('en')}
        {...input}
      />,
      { zone: 'joining' },
    );

  it('says so, whom to call, and which is the nearest that does', () => {
    showNone();
    expect(
      screen.getByRole('heading', { name: 'Riverside Leisure Centre does not sell memberships online' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /01632 960142$/ })).toHaveAttribute('href', 'tel:01632960142');
    expect(screen.getByRole('link', { name: 'Harbour Pool' })).toHaveAttribute('href', '/centre/harbour-pool');
    expect(screen.getByText('2.3 miles away')).toBeVisible();
  });

  it('without a number and a near one sends to reception and to all of them', () => {
    showNone({ venue: riverside, nearest: null });
    expect(screen.getByText('Ask at reception to join.')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  });
});
