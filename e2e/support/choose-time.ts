import type { Page } from '@playwright/test';

/** Raises the tickets of the session that is chosen already: a phone shows them once a time is pressed. */
export async function chooseTime(page: Page): Promise<void> {
  const tickets = page.getByRole('spinbutton').first();
  if (await tickets.isVisible()) return;
  await page.locator('[id^="time-"][aria-current]').click();
  await tickets.waitFor();
}
