import type { Locator, Page } from '@playwright/test';
import { addChild, camps, courses, openBooking, peopleIn } from './support/camps.ts';
import { chooseTime } from './support/choose-time.ts';
import { classWithPlaces } from './support/class-with-places.ts';
import { newCustomer, refuseCookiesBefore } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, riverside } from './support/timetable.ts';

const screens = { phone: { width: 390, height: 844 }, kiosk: { width: 1080, height: 1920 } };
/** Somebody who counts to two, in milliseconds. */
const beat = 500;

/** What every control that can be seen says, by its name. */
const readControls = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const found = document.querySelectorAll<HTMLInputElement>(
      '[role=spinbutton], input[type=checkbox], input[type=radio], table button[aria-pressed], li button[aria-pressed]',
    );
    const entries = [...found]
      .filter((control) => control.checkVisibility())
      .map((control): [string, string] => {
        const name =
          control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.firstElementChild?.textContent ?? '';
        const state = control.ariaValueNow ?? control.ariaPressed ?? String(control.checked);
        // What somebody pays may stand in the name, and changes with what is chosen.
        return [name.replace(/,? *£.*/s, '').trim(), state];
      });
    return Object.fromEntries(entries);
  });

/** Taps twice where a control stands at first, whatever has come there. Returns the names of what has changed. */
async function tapTwice(page: Page, control: Locator): Promise<string[]> {
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(beat);
  const box = await control.boundingBox();
  if (box === null) throw new Error('The control cannot be seen.');
  const before = await readControls(page);
  for (const _ of [1, 2]) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(beat);
  }
  const after = await readControls(page);
  return Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
}

const plus = (page: Page) => page.getByRole('button', { name: /^Add one/, disabled: false }).filter({ visible: true });
const readName = async (button: Locator) =>
  (await button.locator('xpath=..').getByRole('spinbutton').getAttribute('aria-label')) ?? '';

for (const [name, viewport] of Object.entries(screens)) {
  test.describe(`two taps at one point of a ${name}`, { tag: '@desktop' }, () => {
    test.use({ viewport });

    test.beforeEach(async ({ page, at }) => {
      if (name === 'kiosk') await page.goto(at('joining', '/kiosk?centre=riverside-leisure-centre'));
      await refuseCookiesBefore(page, at('bookings', '/'));
    });

    for (const activity of ['lane-swimming', 'family-swimming', 'gym']) {
      test(`on the + of a ticket of ${activity} count it twice, and nothing else`, async ({ page }) => {
        await open(page, `${riverside}/${activity}/${dayFromToday(15)}`);
        await chooseTime(page);
        const first = plus(page).first();
        const ticket = await readName(first);
        expect(await tapTwice(page, first)).toEqual([ticket]);
        await expect(page.getByRole('spinbutton', { name: ticket })).toHaveAttribute('aria-valuenow', '2');
      });
    }

    test('on the + of an extra count it twice, and nothing else', async ({ page }) => {
      await open(page, `${riverside}/lane-swimming/${dayFromToday(15)}`);
      await chooseTime(page);
      await plus(page).first().click();
      await page.locator('summary', { hasText: 'Extras' }).filter({ visible: true }).click();
      const last = plus(page).last();
      const extra = await readName(last);
      expect(await tapTwice(page, last)).toEqual([extra]);
      await expect(page.getByRole('spinbutton', { name: extra })).toHaveAttribute('aria-valuenow', '2');
    });

    test('on a court choose no other', async ({ page }) => {
      await open(page, `${riverside}/badminton/${dayFromToday(15)}`);
      const court = page.locator('main button[data-free]').filter({ visible: true }).nth(2);
      const chosen = ((await court.locator('xpath=*[1]').textContent()) ?? '').replace(/,? *£.*/s, '').trim();
      const changed = await tapTwice(page, court);
      expect(changed.filter((one) => one !== chosen)).toEqual([]);
    });

    test('on a class add no other', async ({ page }) => {
      const customer = await newCustomer(page);
      await open(page, `${riverside}/fitness-classes/${dayFromToday(15)}`);
      const { name: added, addButton } = await classWithPlaces(page);
      await tapTwice(page, addButton);
      const { data: cart } = await customer.call('getCart', {});
      expect(cart.items.filter((item) => item.name !== added)).toEqual([]);
    });

    test('on a day of a camp and on an extra of a course change no other', async ({ page }) => {
      await newCustomer(page);
      await openBooking(page, 'winter-adventure');
      await peopleIn(page).getByRole('checkbox').first().waitFor();
      if (await page.getByText('Nobody chosen yet').isVisible()) await addChild(page);
      await page.getByRole('radio', { name: /Chosen dates/ }).check();
      const date = page.getByRole('checkbox', { name: /^(Mon|Tue|Wed|Thu|Fri), /, disabled: false }).nth(1);
      expect(await tapTwice(page, date)).toEqual([]);
      for (const path of [`${camps}/winter-adventure/book`, `${courses}/learn-to-swim-stage-2/book`]) {
        await open(page, path);
        const extra = plus(page).first();
        if ((await plus(page).count()) === 0) continue;
        const counted = await readName(extra);
        expect(await tapTwice(page, extra)).toEqual([counted]);
      }
    });

    test('on a package add one, and lead nowhere', async ({ page }) => {
      const customer = await newCustomer(page);
      await open(page, `/packages${riverside}`);
      await page.getByRole('link', { name: /^8 court hours/ }).click();
      await expect(page).toHaveTitle('Bookings | Buy 8 court hours');
      const path = page.url();
      await tapTwice(page, page.getByRole('button', { name: 'Add to basket' }));
      expect(page.url()).toBe(path);
      const { data: cart } = await customer.call('getCart', {});
      expect(new Set(cart.items.map((item) => item.name)).size).toBeLessThanOrEqual(1);
    });
  });
}
