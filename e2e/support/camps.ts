import type { Browser, Locator, Page } from '@playwright/test';
import { open } from './open.ts';
import { expect } from './test.ts';

export const camps = '/camps/location/riverside-leisure-centre/holiday-camps';
export const courses = '/courses/location/riverside-leisure-centre/swim-lessons';

/** The button that is in view: beside the form on a desktop, below it on a phone. */
export const visibleButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** Presses a button with `aria-disabled`; Playwright's click would wait until it is enabled. */
export const pressWaiting = (page: Page, reason: string): Promise<void> =>
  visibleButton(page, reason).click({ force: true });

/** Opens the booking screen of a camp. */
export const openBooking = (page: Page, camp: string) => open(page, `${camps}/${camp}/book`);

/** Answers what every camp of the demo asks. */
export async function answerQuestions(page: Page, allergies: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Allergies' }).fill(allergies);
  await page.getByRole('combobox', { name: 'Swimming level' }).selectOption({ index: 2 });
}

/** A child of the right age for every camp of the demo. */
const child = { first: 'Ivy', last: 'Hartley' };

/** The date of birth of somebody who turned nine at the start of the year. */
const nineYearsAgo = (): number => new Date().getFullYear() - 9;

/** Who is coming: the list of those the customer may book for. */
export const peopleIn = (page: Page): Locator => page.getByRole('group', { name: /Who is coming/ });

/** Adds a child in the list of those who are coming, who is then chosen. */
export async function addChild(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a child' }).click();
  const form = page.getByRole('group', { name: 'Add a child' });
  await form.getByRole('textbox', { name: 'First name' }).fill(child.first);
  await form.getByRole('textbox', { name: 'Last name' }).fill(child.last);
  await form.getByRole('textbox', { name: 'Date of birth' }).fill(`01-01-${nineYearsAgo()}`);
  await expect(form.getByText(/on the day, can come/)).toBeVisible();
  await form.getByRole('button', { name: 'Add and choose' }).click();
  const row = peopleIn(page).getByRole('checkbox', { name: new RegExp(`^${child.first} ${child.last}`) });
  await expect(row).toBeFocused();
  await expect(row).toBeChecked();
}

/** Chooses a child where nobody is chosen, because the camp is for children. */
async function chooseChild(page: Page): Promise<void> {
  await peopleIn(page).getByRole('checkbox').first().waitFor();
  if (await page.getByText('Nobody chosen yet').isVisible()) await addChild(page);
}

/** Answers what every camp of the demo asks, for a child, and agrees to the waiver that is there then. */
export async function fillIn(page: Page, allergies: string): Promise<void> {
  await chooseChild(page);
  await answerQuestions(page, allergies);
  await page.getByRole('checkbox', { name: /I agree to the waiver/ }).check();
}

/** The dates of a camp that can be chosen, on whichever days of the week they are. */
export const datesIn = (page: Page): Locator =>
  page.getByRole('checkbox', { name: /^(Mon|Tue|Wed|Thu|Fri), /, disabled: false });

/** Chooses the first three dates of a camp. */
export async function chooseThreeDates(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Chosen dates/ }).check();
  for (const date of (await datesIn(page).all()).slice(3)) await date.uncheck();
}

/** The camp as the API returns it to the logged-in customer; only the fields that tests need. */
interface CampReply {
  data: {
    id: string;
    occurrences: { id: string; capacity: { available: number } }[];
    custom_question_sections: {
      questions: { id: number; type: string; required: boolean; options: { id: number }[] }[];
    }[];
    restrictions: { pre_purchase_waiver: { id: string } | null } | null;
  };
}

/** The id of a child of whoever is logged in on the page, added by the API where there is none. */
export const findChild = (page: Page): Promise<number> =>
  page.evaluate(
    async ({ first, last, year }) => {
      interface Link {
        referenced_user: { id: number; date_of_birth: string | null };
      }
      const { data: session } = (await (await fetch('/api/session')).json()) as { data: { user_id: number } };
      const path = `/api/v1/users/${session.user_id}/linked`;
      const { data: links } = (await (await fetch(path)).json()) as { data: Link[] };
      const known = links.find(({ referenced_user: { date_of_birth: born } }) => born !== null);
      if (known !== undefined) return known.referenced_user.id;
      const names = { first_name: first, last_name: last, date_of_birth: `${year}-01-01`, relationship: 'parent' };
      const reply = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: names }),
      });
      const { data: link } = (await reply.json()) as { data: Link };
      return link.referenced_user.id;
    },
    { ...child, year: nineYearsAgo() },
  );

/** Puts days of a camp into the basket of whoever is logged in on the page, for a child, by the API; answers the status. */
export async function addDays(page: Page, camp: string, days: readonly number[]): Promise<number> {
  const childId = await findChild(page);
  return page.evaluate(
    async ({ slug, indexes, forUserId }) => {
      const { data: session } = (await (await fetch('/api/session')).json()) as { data: { user_id: number } };
      const { data } = (await (await fetch(`/api/v1/activities/camps/${slug}?source=online`)).json()) as CampReply;
      const required = data.custom_question_sections
        .flatMap(({ questions }) => questions)
        .filter((question) => question.required);
      const item = {
        purchasable_id: data.id,
        purchasable_type: 'camp',
        quantity: 1,
        purchased_for_user_id: forUserId,
        booking_full_camp: false,
        camp_occurrence_ids: indexes.map((index) => data.occurrences[index]?.id),
        activity_restriction_ids: [data.restrictions?.pre_purchase_waiver?.id].filter(Boolean),
        custom_question_answers: required.map(({ id, options }) => ({
          custom_question_id: id,
          answer: options[0]?.id ?? 'None',
        })),
      };
      const reply = await fetch(`/api/v1/users/${session.user_id}/carts/activity-booking/items`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: { items: [item] } }),
      });
      return reply.status;
    },
    { slug: camp, indexes: days, forUserId: childId },
  );
}

/** Puts one day of a camp into the basket of whoever is logged in on the page, by the API; answers the status. */
export const addDay = (page: Page, camp: string, day: number): Promise<number> => addDays(page, camp, [day]);

/** Has other people hold every place of one day of a camp, each signed in by `signIn` in a browser of their own. */
export async function fillDay(
  browser: Browser,
  { camp, day, signIn }: { camp: string; day: number; signIn: (page: Page) => Promise<unknown> },
): Promise<void> {
  for (let status = 200; status === 200;) {
    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other);
    status = await addDay(other, camp, day);
    expect([200, 409], 'another person’s place').toContain(status);
    await context.close();
  }
}
