import { walkStops } from '#e2e/support/expect/walk-stops.ts';
import { openDesk } from '#e2e/support/front-desk.ts';
import { expect, test } from '#e2e/support/test.ts';

test('every page of the desk is gone through by the keyboard', async ({ page, at }) => {
  test.setTimeout(400_000);
  await openDesk(page, at('foh', '/'));
  await walkStops(page);

  await page.getByRole('searchbox', { name: 'Find a customer' }).fill('mor');
  await expect(page.getByRole('button', { name: /^Alex Morgan/ }).first()).toBeVisible();
  await walkStops(page);
  await page
    .getByRole('button', { name: /^Alex Morgan/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Booked today' })).toBeVisible();
  await walkStops(page);

  for (const [path, heading] of [
    ['/blocks', 'New block'],
    ['/orders', /./],
    ['/sessions', /./],
    ['/till', /./],
    ['/venue', /./],
  ] as const) {
    await page.goto(at('foh', path), { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await walkStops(page);
  }
});
