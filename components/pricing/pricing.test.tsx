import { screen, within } from '@testing-library/react';
import type { MembershipPricing } from '#contract/activities/pricing.ts';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { translateIn } from '#tests/support/translate.ts';
import { PricingEmpty } from './pricing-empty.tsx';
import { PricingList } from './pricing-list.tsx';

const t = translateIn('en');
const [allRound, swim] = ['All-round', 'Swim'].map((name, index) => ({ id: uuid(index + 1), name }));
if (allRound === undefined || swim === undefined) throw new Error('There are two memberships.');

const pricing: MembershipPricing[] = [
  {
    activity: { slug: 'swimming', name: 'swimming' },
    pricingOption: { id: uuid(10), name: 'Adult', reference: 'SWIM-ADULT' },
    standard: money(560),
    prices: [
      { membershipType: allRound, price: money(480) },
      { membershipType: swim, price: money(0) },
    ],
  },
  {
    activity: { slug: 'swimming', name: 'swimming' },
    pricingOption: { id: uuid(11), name: 'Senior', reference: 'SWIM-SENIOR' },
    standard: money(420),
    prices: [{ membershipType: swim, price: money(400) }],
  },
  {
    activity: { slug: 'yoga', name: 'Yoga' },
    standard: money(620),
    prices: [{ membershipType: swim, price: money(500) }],
  },
];

test('what members pay stands by activity, below the price of everybody', () => {
  renderOnSite(<PricingList pricing={pricing} t={t} />);
  const regions = screen.getAllByRole('region');
  expect(regions.map((region) => within(region).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'Swimming',
    'Yoga',
  ]);
  expect(regions.map(({ textContent }) => textContent)).toEqual([
    'SwimmingAdultStandard price£5.60All-round£4.80SwimFreeSeniorStandard price£4.20Swim£4.00',
    'YogaStandard price£6.20Swim£5.00',
  ]);
});

test.each([
  ['Riverside', 'No membership discounts', 'Everybody pays the same at Riverside.', 'See all activities'],
  [null, 'Choose a venue', /^Prices are those of a venue/, 'Choose a venue'],
])('instead of prices, with the venue %s: %s', (venueName, title, help, action) => {
  renderOnSite(<PricingEmpty t={t} venueName={venueName} href="/location/riverside" />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(help)).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/location/riverside');
});
