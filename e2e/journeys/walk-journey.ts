import type { Page } from 'playwright';
import { openBlankPage } from '#e2e/support/blank-page.ts';
import { newCustomer } from '#e2e/support/new-customer.ts';
import type { Journey } from './journeys.ts';
import { createPerson, type Effort, type PersonSettings } from './person.ts';

interface Walk extends PersonSettings {
  origin: string;
  journey: Journey;
  /** Prepares the page for the journey itself, after what was done before it. */
  prepare?: (page: Page) => Promise<void>;
}

/** Walks a journey from the home page of this address; a customer who is logged in is a new one. */
export async function walkJourney(page: Page, { origin, journey, prepare, ...settings }: Walk): Promise<Effort> {
  if (journey.isLoggedIn) {
    await openBlankPage(page, origin);
    await newCustomer(page);
  }
  if (journey.before) {
    await page.goto(origin);
    await journey.before(createPerson(page));
  }
  await prepare?.(page);
  await page.goto(origin);
  const person = createPerson(page, settings);
  await journey.walk(person);
  return person.effort;
}
