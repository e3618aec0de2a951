import type { Locator, Page } from '@playwright/test';
import { refuseCookies, signInAsNewCustomer } from '#e2e/support/customer.ts';
import { expect, test } from '#e2e/support/test.ts';
import { dayFromToday, riverside } from '#e2e/support/timetable.ts';

const courts = `${riverside}/badminton/${dayFromToday(3)}`;
const classes = `${riverside}/fitness-classes/${dayFromToday(3)}`;

/** Presses Tab until something has the focus, as a person without a mouse would, and sees that it shows. */
async function tabTo(page: Page, target: Locator, maxPresses = 60): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      const { outlineStyle, boxShadow } = await target.evaluate((element) => {
        const ringed = element.closest('li') ?? element;
        const style = [element, ringed].map((one) => getComputedStyle(one)).find((one) => one.outlineStyle !== 'none');
        return { outlineStyle: style?.outlineStyle ?? 'none', boxShadow: getComputedStyle(element).boxShadow };
      });
      expect(outlineStyle !== 'none' || boxShadow !== 'none', 'the focus shows').toBe(true);
      return;
    }
  }
  throw new Error(`${maxPresses} presses of Tab did not reach ${target.toString()}`);
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await refuseCookies(page);
}

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto(classes, { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a venue is searched for and reached', async ({ page }) => {
  await visit(page, '/');
  await tabTo(page, page.getByRole('textbox', { name: 'Venue name, town or postcode' }));
  await page.keyboard.type('Riverside');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 venue named “Riverside”' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Riverside Leisure Centre', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${riverside}$`));
});

test('days, parts of the day and details of a class are reached, and the focus comes back', async ({ page }) => {
  await visit(page, classes);
  await tabTo(page, page.getByRole('button', { name: /^Evening/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Evening/ })).toHaveAttribute('aria-pressed', 'true');
  const evening = page.getByRole('region', { name: 'Evening' });
  const session = evening.getByRole('heading', { level: 3 }).getByRole('button').first();
  const name = (await session.textContent()) ?? '';
  await tabTo(page, session);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(session).toBeFocused();
});

test('another day is chosen in the strip and in the calendar', async ({ page }) => {
  await visit(page, classes);
  const tomorrow = page.getByRole('navigation', { name: 'Choose a day' }).locator('a[aria-current="date"]');
  await tabTo(page, tomorrow);
  await tabTo(page, page.getByRole('button', { name: 'Choose a date' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a date' }).locator('td button:focus')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${dayFromToday(10)}$`));
});

test('the chosen day has the focus after a change of day or week', async ({ page }) => {
  await visit(page, classes);
  const chosen = page.getByRole('navigation', { name: 'Choose a day' }).locator('a[aria-current="date"]');
  await tabTo(page, page.getByRole('link', { name: 'Next week' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${dayFromToday(10)}$`));
  await expect(chosen).toBeFocused();
});

test('a court at 18:00 is in the basket after 45 keys at most', async ({ page }) => {
  await signInAsNewCustomer(page);
  await visit(page, courts);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const grid = page.getByRole('grid');
  const isInGrid = () => grid.evaluate((element) => element.contains(document.activeElement));
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  await press('Tab');
  await press('Enter');
  while (keys < 45 && !(await isInGrid())) await press('Tab');
  const hour = page.getByRole('row', { name: /^18:00/ });
  const isThere = () => hour.evaluate((element) => element.contains(document.activeElement));
  const getFocused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const step = async (key: string) => {
    const before = await getFocused();
    await press(key);
    await expect.poll(getFocused).not.toBe(before);
  };
  await step('PageDown');
  await step('PageDown');
  while (keys < 45 && !(await isThere())) await step('ArrowDown');
  await press('Enter');
  const add = page
    .getByRole('button', { name: /^Add to basket/ })
    .locator('visible=true')
    .first();
  while (keys < 45 && !(await isFocused(add))) await press('Tab');
  await press('Enter');
  await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
  expect(keys).toBeLessThanOrEqual(45);
});

test('the log-in modal keeps the focus and gives it back', async ({ page, isMobile }) => {
  await visit(page, classes);
  const opener = isMobile
    ? page.getByRole('button', { name: 'Log in for your prices' })
    : page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    // What guards the end of the dialogue has the focus for one frame.
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the drawer of a phone keeps the focus and gives it back', { tag: '@phone' }, async ({ page }) => {
  await visit(page, classes);
  const opener = page.getByRole('button', { name: 'Open menu' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
