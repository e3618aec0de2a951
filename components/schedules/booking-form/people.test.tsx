import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import type { CampSchedule } from '#contract/schedules/camps.ts';
import { toWire } from '#contract/wire.ts';
import { action } from '#tests/support/model/sessions.ts';
import { guest, member } from '#tests/support/render-on-site.tsx';
import { asking, camp, cartWith, day, question, uuid } from '#tests/support/schedules-components/camps.ts';
import { openSide as side, showCamp } from '#tests/support/schedules-components/show-camp.tsx';
import { answer, loseFirstAnswer, refuse, serve, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { family } from '#tests/support/timetable-components/alex-family.ts';
import { alex, link } from '#tests/support/timetable-components/alex.ts';

withSiteServer();
beforeEach(() => sessionStorage.clear());

const withAllergies = { customQuestionSections: asking(question(17, 'Allergies')) };
const about = (name: string) => within(screen.getByRole('group', { name: `About ${name}` }));
const findAllergies = (name: string) => about(name).getByRole('textbox', { name: 'Allergies' });

const show = (input: Partial<CampSchedule>, user: typeof alex) => showCamp(input, { session: member }, user);

const row = (name: RegExp) => screen.findByRole('checkbox', { name });

describe('a family', () => {
  const forChildren = { ages: { minimum: 5, maximum: 11 } };

  test('sees everybody: a child ticked, those it is not for closed with the reason', async () => {
    show(forChildren, family);
    expect(await row(/Sam Morgan 9 on the day/)).toBeChecked();
    expect(await row(/Ivy Morgan 6 on the day/)).not.toBeChecked();
    const baby = await row(/Noah Morgan 3 on the day/);
    expect(baby).toBeDisabled();
    expect(baby).toHaveAccessibleDescription(
      'Noah is 3. This camp is for ages 5 to 11, so Noah can come from 9 Jul 2101.',
    );
    expect(await row(/Alex Morgan \(You\)/)).toBeDisabled();
    expect(screen.getByText('Ages 5 to 11')).toBeVisible();
    const people = screen.getAllByRole('checkbox', { name: /on the day/ });
    expect(people.map((box) => box.matches(':disabled'))).toEqual([false, false, true, true]);
  });

  test('a child who is too young is led to a camp for their age', async () => {
    const tots = camp({ id: uuid(80), slug: 'tiny-tots', name: 'Tiny tots', ages: { minimum: 2, maximum: 4 } });
    showCamp(forChildren, { session: member }, family, [tots]);
    const link = await screen.findByRole('link', { name: /^Noah can come to Tiny tots, from / });
    expect(link).toHaveAttribute('href', '/camps/location/riverside-leisure-centre/holiday-camps/tiny-tots/book');
    expect(screen.queryByRole('link', { name: /^Sam can come/ })).not.toBeInTheDocument();
  });

  test('somebody whose age is not known is led only to what is for everybody', async () => {
    const tots = camp({ id: uuid(80), slug: 'tiny-tots', name: 'Tiny tots', ages: { minimum: 2, maximum: 4 } });
    const games = camp({ id: uuid(81), slug: 'games', name: 'Games', ages: null });
    const refused = { ...forChildren, bookableAction: action(null, 'This camp is for ages 5 to 11', 'age') };
    const withJo = { ...family, linkedUsers: [link(8, 'Jo Morgan')] };
    showCamp(refused, { session: member }, withJo, [tots, games]);
    expect(await screen.findByRole('link', { name: /^Jo can come to Games, from / })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Jo can come to Tiny tots/ })).not.toBeInTheDocument();
  });

  test('books two children at once: one line each, answers for each of them, one total', async () => {
    const calls: { items: unknown[] }[] = [];
    const seen = ({ body }: AskedCall) => void calls.push((body as { data: { items: unknown[] } }).data);
    show({ ...forChildren, ...withAllergies }, family);
    answer('addUserCartItems', cartWith([day(21)]), { seen });
    await userEvent.click(await row(/Ivy Morgan/));
    expect((await side()).getByText('£160.00')).toBeVisible();
    await userEvent.type(findAllergies('Sam Morgan'), 'Nuts');
    await userEvent.click((await side()).getByRole('button', { name: 'Complete required fields' }));
    expect(findAllergies('Ivy Morgan')).toHaveFocus();
    await userEvent.type(findAllergies('Ivy Morgan'), 'None');
    await userEvent.click((await side()).getByRole('button', { name: 'Add to basket' }));
    expect(await screen.findByText(/for Sam Morgan and Ivy Morgan: 1 session added/)).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.items).toMatchObject([
      { purchased_for_user_id: 8, custom_question_answers: [{ custom_question_id: 17, answer: 'Nuts' }] },
      { purchased_for_user_id: 9, custom_question_answers: [{ custom_question_id: 17, answer: 'None' }] },
    ]);
  });
});

describe('children of somebody for whom it is not', () => {
  const ages = { minimum: 5, maximum: 11 };
  const ofParent = camp({ ages, bookableAction: action(null, 'This camp is for ages 5 to 11', 'age') });
  const isOfChild = (url: string) => !['7', null].includes(new URL(url).searchParams.get('selected_user_id'));
  /** The camp is the parent's for everybody until `ofChildren` answers. */
  const open = (ofChildren: () => Promise<Response>) => {
    const shown = show(ofParent, family);
    serve(http.get('*/v1/activities/camps/:id', ({ request: { url } }) => (isOfChild(url) ? ofChildren() : undefined)));
    return shown;
  };
  const ofChild = () => Response.json({ data: toWire(camp({ ages })) });

  test('are not refused while it is read for them, and their rows stay as they are', async () => {
    let arrive = (): void => undefined;
    const read = new Promise<void>((resolve) => (arrive = resolve));
    open(() => read.then(ofChild));
    const sam = await row(/Sam Morgan/);
    expect(sam).toBeEnabled();
    expect(sam).toBeChecked();
    expect(sam).not.toHaveAccessibleDescription();
    expect(await row(/Noah Morgan/)).toBeDisabled();
    const selection = await side();
    expect(selection.getByRole('button', { name: 'Add to basket' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('This camp is for ages 5 to 11')).not.toBeInTheDocument();
    arrive();
    await waitFor(() =>
      expect(selection.getByRole('button', { name: 'Add to basket' })).not.toHaveAttribute('aria-busy'),
    );
    expect(await row(/Sam Morgan/)).toBe(sam);
    expect(sam).toBeChecked();
  });

  test('for whom it could not be read are not refused: it is tried again', async () => {
    let isDown = true;
    open(async () => (isDown ? Response.json({ message: 'Gone', code: 'not_found' }, { status: 404 }) : ofChild()));
    const sam = await row(/Sam Morgan/);
    await waitFor(() => expect(sam).toHaveAccessibleDescription('We could not check whether Sam can come.'));
    expect(sam).toBeChecked();
    await userEvent.click((await side()).getByRole('button', { name: 'We could not check who can come' }));
    expect(screen.getByRole('group', { name: /Who is coming/ })).toHaveFocus();
    isDown = false;
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
    expect(sam).toHaveFocus();
    await waitFor(() => expect(sam).not.toHaveAccessibleDescription());
    expect((await side()).getByRole('button', { name: 'Add to basket' })).not.toHaveAttribute('aria-disabled', 'true');
    expect(await row(/Ivy Morgan/)).toHaveAccessibleDescription('We could not check whether Ivy can come.');
  });
});

describe('what a guest typed before they said who is coming', () => {
  const typeAndLogIn = async () => {
    const { become } = showCamp(withAllergies, { session: guest }, family);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Allergies' }), 'Nuts');
    expect(about('the person who is coming').getByRole('textbox')).toHaveValue('Nuts');
    become(member);
    await row(/Sam Morgan/);
  };

  test('belongs to nobody after the log-in until they choose', async () => {
    await typeAndLogIn();
    expect(screen.queryByRole('checkbox', { name: /Morgan/, checked: true })).not.toBeInTheDocument();
    expect(findAllergies('the person who is coming')).toHaveValue('Nuts');
    await userEvent.click((await side()).getByRole('button', { name: 'Choose who is coming' }));
    expect(screen.getByRole('group', { name: /Who is coming/ })).toHaveFocus();
  });

  test('goes to the child whom they choose, and to nobody else who comes along', async () => {
    await typeAndLogIn();
    await userEvent.click(await row(/Ivy Morgan/));
    expect(findAllergies('Ivy Morgan')).toHaveValue('Nuts');
    await userEvent.click(await row(/Sam Morgan/));
    expect(findAllergies('Sam Morgan')).toHaveValue('');
    expect(findAllergies('Ivy Morgan')).toHaveValue('Nuts');
    await userEvent.click(await row(/Ivy Morgan/));
    expect(findAllergies('Sam Morgan')).toHaveValue('');
  });
});

test('after a reload the answers of whoever is chosen take what is typed before the names are known', async () => {
  const { unmount } = show(withAllergies, family);
  await userEvent.click(await row(/Alex Morgan/));
  await userEvent.click(await row(/Ivy Morgan/));
  await userEvent.type(findAllergies('Ivy Morgan'), 'Nuts');
  unmount();
  let tellNames = (): void => undefined;
  const after = new Promise<void>((resolve) => (tellNames = resolve));
  show(withAllergies, family);
  answer('getAuthUser', family, { after });
  const field = await screen.findByRole('textbox', { name: 'Allergies' });
  expect(field).toHaveValue('Nuts');
  await userEvent.type(field, ', milk');
  tellNames();
  await row(/Ivy Morgan/);
  expect(findAllergies('Ivy Morgan')).toHaveValue('Nuts, milk');
});

test('people that could not be read are not waited for without end', async () => {
  show({ ages: { minimum: 5, maximum: 11 } }, family);
  refuse('getAuthUser', 'unexpected');
  expect(await screen.findByText('The people of your account could not be read.')).toBeVisible();
  answer('getAuthUser', family);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row(/Ivy Morgan/)).toBeVisible();
});

test('a camp whose answer was lost is not added twice by another press', async () => {
  const { toasts } = show({ ages: { minimum: 5, maximum: 11 } }, family);
  await screen.findByRole('checkbox', { name: /Sam Morgan/ });
  const keys = loseFirstAnswer('addUserCartItems', cartWith([day(21)]));
  const add = async () => userEvent.click((await side()).getByRole('button', { name: 'Add to basket' }));
  await add();
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'danger' }]));
  await add();
  expect(await screen.findByText(/session added/)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

describe('a parent without a child in the account', () => {
  const lonely = { ...alex, user: { ...alex.user, dateOfBirth: '1988-04-12' }, linkedUsers: [] };
  // The camp is in 2099, and a date of birth has to be in the past.
  const forChildren = { ages: { minimum: 75, maximum: 79 } };
  const open = async () => {
    show(forChildren, lonely);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a child' }));
    const form = within(await screen.findByRole('group', { name: 'Add a child' }));
    expect(form.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    return form;
  };
  const fillIn = async (form: Awaited<ReturnType<typeof open>>, dateOfBirth: string, firstName = 'Leo') => {
    await userEvent.type(form.getByRole('textbox', { name: 'First name' }), firstName);
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
    show(forChildren, lonely);
    const you = await screen.findByRole('checkbox', { name: /Alex Morgan \(You\)/ });
    expect(you).toBeDisabled();
    expect(you).toHaveAccessibleDescription('This camp is for ages 75 to 79. Add the child who is coming.');
    await userEvent.click((await side()).getByRole('button', { name: 'Choose who is coming' }));
    expect(screen.getByRole('group', { name: /Who is coming/ })).toHaveFocus();
  });

  test('sees the dates, which are not theirs to choose from alone', async () => {
    const refused = action(null, 'This camp is for ages 75 to 79', 'age');
    const occurrences = [day(21, { bookableAction: refused })];
    show({ ...forChildren, bookableAction: refused, occurrences }, lonely);
    await screen.findByRole('checkbox', { name: /Alex Morgan \(You\)/ });
    expect(screen.getByRole('radio', { name: /Chosen dates/ })).toBeEnabled();
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

  test('adds two: what was typed before is of the first, also where the second stands above', async () => {
    show({ ...forChildren, ...withAllergies }, lonely);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Allergies' }), 'Nuts');
    const children = [link(12, 'Adam Morgan', '2021-06-02'), link(11, 'Zoe Morgan', '2020-06-02')];
    const add = async (firstName: string, linkedUsers: typeof children) => {
      await userEvent.click(screen.getByRole('button', { name: 'Add a child' }));
      const form = within(await screen.findByRole('group', { name: 'Add a child' }));
      await fillIn(form, '02-06-2020', firstName);
      const added = linkedUsers.find(({ referencedUser: { name } }) => name.startsWith(firstName));
      answer('createLinkedUser', added ?? children[0] ?? link(0, ''));
      answer('getAuthUser', { ...lonely, linkedUsers });
      await save(form);
      await waitFor(async () => expect(await row(new RegExp(`${firstName} Morgan`))).toHaveFocus());
    };
    await add('Zoe', children.slice(1));
    expect(findAllergies('Zoe Morgan')).toHaveValue('Nuts');
    await add('Adam', children);
    expect(findAllergies('Zoe Morgan')).toHaveValue('Nuts');
    expect(findAllergies('Adam Morgan')).toHaveValue('');
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

  test('is told what is missing above the fields and at each', async () => {
    const form = await open();
    await save(form);
    expect(await form.findByText('There are 3 things to put right')).toBeVisible();
    expect(form.getByRole('alert')).toHaveFocus();
    await userEvent.click(form.getByRole('link', { name: 'Enter the child’s last name' }));
    const last = form.getByRole('textbox', { name: 'Last name' });
    expect(last).toHaveFocus();
    expect(last).toHaveAccessibleDescription(/Enter the child’s last name/);
    await fillIn(form, '02-06-2129');
    await save(form);
    expect(await form.findByRole('link', { name: 'Enter a date of birth in the past' })).toBeVisible();
  });

  test('loses nothing when the server refuses', async () => {
    const form = await open();
    await fillIn(form, '02-06-2020');
    refuse('createLinkedUser', 'link_state');
    await save(form);
    const first = await screen.findByRole('textbox', { name: 'First name' });
    expect(await screen.findByRole('link', { name: 'Leo Morgan is in your account already' })).toBeVisible();
    expect(first).toHaveAccessibleDescription(/Leo Morgan is in your account already/);
    expect(screen.getByText('There is one thing to put right')).toBeVisible();
    expect(first).toHaveValue('Leo');
    expect(screen.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('02-06-2020');
  });
});
