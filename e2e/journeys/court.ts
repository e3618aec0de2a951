import { addButton, added, checkOut, pay } from './check-out.ts';
import { answerTo, choice, findTimes } from './find-times.ts';
import { hasFocus, type Person } from './person.ts';

const wantedTime = { activity: 'Badminton', name: 'Badminton', time: '18:00', left: /[2-9] courts free/ };
/** An hour later, so that two people who book at the same moment do not want the same court. */
const laterTime = { ...wantedTime, time: '19:00' };

/** Adds the chosen court; where it is refused as taken a moment ago, the one that the page chooses in its place. */
async function addCourt({ page, send }: Person, press: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/checkout/cart/add'));
  await send(
    press,
    added(page)
      .or(page.getByText(/has just been taken/))
      .first(),
  );
  if ((await answer).status() === 409) await press();
  await added(page).waitFor();
}

/** A badminton court tomorrow at six, of somebody who is logged in, paid: the answer leads to the court, chosen. */
export async function bookCourt(person: Person): Promise<void> {
  const { page, tap } = person;
  await findTimes(person, wantedTime);
  await addButton(page).waitFor();
  await addCourt(person, () => tap(addButton(page)));
  await checkOut(person);
  await pay(person);
}

/** Moves to a choice of a group of radio buttons by the arrow keys, from the one that is chosen. */
async function chooseByArrows({ page, press, tabTo }: Person, name: string): Promise<void> {
  const wanted = choice(page, name);
  await tabTo(page.locator(`input[name="${await wanted.getAttribute('name')}"]:checked`));
  while (!(await wanted.isChecked())) await press('ArrowRight');
}

/** Past the header, by the link that is the first stop of a page that was loaded; others begin at their content. */
async function skipToMain({ page, press }: Person): Promise<void> {
  await page.getByRole('main').waitFor();
  await press('Tab');
  if (await hasFocus(page.getByRole('link', { name: 'Skip to main content' }))) await press('Enter');
}

/** Past the days and filters of what was found, by the link that is the first stop of its content. */
async function skipToAnswers(person: Person): Promise<void> {
  await skipToMain(person);
  await person.tabTo(person.page.getByRole('link', { name: 'Skip to the free times' }));
  await person.press('Enter');
}

/** A court by keyboard alone, as far as the basket. */
export async function bookCourtByKeyboard(person: Person): Promise<void> {
  const { page, press, tabTo } = person;
  await skipToMain(person);
  await chooseByArrows(person, laterTime.activity);
  await chooseByArrows(person, 'Tomorrow');
  await chooseByArrows(person, 'Evening');
  await press('Enter');
  await page.waitForURL(/\/times\//);
  await skipToAnswers(person);
  await tabTo(answerTo(page, laterTime));
  await press('Enter');
  await page.waitForURL(/\/location\//);
  await tabTo(addButton(page));
  await addCourt(person, () => press('Enter'));
}
