import { createCircuitBreaker } from './circuit-breaker.ts';

function service() {
  let nowMs = 0;
  let isAway = false;
  let calls = 0;
  const { ask } = createCircuitBreaker(() => nowMs);
  const call = () => {
    calls += 1;
    return isAway ? Promise.reject(new Error('away')) : Promise.resolve('answer');
  };
  return {
    ask: () => ask(call, () => 'without'),
    pass: (ms: number) => void (nowMs += ms),
    go: (away: boolean) => void (isAway = away),
    calls: () => calls,
  };
}

it('does not ask a service that has failed for five seconds, and then once', async () => {
  const { ask, pass, go, calls } = service();
  expect(await ask()).toBe('answer');
  go(true);
  expect([await ask(), await ask(), await ask()]).toEqual(['without', 'without', 'without']);
  expect(calls()).toBe(2);
  pass(5_000);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['without', 'without', 'without']);
  expect(calls()).toBe(3);
});

it('asks again as soon as one try has succeeded', async () => {
  const { ask, pass, go } = service();
  go(true);
  await ask();
  go(false);
  pass(4_999);
  expect(await ask()).toBe('without');
  pass(1);
  expect([await ask(), await ask()]).toEqual(['answer', 'answer']);
});
