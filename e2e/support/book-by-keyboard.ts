import type { Locator, Page } from '@playwright/test';
import { datesIn, findChild, openBooking, peopleIn, visibleButton } from './camps.ts';
import { tabTo } from './expect/tab-to.ts';
import { expect } from './test.ts';

/** Fills in and sends the form of a camp sold by the day with nothing but keys. After each step `look` looks at the page. */
export async function bookByKeyboard(page: Page, look = async (): Promise<void> => {}): Promise<void> {
  const { keyboard } = page;
  const goTo = async (control: Locator) => {
    await tabTo(page, control);
    await look();
  };
  await findChild(page);
  await openBooking(page, 'football-days');
  await expect(peopleIn(page).getByRole('checkbox', { checked: true })).toBeVisible();
  await goTo(page.getByRole('textbox', { name: 'Allergies' }));
  await keyboard.type('None');
  await goTo(page.getByRole('combobox', { name: 'Swimming level' }));
  await keyboard.press('ArrowDown');
  await goTo(datesIn(page).first());
  await keyboard.press('Space');
  await goTo(page.getByRole('spinbutton', { name: 'Quantity: Hot lunch' }));
  await keyboard.press('ArrowUp');
  await goTo(page.getByRole('checkbox', { name: /I agree to the waiver/ }));
  await keyboard.press('Space');
  await goTo(visibleButton(page, 'Add to basket'));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'In your basket' })).toBeFocused();
  await look();
}
