import type { Page } from 'playwright';

/** Chooses a part of the day of a timetable. */
export const choosePart = (page: Page, part: 'All day' | 'Morning' | 'Afternoon' | 'Evening'): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${part}`) }).click();
