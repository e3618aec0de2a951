import type { Locator, Page } from '@playwright/test';
import { expect } from '#e2e/support/test.ts';

const mostTabs = 80;

/** Presses Tab until the control has the focus, and sees that it is on the screen. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < mostTabs && !(await hasFocus()); tabs += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  await expect(control).toBeInViewport();
}
