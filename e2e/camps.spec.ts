import { bookByKeyboard } from './support/book-by-keyboard.ts';
import {
  camps,
  courses,
  addChild,
  addDay,
  answerQuestions,
  findChild,
  chooseThreeDates,
  fillDay,
  fillIn,
  openBooking,
  peopleIn,
  pressWaiting,
  visibleButton,
} from './support/camps.ts';
import { logOut, refuseCookies, signInAsNewCustomer } from './support/customer.ts';
import { doubleType } from './support/double-type.ts';
import { expectNoAxeViolations } from './support/expect/expect-no-axe-violations.ts';
import { expectNothingCut } from './support/expect/expect-nothing-cut.ts';
import { addSwim } from './support/fill-basket.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { answerBank, cards, openCheckout, pay } from './support/payment.ts';
import { demoPassword } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { riverside } from './support/timetable.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await refuseCookies(page);
});

const pages = [
  // The only category is the page.
  [`/camps${riverside}`, 'Holiday camps'],
  [camps, 'Holiday camps'],
  [`${camps}/timetable`, 'Holiday camps timetable'],
  [`${camps}/timetable/winter-adventure`, 'Winter adventure'],
  [`${camps}/winter-adventure/book`, 'Book Winter adventure'],
  [`/courses${riverside}`, 'Swim lessons'],
  [courses, 'Swim lessons'],
  [`${courses}/timetable`, 'Swim lessons timetable'],
  [`${courses}/timetable/learn-to-swim-stage-2`, 'Learn to swim, stage 2'],
  [`${courses}/learn-to-swim-stage-2/book`, 'Book Learn to swim, stage 2'],
] as const;

test('every page of camps and courses has its title and nothing that axe finds', async ({ page }) => {
  for (const [path, title] of pages) {
    await open(page, path);
    await expect(page).toHaveTitle(`Bookings | ${title}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
  }
});

test.describe('what is not there', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('is a real 404 at a venue that sells neither, which leads nobody there', { tag: '@phone' }, async ({ page }) => {
    const gym = '/location/elland-edge-gym-and-studios';
    for (const path of [
      `/camps${gym}`,
      `/camps${gym}/holiday-camps`,
      `/courses${gym}`,
      `/courses${gym}/swim-lessons/timetable`,
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
    }
    await page.goto(gym);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /Book a (camp|course)/ })).toHaveCount(0);
  });

  test(
    'is a real 404: an unknown camp, a course among camps, an unknown category',
    { tag: '@desktop' },
    async ({ page }) => {
      for (const path of [
        `${camps}/timetable/nowhere`,
        `${camps}/learn-to-swim-stage-1/book`,
        `/camps${riverside}/swim-lessons`,
        `/courses${riverside}/nowhere`,
      ]) {
        expect((await page.goto(path))?.status(), path).toBe(404);
        await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible();
      }
    },
  );
});

test('a parent adds a child on a camp and books three days', async ({ page }) => {
  await signInAsNewCustomer(page);
  await openBooking(page, 'winter-adventure');
  const parent = peopleIn(page).getByRole('checkbox', { name: /\(You\)/ });
  await expect(parent).toBeDisabled();
  await expect(parent).toHaveAccessibleDescription('This camp is for ages 5 to 11. Add the child who is coming.');
  await addChild(page);
  await expectNoAxeViolations(page);
  await fillIn(page, 'None');
  await chooseThreeDates(page);
  await visibleButton(page, 'Add to basket').click();
  await expect(page.getByText('Winter adventure for Ivy Hartley: 3 sessions added to your basket.')).toBeVisible();
});

test('a parent books the whole camp for one child', { tag: '@desktop' }, async ({ page }) => {
  await signInAsNewCustomer(page);
  await openBooking(page, 'multi-sport-week');
  await fillIn(page, 'None');
  await expect(page.getByRole('checkbox', { name: 'I agree to the waiver on behalf of Ivy Hartley' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Chosen dates/ })).toBeDisabled();
  await visibleButton(page, 'Add to basket').click();
  await expect(page.getByRole('heading', { name: 'In your basket', level: 1 })).toBeFocused();
  await expect(page.getByText('Multi-sport week for Ivy Hartley: 5 sessions added to your basket.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('three days of five with extras and answers cost the same in the basket', { tag: '@phone' }, async ({ page }) => {
  await signInAsNewCustomer(page);
  await openBooking(page, 'winter-adventure');
  await fillIn(page, 'Nuts');
  await chooseThreeDates(page);
  for (let lunches = 0; lunches < 3; lunches += 1)
    await page.getByRole('button', { name: 'Add one: Hot lunch' }).click();
  await page.getByRole('button', { name: 'Add one: Camp T-shirt' }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 sessions, 2 extras, £94.50 in total' })).toHaveCount(1);
  await visibleButton(page, 'Add to basket').click();
  await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
  await open(page, '/basket');
  await expect(page.getByRole('heading', { name: 'Winter adventure' })).toBeVisible();
  await expect(page.getByText('£94.50').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Hot lunch').first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a sold-out day closes the entire camp and cannot be ticked', { tag: '@phone' }, async ({ page, browser }) => {
  await fillDay(browser, { camp: 'winter-adventure', day: 4, signIn: signInAsNewCustomer });
  await openBooking(page, 'winter-adventure');
  await expect(page.getByRole('radio', { name: /Entire camp/ })).toBeDisabled();
  await expect(page.getByText('Some sessions are not available')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Sold out/ })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: /available/, checked: true })).toHaveCount(4);
  await pressWaiting(page, 'Complete required fields');
  const summary = page.getByRole('alert').filter({ hasText: 'There are 2 things to put right' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: 'Swimming level: Please select an option' })).toBeVisible();
  await summary.getByRole('link', { name: 'Allergies: This field is required' }).click();
  await expect(page.getByRole('textbox', { name: 'Allergies' })).toBeFocused();
  await expectNoAxeViolations(page);
});

test('a course joined half way costs what is left of it', async ({ page }) => {
  await signInAsNewCustomer(page);
  await findChild(page);
  await open(page, `${courses}/learn-to-swim-stage-2/book`);
  await expect(page.getByText(/sessions left, £7.20 each/).filter({ visible: true })).toBeVisible();
  const total = await page.getByRole('status').filter({ hasText: 'in total' }).textContent();
  const price = /£[\d.]+/.exec(total ?? '')?.[0] ?? '';
  expect(price).not.toBe('£72.00');
  await expect(peopleIn(page).getByRole('checkbox', { checked: true })).toBeVisible();
  await visibleButton(page, 'Checkout now').click();
  await expect(page).toHaveURL(/\/basket\/checkout$/);
  await expect(page.getByText(price).first()).toBeVisible();
});

test('a guest logs in and finds what they typed', { tag: '@desktop' }, async ({ page }) => {
  const email = await signInAsNewCustomer(page);
  await logOut(page);
  await openBooking(page, 'football-days');
  await answerQuestions(page, 'Peanuts');
  await page
    .getByRole('checkbox', { name: /available/ })
    .first()
    .uncheck();
  await visibleButton(page, 'Add to basket').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/email/i).fill(email);
  await dialog.getByLabel(/^password/i).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Log in' }).last().click();
  await expect(peopleIn(page)).toBeVisible();
  for (const isReloaded of [false, true]) {
    if (isReloaded) await openBooking(page, 'football-days');
    await expect(page.getByRole('textbox', { name: 'Allergies' })).toHaveValue('Peanuts');
    await expect(page.getByRole('checkbox', { name: /available/ }).first()).not.toBeChecked();
  }
});

test('an answer that the server refuses is marked on its field', { tag: '@phone' }, async ({ page }) => {
  await signInAsNewCustomer(page);
  await page.route('**/carts/activity-booking/items', async (route) => {
    const sentBody = route.request().postDataJSON() as { data: { items: { custom_question_answers: unknown[] }[] } };
    for (const item of sentBody.data.items) item.custom_question_answers.shift();
    await route.continue({ postData: JSON.stringify(sentBody) });
  });
  await openBooking(page, 'football-days');
  await fillIn(page, 'None');
  await visibleButton(page, 'Add to basket').click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is one thing to put right' });
  await expect(summary).toBeFocused();
  await expectNoAxeViolations(page);
  await summary.getByRole('link', { name: 'Allergies: This field is required' }).click();
  const field = page.getByRole('textbox', { name: 'Allergies' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/This field is required/);
});

test(
  'two camps and a swim are paid for in one basket after the bank has asked',
  { tag: '@phone' },
  async ({ page }) => {
    const customer = await newCustomer(page);
    expect(await addDay(page, 'winter-adventure', 0)).toBe(200);
    expect(await addDay(page, 'football-days', 2)).toBe(200);
    const swim = await addSwim(customer);
    await openCheckout(page);
    await pay(page, cards.challenge);
    await answerBank(page, '1234');
    await expect(page).toHaveURL(/\/booking-confirmed\//);
    for (const name of ['Winter adventure', 'Football days', swim])
      await expect(page.getByText(name).first()).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test('the form is filled in and sent with the keyboard alone', async ({ page }) => {
  await signInAsNewCustomer(page);
  await bookByKeyboard(page);
});

test('the same with text twice as large, and nothing is cut', { tag: '@phone' }, async ({ page }) => {
  await doubleType(page);
  await signInAsNewCustomer(page);
  await expect(page.locator('body')).toHaveCSS('font-size', '32px');
  await bookByKeyboard(page, () => expectNothingCut(page));
});
