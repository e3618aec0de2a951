import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/timetable/family/family-dialog.tsx';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { action } from '#tests/support/model/sessions.ts';
import { member } from '#tests/support/render-on-site.tsx';
import { answer, answerBy } from '#tests/support/site-server.ts';
import { family } from './alex-family.ts';
import { aClass, show } from './classes.tsx';
import { day as makeDay } from './day.ts';
import { sessionWithRule } from './session-with-rule.ts';

const ages = { minimum: 5, maximum: 11 };
export const notForYou = action(null, 'This class is for ages 5 to 11', 'age');
const money = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });

interface Scene {
  /** By person. */
  actions?: Record<number, OccurrenceSummary['bookableAction']>;
  available?: number;
  user?: typeof family;
  /** Other classes of the day. */
  others?: OccurrenceSummary[];
  day?: TimetableDay;
}

/** Opens the list of a class for children from its row. */
export const openFamily = async ({
  actions = {},
  available = 3,
  user = family,
  others = [],
  day = makeDay(),
}: Scene = {}) => {
  const capacity = { available, consumed: 10, maximum: 13 };
  const trampoline = aClass(1, '16:30', 'Trampolining', { ages, capacity, bookableAction: notForYou });
  answer('getAuthUser', user);
  answer('listBookings', []);
  answerBy('getActivity', ({ url }) => {
    const person = Number(url.searchParams.get('selected_user_id'));
    const isForThem = person !== 7 && person !== 10;
    const other = others.find((one) => url.pathname.endsWith(String(one.id)));
    if (other !== undefined) return { data: sessionWithRule(other) };
    return {
      data: sessionWithRule({
        ...trampoline,
        bookableAction: actions[person] ?? (isForThem ? action('book') : notForYou),
      }),
    };
  });
  answerBy('priceSessions', ({ body }) => {
    const person = (body as { selected_user_id?: number }).selected_user_id;
    const price = { price: money(person === 9 ? 300 : 480), fullPrice: money(480), savings: [] };
    return { data: { items: [{ each: price, line: price }], total: price.price } };
  });
  const shown = show([trampoline, ...others], { session: member, hasOwnPrices: true }, day);
  await userEvent.click(await screen.findByRole('button', { name: /^Choose who comes to Trampolining/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is coming?' }));
  return { ...shown, dialog };
};

/** The box of somebody in the list. */
export const box = (name: RegExp) => screen.findByRole('checkbox', { name });
