import type { Stage } from '#e2e/screens/screen.ts';

/** Waits until the page shows the logged-in customer's data: their name and the replies to their calls. */
export async function whenRead({ page }: Stage): Promise<void> {
  await page
    .getByRole('combobox', { name: /Booking for|Archebu ar gyfer/ })
    .or(page.locator('#people input'))
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
}
