import type { Locator, Page } from 'playwright';
import type { Person } from './person.ts';

/** Something to do tomorrow evening. */
export interface WantedTime {
  /** As the home page offers it. */
  activity: string;
  /** The session's name. */
  name: string;
  /** When it starts, as it is written. */
  time: string;
  /** What the answer says of the places left: enough for the others who look for them at the same time. */
  left: RegExp;
}

const form = (page: Page): Locator => page.getByRole('search', { name: 'Find times' });

/** A choice of the form on the home page. */
export const choice = (page: Page, name: string): Locator => form(page).getByRole('radio', { name, exact: true });

/** Venues that are not paid in the checkout's own card fields: of the demo, and of tests that run at the same time. */
const paidElsewhere = 'Clifton Common|Hebden Vale|Castle Hill|Medlock Park';

/** The first free time like that among the answers. */
export const answerTo = (page: Page, { name, time, left }: WantedTime): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: left })
    .getByRole('link', { name: new RegExp(`^Book ${name}, ${time}(?!.*(${paidElsewhere}))`) })
    .first();

/** From the home page to the timetable of a venue that has it tomorrow evening. */
export async function findTimes({ page, tap }: Person, wantedTime: WantedTime): Promise<void> {
  // The form remembers some of what was asked for last.
  for (const name of [wantedTime.activity, 'Tomorrow', 'Evening'])
    if (!(await choice(page, name).isChecked())) await tap(form(page).getByText(name, { exact: true }));
  await tap(form(page).getByRole('button', { name: 'Find times' }));
  await tap(answerTo(page, wantedTime));
  await page.waitForURL(/\/location\//);
}
