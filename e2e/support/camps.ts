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

/** Answers what every camp of the demo asks, and agrees to the waiver that is there once somebody is logged in. */
export async function fillIn(page: Page, allergies: string): Promise<void> {
  await answerQuestions(page, allergies);
  await page.getByRole('checkbox', { name: /I agree to the waiver/ }).check();
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

/** Puts days of a camp into the basket of whoever is logged in on the page, by the API; answers the status. */
export async function addDays(page: Page, camp: string, days: readonly number[]): Promise<number> {
  return page.evaluate(
    async ({ slug, indexes }) => {
      const { data: session } = (await (await fetch('/api/session')).json()) as { data: { user_id: number } };
      const { data } = (await (await fetch(`/api/v1/activities/camps/${slug}?source=online`)).json()) as CampReply;
      const required = data.custom_question_sections
        .flatMap(({ questions }) => questions)
        .filter((question) => question.required);
      const item = {
        purchasable_id: data.id,
        purchasable_type: 'camp',
        quantity: 1,
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
    { slug: camp, indexes: days },
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
