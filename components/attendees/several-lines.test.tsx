import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnsweredSection } from '#contract/activities/questions.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { held } from '#tests/support/held.ts';
import { alexState, makeCart, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { session } from '#tests/support/model/sessions.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { settle } from '#tests/support/settle.ts';
import { answer, answerBy, answerOwn, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { makeCancellation, settled } from '#tests/support/timetable-components/visit.ts';
import { AttendeesView } from './attendees-view.tsx';

withSiteServer();

const restriction = { id: uuid(71), name: 'Climbing waiver', type: 'enhanced-pre-waiver' as const };
const climbing = sessionItem(1, 'Climbing', 750, { purchasedForUserId: 8, questionsOutstanding: true });
const archery = sessionItem(2, 'Archery', 750, { purchasedForUserId: 7, questionsOutstanding: true });
const taster = sessionItem(3, 'Climbing taster', 750);
const answered = (item: CartItem): CartItem => ({ ...item, questionsOutstanding: false });
const missing = { cartItemId: taster.id, restriction, required: 1, completed: 0 };

const section = (questions: AnsweredSection['questions']): AnsweredSection[] => [
  { title: 'Before you come', description: null, position: 1, questions },
];
const injuries = {
  ...{ id: 17, question: 'Injuries', type: 'text' as const, options: [], required: true, position: 1 },
  ...{ kind: 'simple' as const, answer: null },
};

/** Each read of the basket answers the next of these, the last from then on. */
const tellCarts = (...carts: Cart[]) =>
  answerBy('getCart', () => ({ data: (carts.length > 1 ? carts.shift() : carts[0]) ?? makeCart() }));
const ask = (questions: AnsweredSection['questions']) =>
  answer('getBooking', { ...settled(makeCancellation(session(), 101)), customQuestionSections: section(questions) });

beforeEach(() => {
  answerOwn('get', '/api/session', () => ({}));
  answer('getAuthUser', alexState);
  const terms = { terms: '<p>Ropes are checked.</p>', relatedCategory: null, customQuestionSections: [] };
  answer('getRestriction', { ...restriction, ...terms });
  answer('listPreviousAttendees', []);
  ask([injuries]);
});

const show = (stage: Stage = {}) =>
  renderOnSite(<AttendeesView renderedAt={Date.parse('2026-11-18T12:00:00Z')} />, { session: member, ...stage });
const getPanel = async (name: string) => within(await screen.findByRole('region', { name: new RegExp(`^${name} `) }));

describe('several lines', () => {
  it('say for whom each is, and how many are left', async () => {
    tellCarts(makeCart([climbing, archery]));
    show();
    expect(await (await getPanel('Climbing')).findByText('Sam Morgan')).toBeVisible();
    expect((await getPanel('Archery')).getByText('Alex Morgan (You)')).toBeVisible();
    expect(screen.getByText('2 bookings still need something.')).toBeVisible();
  });

  it('are saved one by one: the focus goes to the next, whose typed answer is still there', async () => {
    tellCarts(makeCart([climbing, archery]), makeCart([answered(climbing), archery]));
    answer('answerCartQuestions', makeCart([answered(climbing), archery]));
    const { toasts } = show();
    const [first, second] = [await getPanel('Climbing'), await getPanel('Archery')];
    await userEvent.type(await second.findByRole('textbox', { name: 'Injuries' }), 'A wrist');
    await userEvent.type(await first.findByRole('textbox', { name: 'Injuries' }), 'None');
    await userEvent.click(first.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Archery' })).toHaveFocus());
    expect(toasts.map(({ message }) => message)).toEqual(['Saved: Climbing']);
    expect(second.getByRole('textbox', { name: 'Injuries' })).toHaveValue('A wrist');
    expect(screen.getByText('One booking still needs something.')).toBeVisible();
  });

  it('stand still while the basket is being paid', async () => {
    tellCarts(makeCart([climbing], { transaction: { transactionUuid: uuid(90), transactionStatus: 'authorising' } }));
    show();
    expect(await screen.findByText('A payment for this basket is in progress')).toBeVisible();
  });
});

describe('what was answered before', () => {
  it.each([
    ['yes', true],
    ['no', false],
  ])('%s to a box is that', async (_, stored) => {
    tellCarts(makeCart([climbing]));
    ask([{ ...injuries, question: 'I can swim', type: 'checkbox', required: false, answer: stored }]);
    show();
    const box = await (await getPanel('Climbing')).findByRole('checkbox', { name: /I can swim/ });
    expect(box).toHaveProperty('checked', stored);
  });

  it('of several options are those', async () => {
    tellCarts(makeCart([climbing]));
    ask([
      {
        ...{ id: 17, type: 'multi_select', required: false, position: 1, question: 'Days' },
        options: [
          { id: 1, value: 'Monday' },
          { id: 2, value: 'Friday' },
        ],
        ...{ kind: 'multi' as const, answers: [2] },
      },
    ]);
    show();
    const panel = await getPanel('Climbing');
    expect(await panel.findByRole('button', { name: 'Friday', pressed: true })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Monday', pressed: false })).toBeVisible();
  });
});

describe('a waiver', () => {
  const open = async () => {
    tellCarts(makeCart([taster], { attendeeWaivers: [missing] }));
    const seen = show();
    const panel = await getPanel('Climbing taster');
    await panel.findByRole('textbox', { name: 'First name' });
    return { ...seen, panel };
  };

  it('waits for the people of the account: the place is for whom it was booked, however late they are read', async () => {
    const { until, release } = held();
    answer('getAuthUser', alexState, { after: until });
    tellCarts(makeCart([taster], { attendeeWaivers: [missing] }));
    show();
    const panel = await getPanel('Climbing taster');
    await settle();
    expect(panel.queryByRole('textbox')).toBeNull();
    release();
    expect(await panel.findByRole('textbox', { name: 'First name' })).toHaveValue('Alex');
  });

  it('can be typed where the people of the account cannot be read', async () => {
    refuse('getAuthUser', 'unavailable');
    tellCarts(makeCart([taster], { attendeeWaivers: [missing] }));
    show();
    expect(await (await getPanel('Climbing taster')).findByRole('textbox', { name: 'First name' })).toHaveValue('');
  });

  it('is for somebody else once that is chosen: nothing of the first person stays', async () => {
    const { panel } = await open();
    expect(panel.getByRole('textbox', { name: 'First name' })).toHaveValue('Alex');
    await userEvent.click(panel.getByRole('checkbox', { name: /on behalf of Alex Morgan/ }));
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Who is coming?' }), 'Sam Morgan');
    expect(panel.getByRole('checkbox', { name: /on behalf of Sam Morgan/ })).not.toBeChecked();
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Who is coming?' }), 'Somebody else');
    expect(panel.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    expect(panel.getByRole('checkbox', { name: 'I agree to the Climbing waiver' })).not.toBeChecked();
  });

  it('has terms that are scrolled with the keyboard', async () => {
    const { panel } = await open();
    const text = await panel.findByText('Ropes are checked.');
    const terms = panel.getAllByRole('group', { name: 'Climbing waiver' }).filter((group) => group.tabIndex === 0);
    expect(terms.map((group) => group.contains(text))).toEqual([true]);
  });

  it('refuses somebody who is born tomorrow, and keeps what was typed', async () => {
    const { panel } = await open();
    await userEvent.type(panel.getByRole('textbox', { name: /Date of birth/ }), '01-01-2099');
    await userEvent.click(panel.getByRole('checkbox', { name: /I agree/ }));
    await userEvent.click(panel.getByRole('button', { name: 'Save' }));
    const problem = 'Enter the date of birth as DD-MM-YYYY, in the past, or leave it empty';
    expect(await panel.findByRole('link', { name: problem })).toBeVisible();
    expect(panel.getByRole('textbox', { name: /Date of birth/ })).toHaveValue('01-01-2099');
  });

  it('whose terms cannot be read says so, and is read again', async () => {
    refuse('getRestriction', 'not_found');
    tellCarts(makeCart([taster], { attendeeWaivers: [missing] }));
    show();
    const panel = await getPanel('Climbing taster');
    expect(await panel.findByRole('alert')).toHaveTextContent('What is still needed could not be loaded');
    answer('getRestriction', {
      ...restriction,
      ...{ terms: '<p>Ropes are checked.</p>', relatedCategory: null, customQuestionSections: [] },
    });
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('Ropes are checked.')).toBeVisible();
  });
});

it('has its name where an embedded page can focus it, once nothing is left', async () => {
  tellCarts(makeCart([climbing]), makeCart([answered(climbing)]));
  answer('answerCartQuestions', makeCart([answered(climbing)]));
  show({ mode: 'embedded' });
  const panel = await getPanel('Climbing');
  await userEvent.type(await panel.findByRole('textbox', { name: 'Injuries' }), 'None');
  await userEvent.click(panel.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Attendees')).toHaveFocus());
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

it('is in Welsh on a Welsh page', async () => {
  tellCarts(makeCart([climbing, archery]));
  show({ language: 'cy' });
  await getPanel('Climbing');
  expect(screen.queryByText(/still need/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
