import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { family, makeJoining } from '#tests/support/joining-components/joining-replies.ts';
import { goOn, showOpen, showSteps, stepShown } from '#tests/support/joining-components/joining-stage.tsx';
import { alexState } from '#tests/support/make/make-cart.ts';
import { member } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';

withSiteServer();

const children = () => screen.getByRole('region', { name: 'Children' });
const addChild = async (firstName: string, born: string) => {
  await userEvent.click(within(children()).getByRole('button', { name: 'Add a child' }));
  const group = within(children()).getAllByRole('group').at(-1);
  if (group === undefined) throw new Error('no child');
  await userEvent.type(within(group).getByLabelText('First name'), firstName);
  await userEvent.type(within(group).getByLabelText('Last name'), 'Morgan');
  await userEvent.type(within(group).getByLabelText('Date of birth'), born);
};

const sam = {
  id: 1,
  status: 'successful' as const,
  referencedUser: { id: 8, name: 'Sam Morgan', dateOfBirth: '2017-03-14' },
  relationship: 'parent' as const,
  createdAt: '2026-01-01T00:00:00Z',
  confirmedAt: '2026-01-01T00:00:00Z',
};

describe('who is on the membership', () => {
  it('is asked of a visitor too, who may log in above it and keeps what is typed', async () => {
    const { openLogin } = showSteps(family);
    expect(await stepShown('Who is on the membership?')).toBeVisible();
    expect(screen.getByText('Step 2 of 6')).toBeVisible();
    await addChild('Sam', '14-03-2017');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(openLogin).toHaveBeenCalledTimes(1);
    expect(screen.getByDisplayValue('Sam')).toBeVisible();
  });

  it('says that the people of the account could not be read', async () => {
    showOpen(makeJoining(family, { missing: ['people', 'payment_method'] }));
    refuse('getAuthUser', 'unexpected');
    expect(await screen.findByText('The people of your account could not be read.')).toBeVisible();
  });

  it('says how many there are of how many, and offers no more than that', async () => {
    showSteps({ ...family, people: { maximum: 3, adults: 2, children: 2 } });
    await stepShown('Who is on the membership?');
    const adults = screen.getByRole('region', { name: 'Adults' });
    expect(within(adults).getByText('1 of up to 2')).toBeVisible();
    await userEvent.click(within(adults).getByRole('button', { name: 'Add an adult' }));
    expect(within(adults).getByText('2 of up to 2')).toBeVisible();
    expect(within(adults).queryByRole('button', { name: 'Add an adult' })).not.toBeInTheDocument();
    await userEvent.click(within(children()).getByRole('button', { name: 'Add a child' }));
    expect(within(children()).queryByRole('button', { name: 'Add a child' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Adult 1' }));
    expect(within(children()).getByRole('button', { name: 'Add a child' })).toBeVisible();
  });

  it('names everything that is wrong, and goes nowhere', async () => {
    showSteps(family);
    await stepShown('Who is on the membership?');
    await addChild('Robin', '14-03-1990');
    await userEvent.clear(screen.getByLabelText('Last name'));
    await goOn();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Child 1, Last name: Enter this',
      'Child 1, Date of birth: Somebody of 18 or over is added as an adult',
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Who is on the membership?');
  });

  it('goes on to the details, keeps what is typed for Back, and moves the focus', async () => {
    showSteps(family);
    await stepShown('Who is on the membership?');
    await addChild('Sam', '14-03-2017');
    await goOn();
    expect(await stepShown('Your details')).toHaveFocus();
    expect(window.location.search).toBe('?step=details');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await stepShown('Who is on the membership?');
    expect(screen.getByDisplayValue('Sam')).toBeVisible();
    expect(screen.getByDisplayValue('14-03-2017')).toBeVisible();
  });

  it('offers the people of the account, children among the children', async () => {
    answer('getJoining', null);
    answer('getAuthUser', { ...alexState, linkedUsers: [sam] });
    showSteps(family, { session: member });
    await stepShown('Who is on the membership?');
    expect(await screen.findByText('Alex Morgan (You)')).toBeVisible();
    const box = await within(children()).findByRole('checkbox', { name: /Sam Morgan/ });
    expect(within(children()).getByText('0 of up to 5')).toBeVisible();
    await userEvent.click(box);
    expect(within(children()).getByText('1 of up to 5')).toBeVisible();
  });
});

describe('who is on an open joining', () => {
  const joining = makeJoining(family, { missing: ['people', 'payment_method'] });

  it('is saved before it goes on', async () => {
    const sent: unknown[] = [];
    const people = [...joining.people, { userId: 8, name: 'Sam Morgan', dateOfBirth: '2017-03-14', isHolder: false }];
    answer(
      'updateJoining',
      { ...joining, people, missing: ['payment_method'] },
      { seen: ({ body }) => sent.push(body) },
    );
    showOpen(joining, { step: 'who' });
    await stepShown('Who is on the membership?');
    await addChild('Sam', '14-03-2017');
    await goOn();
    await stepShown('Your details');
    expect(sent).toEqual([{ people: [{ first_name: 'Sam', last_name: 'Morgan', date_of_birth: '2017-03-14' }] }]);
  });

  it('that is refused is told at the field of the person', async () => {
    refuse('updateJoining', 'validation_failed', {
      errors: { 'people.0.date_of_birth': ['Must be a child'] },
      validation_messages: ['Must be a child'],
    });
    showOpen(joining, { step: 'who' });
    await stepShown('Who is on the membership?');
    await addChild('Sam', '14-03-2017');
    await goOn();
    expect(await screen.findByRole('link', { name: 'Child 1, Date of birth: Must be a child' })).toBeVisible();
    expect(screen.getByDisplayValue('Sam')).toBeVisible();
  });

  it('that cannot be saved is told in a toast, and stays', async () => {
    refuse('updateJoining', 'payment_in_progress');
    const { toasts } = showOpen(joining, { step: 'who' });
    await stepShown('Who is on the membership?');
    await addChild('Sam', '14-03-2017');
    await goOn();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(screen.getByDisplayValue('Sam')).toBeVisible();
  });
});
