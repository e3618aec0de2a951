import type { Locator } from 'playwright';
import { pay } from './check-out.ts';
import type { Person } from './person.ts';

const venue = 'Riverside Leisure Centre';
const camp = /^Winter adventure/;
const dates = { name: /^(Mon|Tue|Wed|Thu|Fri), /, disabled: false };

/** The venue that has camps, found by its name. */
async function findCamps({ page, tap, fill }: Person): Promise<void> {
  await tap(page.getByRole('button', { name: 'Open menu' }));
  await tap(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Book a camp' }));
  await page.waitForURL(/for=camps/);
  const search = page.getByRole('search', { name: 'Venues' });
  await fill(search.getByRole('textbox'), 'Riverside');
  await tap(search.getByRole('button', { name: 'Search', exact: true }));
  await tap(page.getByRole('main').getByRole('link', { name: venue }));
}

/** A child who is not in the account yet, and is chosen then. */
async function addNewChild({ page, tap, fill }: Person): Promise<void> {
  // The page before has a button of this name, too.
  await tap(page.getByRole('group', { name: 'Who is coming' }).getByRole('button', { name: 'Add a child' }));
  const form = page.getByRole('group', { name: 'Add a child' });
  await fill(form.getByRole('textbox', { name: 'First name' }), 'Ivy');
  await fill(form.getByRole('textbox', { name: 'Last name' }), 'Hartley');
  await fill(form.getByRole('textbox', { name: 'Date of birth' }), `01-01-${new Date().getFullYear() - 9}`);
  await tap(form.getByRole('button', { name: 'Add and choose' }));
  await page.getByRole('checkbox', { name: /^Ivy Hartley/, checked: true }).waitFor();
}

/** A camp with a day that is sold out has some choices made already. */
async function setTicked({ tap }: Person, box: Locator, isWanted: boolean): Promise<void> {
  await box.waitFor();
  if ((await box.isChecked()) !== isWanted) await tap(box);
}

/** Three days of a camp for a new child of somebody who is logged in, paid. */
export async function bookCamp(person: Person): Promise<void> {
  const { page, tap, fill, choose, send } = person;
  await findCamps(person);
  await tap(page.getByRole('main').getByRole('link', { name: camp }));
  await tap(
    page
      .getByRole('link', { name: /^(Book this camp|Choose dates)/ })
      .filter({ visible: true })
      .first(),
  );
  await addNewChild(person);
  await fill(page.getByRole('textbox', { name: 'Allergies' }), 'None');
  await choose(page.getByRole('combobox', { name: 'Swimming level' }), { index: 2 });
  await setTicked(person, page.getByRole('radio', { name: /Chosen dates/ }), true);
  for (const date of (await page.getByRole('checkbox', dates).all()).slice(3)) await setTicked(person, date, false);
  await tap(page.getByRole('checkbox', { name: /I agree to the waiver/ }));
  const checkOut = page.getByRole('button', { name: 'Checkout now', exact: true }).filter({ visible: true });
  await send(() => tap(checkOut), page.locator('#card iframe'));
  await pay(person);
}
