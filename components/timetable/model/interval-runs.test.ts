import { getIntervalRuns } from './interval-runs.ts';

const at = (start: string, intervalKey: string | null = null) => ({ start, intervalKey });
const listed = (sessions: ReturnType<typeof at>[]) =>
  getIntervalRuns(sessions).map(({ intervalKey, sessions: run }) => [intervalKey, run.map(({ start }) => start)]);

test('the starts of one interval stand together where the first of them stands', () => {
  const day = [at('09:00'), at('10:00', 'a'), at('10:10'), at('10:15', 'a'), at('10:30', 'a'), at('11:00')];
  expect(listed(day)).toEqual([
    [null, ['09:00']],
    ['a', ['10:00', '10:15', '10:30']],
    [null, ['10:10', '11:00']],
  ]);
});

test('two intervals are two runs, also where they overlap', () => {
  const day = [at('10:00', 'a'), at('10:05', 'b'), at('10:15', 'a'), at('10:20', 'b')];
  expect(listed(day)).toEqual([
    ['a', ['10:00', '10:15']],
    ['b', ['10:05', '10:20']],
  ]);
});

test('a start that is alone, as the others do not fit the filters, is one of the rest', () => {
  expect(listed([at('09:00'), at('10:00', 'a'), at('11:00')])).toEqual([[null, ['09:00', '10:00', '11:00']]]);
});

test('without any interval it is one run, and none without sessions', () => {
  expect(listed([at('09:00'), at('10:00')])).toEqual([[null, ['09:00', '10:00']]]);
  expect(listed([])).toEqual([]);
});
