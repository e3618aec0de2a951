import { getOfferedNotes } from './cash-panel.tsx';

it.each([
  [1180, [2000, 4000, 5000]],
  [560, [1000, 2000, 4000]],
  [500, [1000, 2000, 4000]],
  [4999, [5000, 6000, 8000]],
  [20_000, [25_000, 30_000, 35_000]],
])('of %i pence the next sensible sums are %j', (due, offered) => {
  expect(getOfferedNotes(due)).toEqual(offered);
});
