import { chooseTime } from './support/choose-time.ts';
import { refuseCookiesBefore } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, riverside } from './support/timetable.ts';

const day = `${riverside}/lane-swimming/${dayFromToday(15)}`;

test('Back closes the log-in and leaves page and sheet as they are', { tag: '@phone' }, async ({ page }) => {
  await refuseCookiesBefore(page);
  await page.goto(riverside);
  await open(page, day);
  await chooseTime(page);
  await page
    .getByRole('button', { name: /^Add one/ })
    .first()
    .click();
  const adults = page.getByRole('spinbutton').first();
  await expect(adults).toHaveValue('1');
  const logIn = page.getByRole('dialog', { name: 'Log in' });
  const add = page.getByRole('button', { name: /^Add to basket/ }).filter({ visible: true });

  await add.click();
  await expect(logIn).toBeVisible();
  await page.goBack();
  await expect(logIn).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${day}$`));
  await expect(adults).toBeVisible();
  await expect(adults).toHaveValue('1');

  await add.click();
  await expect(logIn).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logIn).toBeHidden();
  await expect(adults).toHaveValue('1');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${riverside}$`));
});
