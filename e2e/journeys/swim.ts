import type { Page } from 'playwright';
import { addButton, added, pay, viewBasket } from './check-out.ts';
import { createAccount } from './create-account.ts';
import { findTimes } from './find-times.ts';
import type { Person } from './person.ts';

const wish = { activity: 'Swimming', name: 'Lane swim', time: '18:00', left: /\d\d available/ };

/** The tickets of the session at that time, which the answer has led to. */
const picker = (page: Page) => page.getByRole('region', { name: new RegExp(`, ${wish.time}–`) });

/** Two adults and a child, from the home page on. */
async function chooseTickets(person: Person): Promise<void> {
  const { page, tap } = person;
  await findTimes(person, wish);
  const more = (ticket: string) => picker(page).getByRole('button', { name: `Add one: ${ticket}` });
  await tap(more('Adult'));
  await tap(more('Adult'));
  await tap(more('Junior'));
}

/** A stranger's, with a new account in the middle. */
export async function bookSwimAsStranger(person: Person): Promise<void> {
  await chooseTickets(person);
  await person.tap(addButton(person.page));
  await createAccount(person);
  await viewBasket(person);
  await pay(person);
}

/** The same of somebody who is logged in. */
export async function bookSwim(person: Person): Promise<void> {
  const { page, tap, send } = person;
  await chooseTickets(person);
  await send(() => tap(addButton(page)), added(page));
  await viewBasket(person);
  await pay(person);
}
