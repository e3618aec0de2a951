import { walkStops } from '#e2e/support/expect/walk-stops.ts';
import { clearSale, openDesk } from '#e2e/support/front-desk.ts';
import { expect, test } from '#e2e/support/test.ts';

test('every page of the desk is gone through by the keyboard', { tag: '@desktop' }, async ({ page, at }) => {
  test.setTimeout(400_000);
  await openDesk(page, at('foh', '/'));
  await clearSale(page);
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

  await page.goto(at('foh', '/'), { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /^Add .+, £/ })
    .first()
    .press('Enter');
  const pay = page.getByRole('complementary').getByRole('link', { name: /^Cash/ });
  await expect(pay).toBeVisible();
  await walkStops(page);
  await pay.press('Enter');
  // What is sold first in the morning is free of charge by her membership.
  const take = page.getByRole('button', { name: /^(Take £|Complete the order)/ });
  await expect(take).toBeVisible();
  await walkStops(page);
  await take.press('Enter');
  await expect(page.getByRole('heading', { name: 'Paid', level: 2 })).toBeFocused();
  await walkStops(page);
});
