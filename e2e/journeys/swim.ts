import type { Locator, Page } from 'playwright';
import { addButton, added, checkOut, pay } from './check-out.ts';
import { createAccount } from './create-account.ts';
import { findTimes, type WantedTime } from './find-times.ts';
import type { Person } from './person.ts';

const wantedTime = { activity: 'Swimming', name: 'Lane swim', time: '20:00', left: /([6-9]|\d\d) available/ };
/** Another time, as nobody swims twice at eight. */
const earlierTime = { ...wantedTime, time: '17:00' };
/** A time of its own for strangers: at the weekend two venues have swims so late, too few for all journeys at once. */
const strangersTime = { ...wantedTime, time: '19:00' };

/** The tickets of the session at that time, which the answer has led to. */
const picker = (page: Page, { time }: WantedTime) => page.getByRole('region', { name: new RegExp(`, ${time}–`) });

const asLastTime = (page: Page): Locator =>
  page
    .getByRole('button', { name: /^As last time: 2 Adult, 1 Junior/ })
    .filter({ visible: true })
    .first();

/** Two adults and a child, from the home page on. */
async function chooseTickets(person: Person, wanted: WantedTime): Promise<void> {
  const { page, tap } = person;
  await findTimes(person, wanted);
  const more = (ticket: string) => picker(page, wanted).getByRole('button', { name: `Add one: ${ticket}` });
  await tap(more('Adult'));
  await tap(more('Adult'));
  await tap(more('Junior'));
}

async function addAndPay(person: Person, { isSaved = false } = {}): Promise<void> {
  const { page, tap, send } = person;
  await addButton(page).waitFor();
  await send(() => tap(addButton(page)), added(page));
  await checkOut(person);
  await pay(person, { isSaved });
}

/** A stranger's, with a new account in the middle. */
export async function bookSwimAsStranger(person: Person): Promise<void> {
  await chooseTickets(person, strangersTime);
  await person.tap(addButton(person.page));
  await createAccount(person);
  await checkOut(person);
  await pay(person);
}

/** A swim of the same people at an earlier time, of somebody who is logged in and has the card saved. */
export async function bookFirstSwim(person: Person): Promise<void> {
  await chooseTickets(person, earlierTime);
  await addAndPay(person, { isSaved: true });
}

/** A swim of somebody who is logged in, and comes with the same people as the last time. */
export async function bookSwimAgain(person: Person): Promise<void> {
  await findTimes(person, wantedTime);
  await person.tap(asLastTime(person.page));
  // Who reads the price first is slower than the second half of a double tap, which adds nothing.
  await person.page.waitForTimeout(600);
  await addAndPay(person);
}
