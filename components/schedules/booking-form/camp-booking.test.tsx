import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action } from '#tests/support/model/sessions.ts';
import { member } from '#tests/support/render-on-site.tsx';
import {
  asking,
  cartWith,
  day,
  lunch,
  needsWaiver,
  question,
  uuid,
  waiver,
} from '#tests/support/schedules-components/camps.ts';
import { openSide as side, showCamp as show, tellSession } from '#tests/support/schedules-components/show-camp.tsx';
import { answer, answerOwn, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';

withSiteServer();
beforeEach(() => sessionStorage.clear());

const soldOut = { capacity: { available: 0, consumed: 20, maximum: 20 }, bookableAction: action(null, null, 'full') };

interface SentItem {
  data: { items: Record<string, unknown>[] };
}

const seeing = () => {
  const calls: { url: URL; item: Record<string, unknown> | undefined }[] = [];
  const seen = ({ url, body }: AskedCall) => {
    const { items } = (body as SentItem).data;
    calls.push({ url, item: items[0] });
  };
  return { calls, seen };
};

test('the selection says until when it can be cancelled, what that costs later, and what to bring', async () => {
  show();
  await userEvent.click(await screen.findByRole('radio', { name: /Entire camp/ }));
  const rule = 'Free to cancel until 09:00 on Sat, 19 Dec 2099. The money comes back as credit.';
  expect(await (await side()).findByText(`${rule} After that each session costs £3.00.`)).toBeVisible();
  expect((await side()).getByText('To bring: Lunch')).toBeVisible();
});

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
    const button = (await side()).getByRole('button', { name: 'Add to basket' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
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

  test('lists several missing answers above the form, each leading to its field', async () => {
    show({ customQuestionSections: asking(question(17, 'Allergies'), question(18, 'Doctor')) });
    await userEvent.click(await (await side()).findByRole('button', { name: 'Complete required fields' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('There are 2 things to put right');
    await userEvent.click(within(summary).getByRole('link', { name: 'Doctor: This field is required' }));
    const doctor = screen.getByRole('textbox', { name: 'Doctor' });
    expect(doctor).toHaveFocus();
    await userEvent.type(doctor, 'Dr Reed');
    expect(doctor).toBeValid();
    expect(screen.getByRole('textbox', { name: 'Allergies' })).toBeInvalid();
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
      return tellSession(member);
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
    answerOwn('put', '/api/session/selected-user', () => tellSession(member));
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'I agree to the waiver on behalf of Alex Morgan (You)' }),
    );
    answerOwn('get', '/api/session', () => tellSession({ ...member, selectedUserId: 8 }));
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
