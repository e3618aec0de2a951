import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CampSchedule } from '#contract/camps.ts';
import { action } from '#tests/support/model/sessions.ts';
import { guest, member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import {
  asking,
  camp,
  cartWith,
  day,
  lunch,
  needsWaiver,
  page,
  question,
  terms,
  uuid,
  waiver,
} from '#tests/support/schedules-components/camps.ts';
import { answer, answerOwn, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { alex, link } from '#tests/support/timetable-components/alex.ts';
import { BookingView } from './booking-view.tsx';

withSiteServer();
beforeEach(() => sessionStorage.clear());

const who = (session: Stage['session']) => ({
  data: {
    logged_in: session?.loggedIn ?? false,
    user_id: session?.userId ?? null,
    selected_user_id: session?.selectedUserId ?? null,
    expires_at: null,
  },
});

const show = (input: Partial<CampSchedule> = {}, stage: Stage = { session: member }, user = alex) => {
  const schedule = camp(input);
  answer('getCamp', schedule);
  answer('getAuthUser', user);
  answer('getRestriction', terms);
  answerOwn('get', '/api/session', () => who(stage.session));
  return renderOnSite(<BookingView page={page()} slug={schedule.slug} />, stage);
};

const side = async () => within(await screen.findByRole('complementary', { name: 'Your selection' }));
const soldOut = { capacity: { available: 0, consumed: 20, maximum: 20 }, bookableAction: action(null, null, 'full') };

interface SentItem {
  data: { items: Record<string, unknown>[] };
}

const seeing = () => {
  const calls: { url: URL; item: Record<string, unknown> | undefined; items: Record<string, unknown>[] }[] = [];
  const seen = ({ url, body }: AskedCall) => {
    const { items } = (body as SentItem).data;
    calls.push({ url, item: items[0], items });
  };
  return { calls, seen };
};

describe('choosing how to book a camp', () => {
  test('starts with the entire camp and its price', async () => {
    show();
    expect(await screen.findByRole('radio', { name: /Entire camp/ })).toBeChecked();
    expect((await side()).getByText('Entire camp, 4 sessions')).toBeVisible();
    expect((await side()).getAllByText('£80.00')).toHaveLength(2);
  });

  test('chosen dates have every session ticked, by week, and unticking one changes the total', async () => {
    show();
    await userEvent.click(await screen.findByRole('radio', { name: /Chosen dates/ }));
    const second = within(screen.getByRole('group', { name: /Week 2/ }));
    expect(second.getByRole('checkbox', { name: /Mon, 28 Dec 2099/ })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /Tue, 22 Dec 2099/ }));
    expect((await side()).getByText('£72.00')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('3 sessions, £72.00 in total');
  });

  test('one sold-out session closes the entire camp, says why, and cannot be ticked', async () => {
    show({ occurrences: [day(21), day(22, soldOut)] });
    expect(await screen.findByRole('radio', { name: /Entire camp Some sessions are not available/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Chosen dates/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Tue, 22 Dec 2099.*Sold out/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Mon, 21 Dec 2099/ })).toBeChecked();
  });

  test('a camp sold only as a whole offers no dates, and its sessions do not say that they cannot be booked alone', async () => {
    const onlyWhole = action(null, 'This session cannot be booked individually', 'not_individually');
    show({ pricingOptionAvailability: ['bundled'], occurrences: [day(21, { bookableAction: onlyWhole })] });
    expect(await screen.findByRole('radio', { name: /Chosen dates/ })).toBeDisabled();
    expect(screen.getByText('Mon, 21 Dec 2099')).toBeVisible();
    expect(screen.queryByText('This session cannot be booked individually')).not.toBeInTheDocument();
    expect((await side()).getByRole('button', { name: 'Add to basket' })).not.toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the button that waits', () => {
  test('names one reason at a time and leads to it', async () => {
    show({ restrictions: needsWaiver, customQuestionSections: asking(question(17, 'Allergies')) });
    const agree = await screen.findByRole('checkbox', { name: 'I agree to the waiver on behalf of Alex Morgan (You)' });
    await userEvent.click((await side()).getByRole('button', { name: 'Agree to waiver' }));
    expect(agree).toHaveFocus();
    await userEvent.click(agree);
    await userEvent.click((await side()).getByRole('button', { name: 'Complete required fields' }));
    const field = screen.getByRole('textbox', { name: 'Allergies' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/This field is required/);
    await userEvent.type(field, 'None');
    expect((await side()).getByRole('button', { name: 'Add to basket' })).toBeVisible();
    expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
  });

  test('asks for a session when none is ticked, and leads to the first', async () => {
    show({ pricingOptionAvailability: ['individual'], occurrences: [day(21)] });
    const first = await screen.findByRole('checkbox', { name: /Mon, 21 Dec 2099/ });
    await userEvent.click(first);
    await userEvent.click((await side()).getByRole('button', { name: 'Select at least one session' }));
    expect(first).toHaveFocus();
    expect(first).toHaveAccessibleDescription(/Please select at least one session/);
  });

  test.each([
    ['cancel_reservation', null, 'Reserved', 'This is in your basket already.'],
    ['cancel_booking', null, 'Already booked', 'This is booked already.'],
    [
      null,
      'Booking opens on 1 December at 09:00',
      'Booking opens on 1 December at 09:00',
      'Booking opens on 1 December at 09:00',
    ],
  ] as const)('%s: %s', async (name, message, label, notice) => {
    show({ bookableAction: action(name, message) });
    expect(await (await side()).findByRole('button', { name: label })).toHaveAttribute('aria-disabled', 'true');
    expect((await side()).getByRole('button', { name: `Checkout now (${label})` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getAllByText(new RegExp(notice))[0]).toBeVisible();
  });

  test('a person with some sessions booked may book more of them', async () => {
    const bookedDay = day(21, { bookableAction: action('cancel_booking') });
    show({ bookableAction: action('cancel_booking'), occurrences: [bookedDay, day(22)] });
    expect(await (await side()).findByRole('button', { name: 'Add to basket' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('checkbox', { name: /Mon, 21 Dec 2099.*Booked/ })).toBeDisabled();
  });
});

describe('adding to the basket', () => {
  test('sends sessions, extras and answers for the person acted for, then stands in the form’s place', async () => {
    const { calls, seen } = seeing();
    const stage = { session: { ...member, selectedUserId: 8 } };
    const questions = asking(
      question(17, 'Allergies'),
      question(18, 'Level', { type: 'select', options: [{ id: 5, value: 'Beginner' }] }),
    );
    const { toasts, refreshSession } = show({ customQuestionSections: questions, extras: [lunch] }, stage);
    answer('addUserCartItems', cartWith([day(21), day(23)], { withLunch: true }), { seen });
    let selected: unknown;
    answerOwn('put', '/api/session/selected-user', () => {
      selected = null;
      return who(member);
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Allergies' }), 'Nuts');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Beginner');
    await userEvent.click(screen.getByRole('radio', { name: /Chosen dates/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Tue, 22 Dec/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Mon, 28 Dec/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add one: Hot lunch' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add one: Hot lunch' }));
    expect((await side()).getByText('£57.00')).toBeVisible();
    await userEvent.click((await side()).getByRole('button', { name: 'Add to basket' }));

    const heading = await screen.findByRole('heading', { name: 'In your basket', level: 1 });
    expect(heading).toHaveFocus();
    expect(
      screen.getByText(/Winter multi-sport camp for Sam Morgan: 2 sessions and 1 extra added to your basket/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    expect(toasts).toEqual([{ type: 'success', message: 'Successfully added item to the basket.' }]);
    expect(calls[0]?.url.pathname).toBe('/api/v1/users/7/carts/activity-booking/items');
    expect(calls[0]?.item).toEqual({
      purchasable_id: uuid(1),
      purchasable_type: 'camp',
      quantity: 1,
      apply_benefit: true,
      purchased_for_user_id: 8,
      activity_restriction_ids: [],
      custom_question_answers: [
        { custom_question_id: 17, answer: 'Nuts' },
        { custom_question_id: 18, answer: 5 },
      ],
      extras: [{ pricing_option_id: lunch.pricingOptionId, quantity: 2 }],
      booking_full_camp: false,
      camp_occurrence_ids: [day(21).id, day(23).id],
    });
    await waitFor(() => expect(selected).toBeNull());
    await waitFor(() => expect(refreshSession).toHaveBeenCalled());
  });

  test('an answer that the server refuses is shown on its field and above the form', async () => {
    show({ customQuestionSections: asking(question(17, 'Allergies', { required: false })) });
    refuse('addUserCartItems', 'validation_failed', {
      validation_messages: ['This field is required'],
      errors: { 'items.0.custom_question_answers.17': ['This field is required'] },
    });
    await userEvent.click(await (await side()).findByRole('button', { name: 'Add to basket' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    const field = screen.getByRole('textbox', { name: /Allergies/ });
    expect(field).toHaveAccessibleDescription(/This field is required/);
    await userEvent.click(within(summary).getByRole('link', { name: 'Allergies: This field is required' }));
    expect(field).toHaveFocus();
    await userEvent.type(field, 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('what was refused once is not shown any more at the next attempt', async () => {
    const { toasts } = show({ customQuestionSections: asking(question(17, 'Allergies', { required: false })) });
    refuse('addUserCartItems', 'validation_failed', {
      errors: { 'items.0.custom_question_answers.17': ['This field is required'] },
    });
    await userEvent.click(await (await side()).findByRole('button', { name: 'Add to basket' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This field is required');
    refuse('addUserCartItems', 'session_full');
    await userEvent.click((await side()).getByRole('button', { name: 'Add to basket' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
  });

  test('a refused extra is named, and the way leads to it', async () => {
    show({ extras: [{ ...lunch, id: uuid(98), pricingOptionId: uuid(99), name: 'Bus' }, lunch] });
    refuse('addUserCartItems', 'validation_failed', { errors: { 'items.0.extras.0.quantity': ['Must be at most 1'] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add one: Hot lunch' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add one: Hot lunch' }));
    await userEvent.click((await side()).getByRole('button', { name: 'Add to basket' }));
    const summary = await screen.findByRole('alert');
    await userEvent.click(within(summary).getByRole('link', { name: 'Hot lunch: Must be at most 1' }));
    const stepper = screen.getByRole('spinbutton', { name: /Hot lunch/ });
    expect(stepper).toHaveFocus();
    expect(stepper).toHaveAccessibleDescription('Must be at most 1');
    await userEvent.click(screen.getByRole('button', { name: 'Remove one: Hot lunch' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is for the person on the screen, whoever was chosen elsewhere meanwhile', async () => {
    const { calls, seen } = seeing();
    show({ restrictions: needsWaiver });
    answer('addUserCartItems', cartWith([day(21)]), { seen });
    answerOwn('put', '/api/session/selected-user', () => who(member));
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'I agree to the waiver on behalf of Alex Morgan (You)' }),
    );
    answerOwn('get', '/api/session', () => who({ ...member, selectedUserId: 8 }));
    await userEvent.click((await side()).getByRole('button', { name: 'Add to basket' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.item).toMatchObject({ purchased_for_user_id: 7, activity_restriction_ids: [waiver.id] });
  });

  test('the form is empty for the next person, with all sessions to come ticked again', async () => {
    const questions = { customQuestionSections: asking(question(17, 'Allergies')) };
    const { unmount } = show(questions);
    answer('addUserCartItems', cartWith([day(21)]));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Allergies' }), 'Nuts');
    await userEvent.click(screen.getByRole('radio', { name: /Chosen dates/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Tue, 22 Dec/ }));
    await userEvent.click((await side()).getByRole('button', { name: 'Add to basket' }));
    await screen.findByRole('heading', { name: 'In your basket' });
    unmount();
    show(questions);
    expect(await screen.findByRole('textbox', { name: 'Allergies' })).toHaveValue('');
    await userEvent.click(screen.getByRole('radio', { name: /Chosen dates/ }));
    for (const box of screen.getAllByRole('checkbox', { name: /Dec 2099/ })) expect(box).toBeChecked();
  });

  test.each([
    ['in the words of the server', 'session_full', 'The session being booked is already full'],
    ['in ours when it fell over', 'unexpected', 'We could not put this camp into your basket, please try again.'],
  ] as const)('a failure is told %s, and the form stays', async (_, code, message) => {
    const { toasts } = show();
    refuse('addUserCartItems', code);
    await userEvent.click(await (await side()).findByRole('button', { name: 'Add to basket' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message }]));
    expect(screen.getByRole('radio', { name: /Entire camp/ })).toBeVisible();
  });
});

describe('a family', () => {
  const family = {
    ...alex,
    user: { ...alex.user, dateOfBirth: '2061-04-12' },
    linkedUsers: [
      link(8, 'Sam Morgan', '2090-09-03'),
      link(9, 'Ivy Morgan', '2093-05-01'),
      link(10, 'Noah Morgan', '2096-07-09'),
    ],
  };
  const forChildren = { ages: { minimum: 5, maximum: 11 } };
  const row = (name: RegExp) => screen.findByRole('checkbox', { name });

  test('sees everybody: a child ticked, those it is not for closed with the reason', async () => {
    show(forChildren, { session: member }, family);
    expect(await row(/Sam Morgan 9 on the day/)).toBeChecked();
    expect(await row(/Ivy Morgan 6 on the day/)).not.toBeChecked();
    const baby = await row(/Noah Morgan 3 on the day/);
    expect(baby).toBeDisabled();
    expect(baby).toHaveAccessibleDescription(
      'Noah is 3. This camp is for ages 5 to 11, so Noah can come from 9 Jul 2101.',
    );
    expect(await row(/Alex Morgan \(You\)/)).toBeDisabled();
    expect(screen.getByText('Ages 5 to 11')).toBeVisible();
  });

  test('books two children at once: one line each, answers for each of them, one total', async () => {
    const { calls, seen } = seeing();
    show({ ...forChildren, customQuestionSections: asking(question(17, 'Allergies')) }, { session: member }, family);
    answer('addUserCartItems', cartWith([day(21)]), { seen });
    await userEvent.click(await row(/Ivy Morgan/));
    expect((await side()).getByText('£160.00')).toBeVisible();
    const [ofSam, ofIvy] = screen.getAllByRole('textbox', { name: 'Allergies' });
    await userEvent.type(ofSam ?? document.body, 'Nuts');
    await userEvent.click((await side()).getByRole('button', { name: 'Complete required fields' }));
    expect(ofIvy).toHaveFocus();
    await userEvent.type(ofIvy ?? document.body, 'None');
    await userEvent.click((await side()).getByRole('button', { name: 'Add to basket' }));
    expect(await screen.findByText(/for Sam Morgan and Ivy Morgan: 1 session added/)).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.items).toMatchObject([
      { purchased_for_user_id: 8, custom_question_answers: [{ custom_question_id: 17, answer: 'Nuts' }] },
      { purchased_for_user_id: 9, custom_question_answers: [{ custom_question_id: 17, answer: 'None' }] },
    ]);
  });
});

describe('a parent without a child in the account', () => {
  const lonely = { ...alex, user: { ...alex.user, dateOfBirth: '1988-04-12' }, linkedUsers: [] };
  // The camp is in 2099, and a date of birth has to be in the past.
  const forChildren = { ages: { minimum: 75, maximum: 79 } };
  const open = async () => {
    show(forChildren, { session: member }, lonely);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a child' }));
    const form = within(await screen.findByRole('group', { name: 'Add a child' }));
    expect(form.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    return form;
  };
  const fillIn = async (form: Awaited<ReturnType<typeof open>>, dateOfBirth: string) => {
    await userEvent.type(form.getByRole('textbox', { name: 'First name' }), 'Leo');
    await userEvent.type(form.getByRole('textbox', { name: 'Last name' }), 'Morgan');
    await userEvent.type(form.getByRole('textbox', { name: 'Date of birth' }), dateOfBirth);
  };
  const save = (form: Awaited<ReturnType<typeof open>>) =>
    userEvent.click(form.getByRole('button', { name: 'Add and choose' }));
  const answerWith = (dateOfBirth: string) => {
    const leo = link(11, 'Leo Morgan', dateOfBirth);
    answer('createLinkedUser', leo);
    answer('getAuthUser', { ...lonely, linkedUsers: [leo] });
  };

  test('is asked to add the child, and is not booked instead', async () => {
    show(forChildren, { session: member }, lonely);
    const you = await screen.findByRole('checkbox', { name: /Alex Morgan \(You\)/ });
    expect(you).toBeDisabled();
    expect(you).toHaveAccessibleDescription('This camp is for ages 75 to 79. Add the child who is coming.');
    await userEvent.click((await side()).getByRole('button', { name: 'Choose who is coming' }));
    expect(screen.getByRole('group', { name: /Who is coming/ })).toHaveFocus();
  });

  test('adds one, whose age answers while it is typed, and who is ticked with the focus on the row', async () => {
    const form = await open();
    await fillIn(form, '02-06-2020');
    expect(form.getByText('79 on the day, can come')).toBeVisible();
    answerWith('2020-06-02');
    await save(form);
    const leo = await screen.findByRole('checkbox', { name: /Leo Morgan 79 on the day/ });
    await waitFor(() => expect(leo).toHaveFocus());
    expect(leo).toBeChecked();
    expect((await side()).getByRole('button', { name: 'Add to basket' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('adds one for whom it is not: saved, not ticked', async () => {
    const form = await open();
    await fillIn(form, '02-06-2025');
    const why = 'Leo is 74. This camp is for ages 75 to 79, so Leo can come from 2 Jun 2100.';
    expect(form.getByText(why)).toBeVisible();
    answerWith('2025-06-02');
    await save(form);
    const leo = await screen.findByRole('checkbox', { name: /Leo Morgan 74 on the day/ });
    expect(leo).toBeDisabled();
    expect(leo).not.toBeChecked();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a child' })).toHaveFocus());
  });

  test('is told what is missing at the field', async () => {
    const form = await open();
    await save(form);
    expect(await form.findByText('Enter the child’s last name')).toBeVisible();
    expect(form.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await fillIn(form, '02-06-2129');
    await save(form);
    expect(await form.findByText('Enter a date of birth in the past')).toBeVisible();
  });

  test('loses nothing when the server refuses', async () => {
    const form = await open();
    await fillIn(form, '02-06-2020');
    refuse('createLinkedUser', 'link_state');
    await save(form);
    const first = await screen.findByRole('textbox', { name: 'First name' });
    await waitFor(() => expect(first).toHaveAccessibleDescription(/Leo Morgan is in your account already/));
    expect(first).toHaveFocus();
    expect(first).toHaveValue('Leo');
    expect(screen.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('02-06-2020');
  });
});

describe('a guest', () => {
  test('is asked to log in, and what they typed is there when the page comes again', async () => {
    const questions = { customQuestionSections: asking(question(17, 'Allergies')) };
    const { openLogin, unmount } = show(questions, { session: guest });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Allergies' }), 'Nuts');
    await userEvent.click(screen.getByRole('radio', { name: /Chosen dates/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Tue, 22 Dec/ }));
    await userEvent.click((await side()).getByRole('button', { name: 'Checkout now' }));
    await waitFor(() => expect(openLogin).toHaveBeenCalled());
    unmount();
    show(questions, { session: member });
    expect(await screen.findByDisplayValue('Nuts')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Tue, 22 Dec/ })).not.toBeChecked();
  });
});

describe('what a customer typed', () => {
  const questions = { customQuestionSections: asking(question(17, 'Allergies')) };
  const typeAndLeave = async (stage: Stage) => {
    const { unmount } = show(questions, stage);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Allergies' }), 'Nuts');
    unmount();
  };

  test.each([
    ['another customer', { session: { ...member, userId: 12 } }],
    ['whoever comes after a log-out', { session: guest }],
  ])('is not shown to %s', async (_, stage) => {
    await typeAndLeave({ session: member });
    show(questions, stage);
    expect(await screen.findByRole('textbox', { name: 'Allergies' })).toHaveValue('');
  });

  test('is not kept in a kiosk', async () => {
    await typeAndLeave({ session: guest, mode: 'kiosk' });
    show(questions, { session: guest, mode: 'kiosk' });
    expect(await screen.findByRole('textbox', { name: 'Allergies' })).toHaveValue('');
  });
});
