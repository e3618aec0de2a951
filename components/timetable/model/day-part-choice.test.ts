import { action, at, NOON, session } from '#tests/support/model/sessions.ts';
import { inPart, isPartChoice, partOffers, shownPart, type PartChoice } from './day-part-choice.ts';
import { endsTaken, nextFreeTime } from './next-free-time.ts';

const starting = (start: string, end: string, input: Parameters<typeof session>[0] = {}) =>
  session({ templateName: start, startsAt: at(start), endsAt: at(end), ...input });
const taken = { bookableAction: action(null, null, 'full') };

test.each([
  ['morning', ['00:00', '11:59']],
  ['afternoon', ['12:00', '16:59']],
  ['evening', ['17:00', '23:45']],
  ['all', ['00:00', '11:59', '12:00', '16:59', '17:00', '23:45']],
] as const)('%s has what starts in it', (part, expected) => {
  const day = ['00:00', '11:59', '12:00', '16:59', '17:00', '23:45'].map((clock) => starting(clock, '23:59'));
  expect(day.filter((one) => inPart(one, part)).map(({ templateName }) => templateName)).toEqual(expected);
});

test('a summer session counts by the clock of the venue, not by UTC', () => {
  const noon = { utc: '2026-07-01T11:30:00Z', local: '2026-07-01 12:30:00', timezone: 'Europe/London' };
  expect(inPart(session({ startsAt: noon }), 'afternoon')).toBe(true);
});

describe('what is offered', () => {
  const day = [starting('10:00', '11:00'), starting('11:30', '12:30'), starting('13:00', '14:00')];

  test('a part is over when all of it has ended, not while something runs', () => {
    expect(partOffers(day, NOON).map(({ part, state, sessions }) => [part, state, sessions.length])).toEqual([
      ['all', 'open', 2],
      ['morning', 'open', 1],
      ['afternoon', 'open', 1],
      ['evening', 'none', 0],
    ]);
    expect(partOffers(day, new Date('2026-11-18T12:30:00Z'))[1]).toMatchObject({ state: 'over', sessions: [] });
  });

  test('the whole day is offered also when all of it is over', () => {
    expect(partOffers(day, new Date('2026-11-18T23:00:00Z'))[0]).toMatchObject({ state: 'open', sessions: [] });
  });
});

describe('the part that is shown', () => {
  const day = [
    starting('09:00', '10:00'),
    starting('11:30', '12:30'),
    starting('13:00', '14:00'),
    starting('18:00', '19:00'),
  ];
  const partAt = (clock: string, selected: PartChoice | null = null, isToday = true) => {
    const when = new Date(`2026-11-18T${clock}:00Z`);
    return shownPart(partOffers(day, when), selected, { at: when, isToday });
  };

  test.each([
    ['before the first', '06:00', 'morning'],
    ['with something left to start in it', '11:00', 'morning'],
    ['when only what has started is left of the one before', '12:10', 'afternoon'],
    ['when nothing follows in the running one', '16:00', 'evening'],
    ['when everything has started', '18:30', 'all'],
    ['when everything is over', '22:00', 'all'],
  ])('is, today, the one that runs: %s', (_, clock, part) => {
    expect(partAt(clock)).toBe(part);
  });

  test('is the whole day on another day', () => {
    expect(partAt('06:00', null, false)).toBe('all');
  });

  test('is the selected one while it is offered', () => {
    expect(partAt('06:00', 'evening')).toBe('evening');
    expect(partAt('06:00', 'all')).toBe('all');
    expect(partAt('13:00', 'morning')).toBe('evening');
  });
});

test.each([
  [null, true],
  ['all', true],
  ['evening', true],
  ['night', false],
  [{}, false],
])('%j was a choice of a part: %s', (input, isChoice) => {
  expect(isPartChoice(input)).toBe(isChoice);
});

describe('the next free time', () => {
  const later = starting('06:30', '07:30', { templateName: 'on another day' });
  const day = [starting('09:00', '10:00', taken), starting('13:00', '14:00'), starting('18:00', '19:00', taken)];
  const next = (part: PartChoice, input: Partial<Parameters<typeof nextFreeTime>[0]> = {}) =>
    nextFreeTime({ sessions: day, part, now: new Date('2026-11-18T08:00:00Z'), later, ...input })?.templateName;

  test('is the first from the shown part on', () => {
    expect(next('all')).toBe('13:00');
    expect(next('morning')).toBe('13:00');
    expect(next('afternoon')).toBe('13:00');
  });

  test('is on another day where nothing follows, else earlier on this one', () => {
    expect(next('evening')).toBe('on another day');
    expect(next('evening', { later: undefined })).toBe('13:00');
  });

  test('has not started', () => {
    expect(next('all', { now: new Date('2026-11-18T13:00:00Z') })).toBe('on another day');
    expect(next('all', { sessions: [], later: undefined })).toBeUndefined();
  });

  test.each([
    ['nothing is on', [], true],
    ['the last part is sold out', day, true],
    ['the last part has something', day.slice(0, 2), false],
  ])('is looked for on other days when %s', (_, sessions, isTaken) => {
    expect(endsTaken(sessions)).toBe(isTaken);
  });
});
