import type { Locator, Page } from 'playwright';

/** Opens the sheet with the filters of a timetable, in either language. */
export async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(More filters|Mwy o hidlyddion)/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  return sheet;
}

/** Closes the sheet by the button that says how much is left. */
export const showFiltered = (sheet: Locator): Promise<void> =>
  sheet.getByRole('button', { name: /^(Show|Nothing)/ }).click();
