import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthState } from '#contract/customers/users.ts';
import type { CampSchedule } from '#contract/schedules/camps.ts';
import { action } from '#tests/support/model/sessions.ts';
import { guest, member } from '#tests/support/render-on-site.tsx';
import { camp, cartWith, day, money, needsWaiver } from '#tests/support/schedules-components/camps.ts';
import { openSide as side, showCamp, tellSession } from '#tests/support/schedules-components/show-camp.tsx';
import { answer, answerOwn, withSiteServer } from '#tests/support/site-server.ts';
import { alex } from '#tests/support/timetable-components/alex.ts';

withSiteServer();
beforeEach(() => sessionStorage.clear());

const alone: AuthState = { ...alex, linkedUsers: [] };
const checkAgain = {
  type: 'info',
  message: 'You are logged in. Check who is coming, then add it to your basket.',
};

/** A guest leaves two of the four days out, presses, and logs in; `after` and `user` are the camp and the account then. */
const press = async (
  name: 'Add to basket' | 'Checkout now',
  {
    before = {},
    after = before,
    user = alone,
  }: { before?: Partial<CampSchedule>; after?: Partial<CampSchedule>; user?: AuthState } = {},
) => {
  const sent: unknown[] = [];
  const shown = showCamp(before, { session: guest }, user);
  await userEvent.click(await screen.findByRole('radio', { name: /Chosen dates/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Tue, 22 Dec/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Wed, 23 Dec/ }));
  await userEvent.click((await side()).getByRole('button', { name }));
  await waitFor(() => expect(shown.openLogin).toHaveBeenCalledTimes(1));
  const [onLoggedIn, options] = shown.openLogin.mock.calls[0] ?? [];
  answer('getCamp', camp(after));
  answer('addUserCartItems', cartWith([day(21)]), { seen: ({ body }) => sent.push(body) });
  answerOwn('get', '/api/session', () => tellSession(member));
  const logIn = () => {
    shown.become(member);
    act(() => onLoggedIn?.());
  };
  return { ...shown, options, sent, logIn };
};

test('the log-in shows what is chosen, with its price', async () => {
  const { options, openLogin } = await press('Add to basket');
  expect(options?.intent).toMatchObject({
    title: 'Winter multi-sport camp, 21–28 Dec 2099',
    detail: expect.stringMatching(/^2 sessions/) as string,
    isAdded: false,
  });
  expect(options?.intent?.price).toMatch(/^£\d/);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(openLogin.mock.calls[1]?.[1]?.intent).toEqual(options?.intent);
});

test('an account of one person: what was pressed is done, at the same price', async () => {
  const { logIn, sent, toasts } = await press('Add to basket');
  logIn();
  expect(await screen.findByText(/for Alex Morgan/)).toBeVisible();
  expect(sent).toMatchObject([{ data: { items: [{ camp_occurrence_ids: [day(21).id, day(28).id] }] } }]);
  expect(toasts).toMatchObject([{ type: 'success' }]);
});

test.each([
  ['another price', { after: { occurrences: [day(21, { price: money(9900) }), day(22), day(23), day(28)] } }],
  [
    'a day that has sold out',
    { after: { occurrences: [day(21, { bookableAction: action(null, null, 'full') }), day(22), day(23), day(28)] } },
  ],
  ['an age that it is not for', { after: { ages: { minimum: 5, maximum: 11 } }, user: alone }],
  ['somebody who has it already', { after: { bookableAction: action('cancel_booking') } }],
  ['a waiver to sign', { after: { restrictions: needsWaiver } }],
  ['others who may be coming', { user: alex }],
])('%s: nothing is added, and they are asked to look again', async (_, input) => {
  const { logIn, sent, toasts } = await press('Add to basket', input);
  logIn();
  await waitFor(() => expect(toasts).toEqual([checkAgain]));
  expect(sent).toEqual([]);
});
