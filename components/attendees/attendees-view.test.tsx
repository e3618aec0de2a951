import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnsweredSection } from '#contract/activities/questions.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { alexState, makeCart, moment, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, answerOwn, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { AttendeesView } from './attendees-view.tsx';

withSiteServer();
const restriction = { id: uuid(71), name: 'Climbing waiver', type: 'enhanced-pre-waiver' as const };
const climbing = sessionItem(1, 'Climbing', 750, { purchasedForUserId: 8, questionsOutstanding: true });
const trampoline = sessionItem(2, 'Junior trampoline', 750, { purchasedForUserId: 8 });
const missing = (cartItemId: string, required = 1, completed = 0) => ({ cartItemId, restriction, required, completed });

const sections: AnsweredSection[] = [
  {
    title: 'Before you climb',
    description: null,
    position: 1,
    questions: [
      {
        id: 17,
        question: 'Injuries',
        type: 'text',
        options: [],
        required: true,
        position: 1,
        kind: 'simple',
        answer: null,
      },
      {
        id: 18,
        question: 'Shoe size',
        type: 'text',
        options: [],
        required: false,
        position: 2,
        kind: 'simple',
        answer: '38',
      },
    ],
  },
];

const booking = {
  id: uuid(101),
  duration: 60,
  isV2: true,
  userId: 8,
  userUuid: null,
  userReference: null,
  occurrenceId: `AAAAAAAAAAAAAAAAAAAAAA202611191831`,
  activityId: null,
  orderId: null,
  startsAt: moment('2026-11-19', '18:30'),
  endsAt: moment('2026-11-19', '19:30'),
  status: 'reserved' as const,
  bookingType: 'classes' as const,
  bookingBundleContext: null,
  category: { id: uuid(5), name: 'Climbing', slug: 'climbing', bookingType: 'classes' as const },
  name: 'Climbing',
  description: null,
  capacityConsumed: 1,
  price: money(750),
  venue: { id: uuid(900), name: 'Riverside Leisure Centre', slug: 'riverside-leisure-centre' },
  locations: [],
  locationName: 'Wall',
  instructors: [],
  attended: null,
  cancellation: {
    canCancel: false,
    cannotCancelReason: null,
    cutOff: null,
    cutOffActions: [],
    cutOffMessage: null,
    awardsCredit: false,
    awardsCreditMessage: null,
  },
  createdAt: '2026-11-01T09:00:00Z',
  firstName: null,
  lastName: null,
  order: null,
  outstandingRestrictions: [],
};

/** The baskets that are read one after the other, the last of them from then on. */
let carts: Cart[] = [];
const tellCarts = (...input: Cart[]) => {
  carts = input;
  answerBy('getCart', () => ({ data: (carts.length > 1 ? carts.shift() : carts[0]) ?? makeCart() }));
};

beforeEach(() => {
  answerOwn('get', '/api/session', () => ({}));
  answer('getAuthUser', alexState);
  answer('getRestriction', {
    ...restriction,
    terms: '<p>Ropes are checked.</p>',
    relatedCategory: null,
    customQuestionSections: [],
  });
  answer('listPreviousAttendees', []);
});

const show = () => renderOnSite(<AttendeesView renderedAt={Date.parse('2026-11-18T12:00:00Z')} />, { session: member });
const getPanel = async (name: string) => within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));
const save = (panel: Awaited<ReturnType<typeof getPanel>>) =>
  userEvent.click(panel.getByRole('button', { name: 'Save' }));

describe('a line with open questions', () => {
  const open = makeCart([climbing]);
  const done = makeCart([{ ...climbing, questionsOutstanding: false }]);
  beforeEach(() => answer('getBooking', { ...booking, customQuestionSections: sections }));

  it('asks them with what was answered, saves them for the line, and leads to the checkout', async () => {
    tellCarts(open, done);
    const calls: AskedCall[] = [];
    answer('answerCartQuestions', done, { seen: (call) => void calls.push(call) });
    show();
    const panel = await getPanel('Climbing');
    expect(screen.queryByRole('link', { name: 'Checkout now' })).not.toBeInTheDocument();
    expect(await panel.findByRole('textbox', { name: /Shoe size/ })).toHaveValue('38');
    await userEvent.type(panel.getByRole('textbox', { name: 'Injuries' }), 'None');
    await save(panel);
    expect(await screen.findByRole('link', { name: 'Checkout now' })).toHaveAttribute('href', '/basket/checkout');
    expect(screen.getByText('Everything is complete. You can check out now.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Attendees' })).toHaveFocus());
    expect(calls[0]?.body).toEqual({
      answers: [
        { custom_question_id: 17, answer: 'None', cart_item_id: climbing.id },
        { custom_question_id: 18, answer: '38', cart_item_id: climbing.id },
      ],
    });
  });

  it('names what is missing and leads to it', async () => {
    tellCarts(open);
    show();
    const panel = await getPanel('Climbing');
    const field = await panel.findByRole('textbox', { name: 'Injuries' });
    await save(panel);
    await userEvent.click(await panel.findByRole('link', { name: 'Injuries: This field is required' }));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('This field is required');
  });

  it('keeps what was typed when the server refuses it, and shows its words at the field', async () => {
    tellCarts(open);
    refuse('answerCartQuestions', 'validation_failed', {
      errors: { 'custom_question_answers.17': ['Must contain at most 2000 character(s)'] },
    });
    show();
    const panel = await getPanel('Climbing');
    const field = await panel.findByRole('textbox', { name: 'Injuries' });
    await userEvent.type(field, 'Long');
    await save(panel);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Must contain at most 2000 character(s)'));
    expect(field).toHaveValue('Long');
  });

  it('says what went wrong otherwise, and keeps everything', async () => {
    tellCarts(open);
    refuse('answerCartQuestions', 'payment_in_progress');
    show();
    const panel = await getPanel('Climbing');
    await userEvent.type(await panel.findByRole('textbox', { name: 'Injuries' }), 'None');
    await save(panel);
    expect(await panel.findByRole('alert')).toHaveTextContent('A payment for this basket is in progress');
    expect(panel.getByRole('textbox', { name: 'Injuries' })).toHaveValue('None');
  });

  it('can be read again when its questions could not be read', async () => {
    tellCarts(open);
    refuse('getBooking', 'not_found', {}, { once: true });
    show();
    const panel = await getPanel('Climbing');
    await userEvent.click(await panel.findByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('textbox', { name: 'Injuries' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: /^Climbing/ })).toHaveFocus());
  });
});

describe('waivers of attendees', () => {
  const created = {
    id: uuid(72),
    restriction,
    cartItemId: trampoline.id,
    attendee: { id: uuid(73), firstName: 'Sam', lastName: 'Morgan', dateOfBirth: null, answers: [] },
    agreedAt: '2026-11-18T12:00:00Z',
  };

  it('start with whom the place is for, show the terms, and are agreed to for them', async () => {
    tellCarts(
      makeCart([trampoline], { attendeeWaivers: [missing(trampoline.id)] }),
      makeCart([trampoline], { attendeeWaivers: [missing(trampoline.id, 1, 1)] }),
    );
    const calls: AskedCall[] = [];
    answer('createQuestionWaivers', [created], { seen: (call) => void calls.push(call) });
    show();
    const panel = await getPanel('Junior trampoline');
    expect(await panel.findByText('Ropes are checked.')).toBeVisible();
    expect(panel.getByRole('textbox', { name: 'First name' })).toHaveValue('Sam');
    expect(panel.getByRole('textbox', { name: 'Last name' })).toHaveValue('Morgan');
    await userEvent.type(panel.getByRole('textbox', { name: /Date of birth/ }), '14-03-2017');
    await userEvent.click(
      panel.getByRole('checkbox', { name: 'I agree to the Climbing waiver on behalf of Sam Morgan' }),
    );
    await save(panel);
    expect(await screen.findByRole('link', { name: 'Checkout now' })).toBeVisible();
    expect(calls[0]?.body).toEqual({
      waivers: [
        {
          restriction_id: restriction.id,
          cart_item_id: trampoline.id,
          attendee: { first_name: 'Sam', last_name: 'Morgan', date_of_birth: '2017-03-14' },
          answers: [],
          agreed: true,
        },
      ],
    });
  });

  it('ask for each person of a line, with those agreed for before to choose from', async () => {
    answer('listPreviousAttendees', [
      { id: uuid(74), firstName: 'Noah', lastName: 'Reed', dateOfBirth: '2016-02-01', answers: [] },
    ]);
    const group = sessionItem(3, 'Climbing taster', 1500, { quantity: 2 });
    tellCarts(makeCart([group], { attendeeWaivers: [missing(group.id, 3, 1)] }));
    show();
    const panel = await getPanel('Climbing taster');
    const second = within(await panel.findByRole('group', { name: 'Climbing waiver: person 2 of 3' }));
    const third = within(panel.getByRole('group', { name: 'Climbing waiver: person 3 of 3' }));
    expect(second.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await userEvent.selectOptions(second.getByRole('combobox', { name: 'Who is coming?' }), 'Noah Reed');
    expect(second.getByRole('textbox', { name: /Date of birth/ })).toHaveValue('01-02-2016');
    expect(
      within(third.getByRole('combobox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Somebody else', 'Noah Reed', 'Alex Morgan', 'Sam Morgan']);
    await save(panel);
    const problems = within(await panel.findByRole('alert'));
    expect(problems.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Agree to waiver',
      'Enter the first name',
      'Enter the last name',
      'Agree to waiver',
    ]);
  });

  it('can be typed where nobody can be read who was agreed for before', async () => {
    refuse('listPreviousAttendees', 'not_found');
    tellCarts(makeCart([trampoline], { attendeeWaivers: [missing(trampoline.id)] }));
    show();
    const panel = await getPanel('Junior trampoline');
    expect(await panel.findByRole('textbox', { name: 'First name' })).toHaveValue('Sam');
  });

  it('show the server’s words at the field of the person they are about', async () => {
    tellCarts(makeCart([trampoline], { attendeeWaivers: [missing(trampoline.id)] }));
    refuse('createQuestionWaivers', 'validation_failed', {
      errors: { 'waivers.0.attendee.first_name': ['Each person agrees once'] },
    });
    show();
    const panel = await getPanel('Junior trampoline');
    await userEvent.click(await panel.findByRole('checkbox', { name: /I agree/ }));
    await save(panel);
    const field = panel.getByRole('textbox', { name: 'First name' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Each person agrees once'));
    expect(panel.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  });
});

describe('what is in the basket', () => {
  it('may be nothing', async () => {
    tellCarts(makeCart());
    show();
    expect(await screen.findByRole('heading', { name: 'Your shopping basket is empty' })).toBeVisible();
  });

  it('may fail to be read', async () => {
    refuse('getCart', 'not_found', {}, { once: true });
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your shopping basket');
    tellCarts(makeCart());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your shopping basket is empty' })).toBeVisible();
  });

  it('has to be held before anything else: then the basket is next', async () => {
    tellCarts(makeCart([{ ...trampoline, holdExpired: true }]));
    show();
    expect(await screen.findByRole('link', { name: 'Back to the basket' })).toHaveAttribute('href', '/basket');
    expect(screen.queryByRole('link', { name: 'Checkout now' })).not.toBeInTheDocument();
  });
});
