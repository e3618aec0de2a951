import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { OwnFrom } from './own-from.tsx';

const pounds = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
const show = (price: number | null, isFrom: boolean) =>
  renderOnSite(
    <OwnFrom
      text={isFrom ? 'from £5.20' : '£5.20'}
      isFrom={isFrom}
      ownPrice={price === null ? undefined : { price: pounds(price), fullPrice: pounds(520), savings: [] }}
    />,
  ).container;

test.each([
  ['is not known', null, true, 'from £5.20'],
  ['is the full one', 520, true, 'from £5.20'],
  ['is lower', 440, true, 'Before: £5.20 from £4.40'],
  ['is lower, of one price', 440, false, 'Before: £5.20 £4.40'],
  ['is nothing, which is not said as from', 0, true, 'Before: £5.20 £0.00'],
])('a price of one’s own that %s', (_, price, isFrom, words) => {
  expect(show(price, isFrom)).toHaveTextContent(words);
});
