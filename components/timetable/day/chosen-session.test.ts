import { inPart, type PartChoice } from '#components/timetable/model/day-part-choice.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { session } from '#tests/support/model/sessions.ts';
import { ahead } from '#tests/support/timetable-components/day.ts';
import { chosenSession } from '../tickets/use-shown-session.ts';

const now = new Date('2099-11-18T08:00:00Z');
const at = (id: number, clock: string, available = 5) =>
  session({ id, startsAt: ahead(clock), capacity: { available, consumed: 0, maximum: 5 } });
const day = [at(4, '19:00'), at(1, '07:00'), at(2, '09:00', 0), at(3, '11:00')];

const isIn = (part: PartChoice) => (one: OccurrenceSummary) => inPart(one, part);
const choose = (part: PartChoice, chosenId: number | null = null) =>
  chosenSession(day, { now, isShown: isIn(part), chosenId }).chosen?.id;

test('by itself the next with places is chosen, of the shown part', () => {
  expect(choose('all')).toBe(3);
  expect(choose('evening')).toBe(4);
});

test('the chosen one stays while the shown part has it', () => {
  expect(choose('all', 1)).toBe(1);
  expect(choose('morning', 1)).toBe(1);
  expect(choose('evening', 1)).toBe(4);
});

test('without places left the last one is chosen', () => {
  const full = [at(1, '09:00', 0), at(2, '10:00', 0)];
  expect(chosenSession(full, { now, isShown: isIn('all'), chosenId: null }).chosen?.id).toBe(2);
});

test('the sessions come by start', () => {
  const { sessions } = chosenSession(day, { now, isShown: isIn('evening'), chosenId: null });
  expect(sessions.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
