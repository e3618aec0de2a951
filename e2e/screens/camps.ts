import { addDay, camps, fillIn, peopleIn, pressWaiting, visibleButton } from '#e2e/support/camps.ts';
import { inRoom, type Screen, type Stage } from './screen.ts';
import { changeReply, mapEach, failWith, inside, neverAnswer, type Json } from './support/change-reply.ts';
import { asAlex, asNewCustomer, asParent } from './support/people.ts';
import { whenRead } from './support/when-read.ts';

const one = /\/api\/v1\/activities\/(camps|courses)\/[^/]+\?/;
const list = /\/api\/v1\/activities\/(camps|courses)\?/;
const adding = /\/carts\/activity-booking\/items$/;
const details = `${camps}/timetable/winter-adventure`;
const book = `${camps}/winter-adventure/book`;
const daysBook = `${camps}/football-days/book`;

const offer = (action: Json, message: Json = null, reason: Json = null): Json => ({
  action,
  message,
  reason,
  booking_id: null,
  waitlist_id: null,
});
const places = (available: number): Json => ({ available, consumed: 20 - available, maximum: 20 });

/** Every action and tag of a session, one a day. */
const offers: readonly Json[] = [
  offer('cancel_booking'),
  offer('cancel_reservation'),
  offer('join_waitlist'),
  offer('leave_waitlist'),
  offer(null, 'You have already booked a session at this time', 'busy'),
];

const withOffers = inside((camp) => ({
  ...camp,
  occurrences: mapEach((session, index) => ({ ...session, bookable_action: offers[index] ?? null }))(
    camp.occurrences ?? [],
  ),
}));
const oneSoldOut = inside((camp) => ({
  ...camp,
  occurrences: mapEach((session, index) =>
    index === 1 ? { ...session, bookable_action: offer(null, null, 'full'), capacity: places(0) } : session,
  )(camp.occurrences ?? []),
}));
const withAction = (action: Json) => inside((camp) => ({ ...camp, bookable_action: action }));

const options = ['Asthma', 'Food allergy', 'Hearing', 'Mobility'].map((value, index) => ({ id: index + 1, value }));
const ask = (id: number, type: string, question: string, more: Record<string, Json> = {}) => ({
  id,
  type,
  question,
  options: [],
  required: true,
  position: id,
  ...more,
});

/** A question of every type, and one of a type unknown to the form. */
const everyQuestion = inside((camp) => ({
  ...camp,
  custom_question_sections: [
    {
      title: 'About your child',
      description: 'Coaches read this before the first day.',
      position: 1,
      questions: [
        ask(101, 'text', 'Emergency contact'),
        ask(102, 'date', 'Date of birth'),
        ask(103, 'number', 'Swimming distance, metres'),
        ask(104, 'select', 'T-shirt size', { options }),
        ask(105, 'multi_select', 'Anything we should plan for?', { options, required: false }),
        ask(106, 'radio', 'May your child walk home alone?', { options: options.slice(0, 2) }),
        ask(107, 'long_text', 'What helps on a hard day?', { required: false }),
        ask(108, 'checkbox', 'Photographs may be used in the newsletter', { required: false }),
        ask(109, 'checkbox', 'Sun cream', { options: options.slice(0, 1) }),
        ask(110, 'group', 'Doctor', {
          questions: [
            ask(111, 'text', 'Name of the doctor'),
            ask(112, 'text', 'Telephone of the doctor', { required: false }),
          ],
        }),
        ask(113, 'signature', 'Sign here'),
      ],
    },
  ],
}));

const withReply =
  (change: (data: Json) => Json): Screen['before'] =>
  async (stage) => {
    await asAlex(stage);
    await changeReply(stage.page, one, change);
  };

/** Ticks single days where the entire camp is on offer too, and adds extras. */
const chooseDates = async ({ page }: Stage) => {
  await page.getByRole('radio', { name: /Chosen dates/ }).check();
  await page
    .getByRole('checkbox', { name: /^Tue, / })
    .first()
    .uncheck();
  await page.getByRole('button', { name: 'Add one: Hot lunch' }).click();
};

/** Opens 'Add a child' and types what the parent types, without saving it. */
const openChildForm = async ({ page }: Stage, dateOfBirth: string) => {
  await page.getByRole('button', { name: 'Add a child' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Leo');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Morgan');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill(dateOfBirth);
};

const addIt = async (stage: Stage) => {
  await fillIn(stage.page, 'None');
  await visibleButton(stage.page, 'Add to basket').click();
};

const added = ({ page }: Stage) => page.getByRole('heading', { name: 'In your basket' }).waitFor();

export const campsScreens = inRoom('camps', [
  { state: 'categories', path: '/camps/location/riverside-leisure-centre' },
  { state: 'list', path: camps },
  {
    state: 'list-empty',
    path: camps,
    before: async (stage) => {
      await asAlex(stage);
      await changeReply(stage.page, list, () => []);
    },
  },
  { state: 'list-large', path: camps, isLarge: true },
  { state: 'timetable', path: `${camps}/timetable` },
  { state: 'details', path: details },
  { state: 'details-customer', path: details, before: asAlex, act: whenRead },
  { state: 'details-messages', path: details, before: withReply(withOffers), act: whenRead },
  {
    state: 'details-some-dates',
    path: `${camps}/timetable/winter-adventure`,
    before: withReply(oneSoldOut),
    act: whenRead,
  },
  {
    state: 'details-narrow',
    path: details,
    size: { width: 320, height: 640 },
    before: withReply(withOffers),
    act: whenRead,
  },
  { state: 'details-large', path: details, isLarge: true, before: withReply(withOffers), act: whenRead },
  { state: 'book-guest', path: book },
  { state: 'book', path: book, before: asAlex, act: whenRead },
  { state: 'book-dates', path: book, before: asAlex, act: chooseDates },
  {
    state: 'book-no-child',
    path: book,
    before: asNewCustomer,
    act: whenRead,
  },
  {
    state: 'book-family',
    path: book,
    before: asParent,
    act: async (stage) => {
      await whenRead(stage);
      await peopleIn(stage.page)
        .getByRole('checkbox', { name: /^Sam Hartley/ })
        .check();
    },
  },
  {
    state: 'book-without-connection',
    path: daysBook,
    isWindow: true,
    isBusy: true,
    expectedErrors: /ERR_INTERNET_DISCONNECTED/,
    before: asParent,
    act: async (stage) => {
      await whenRead(stage);
      await fillIn(stage.page, 'None');
      await stage.page.context().setOffline(true);
      await visibleButton(stage.page, 'Add to basket').click();
      await stage.page.getByText('We could not put this camp into your basket').first().waitFor();
    },
  },
  {
    state: 'book-add-child',
    path: book,
    before: asAlex,
    act: async (stage) => {
      await whenRead(stage);
      await openChildForm(stage, '02-06-2019');
    },
  },
  {
    state: 'book-add-child-too-young',
    path: book,
    before: asAlex,
    act: async (stage) => {
      await whenRead(stage);
      await openChildForm(stage, '09-07-2025');
    },
  },
  {
    state: 'book-add-child-error',
    path: book,
    before: asAlex,
    act: async (stage) => {
      await whenRead(stage);
      await openChildForm(stage, '02-06-2129');
      await stage.page.getByRole('button', { name: 'Add and choose' }).click();
      await stage.page.getByText('Enter a date of birth in the past').first().waitFor();
    },
  },
  { state: 'book-sold-out-day', path: book, before: withReply(oneSoldOut), act: whenRead },
  { state: 'book-whole-only', path: `${camps}/multi-sport-week/book`, before: asAlex, act: whenRead },
  { state: 'book-questions', path: book, before: withReply(everyQuestion), act: whenRead },
  {
    state: 'book-missing',
    path: book,
    before: withReply(everyQuestion),
    act: async ({ page }) => {
      await page.getByRole('checkbox', { name: /I agree to the waiver/ }).check();
      await pressWaiting(page, 'Complete required fields');
    },
  },
  {
    state: 'book-refused',
    path: daysBook,
    before: async (stage) => {
      await asNewCustomer(stage);
      await stage.page.route(adding, (route) =>
        route.fulfill({
          status: 422,
          json: {
            message: 'The given data was invalid.',
            status: 422,
            code: 'validation_failed',
            validation_messages: ['This field is required'],
            errors: { 'items.0.camp_occurrence_ids': ['Please select at least one session'] },
          },
        }),
      );
    },
    act: addIt,
  },
  {
    state: 'book-reserved',
    path: `${camps}/multi-sport-week/book`,
    before: withReply(withAction(offer('cancel_reservation'))),
    act: whenRead,
  },
  {
    state: 'book-server-says',
    path: book,
    before: withReply(withAction(offer(null, 'Booking opens on Monday at 07:00', 'not_yet_open'))),
    act: whenRead,
  },
  {
    state: 'book-adding',
    path: daysBook,
    isBusy: true,
    before: async (stage) => {
      await asNewCustomer(stage);
      await neverAnswer(stage.page, adding);
    },
    act: addIt,
  },
  {
    state: 'book-added',
    path: daysBook,
    before: asNewCustomer,
    act: async (stage) => {
      await addIt(stage);
      await added(stage);
    },
  },
  {
    state: 'book-added-large',
    path: daysBook,
    isLarge: true,
    before: asNewCustomer,
    act: async (stage) => {
      await addIt(stage);
      await added(stage);
    },
  },
  {
    state: 'book-failed',
    path: daysBook,
    isWindow: true,
    before: async (stage) => {
      await asNewCustomer(stage);
      await failWith(stage.page, adding, 500, 'Something broke');
    },
    act: addIt,
  },
  { state: 'book-welsh', path: `${book}?lang=cy`, before: asAlex, act: whenRead },
  { state: 'book-embedded', path: `${book}?embedded=true`, before: asAlex, act: whenRead },
  { state: 'book-large', path: book, isLarge: true, before: withReply(oneSoldOut), act: whenRead },
  { state: 'book-narrow', path: book, size: { width: 320, height: 640 }, before: withReply(oneSoldOut), act: whenRead },
  { state: 'book-forced-colours', path: book, isForcedColours: true, before: withReply(oneSoldOut), act: whenRead },
  {
    state: 'basket',
    path: '/basket',
    before: async (stage) => {
      await asNewCustomer(stage);
      await addDay(stage.page, 'winter-adventure', 0);
      await addDay(stage.page, 'football-days', 2);
    },
  },
  { state: 'details-welsh', path: `${details}?lang=cy`, before: asAlex, act: whenRead },
]);
