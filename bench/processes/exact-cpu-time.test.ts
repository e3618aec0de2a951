import { exactCpuTime, parseRunTime, pidsBelow } from './exact-cpu-time.ts';

it('reads how long a thread has run', () => {
  expect(parseRunTime('1234567 89 10\n')).toBe(1_234_567);
});

it('counts what this process does, and nothing of one that is not there', () => {
  if (process.platform !== 'linux') return;
  const before = exactCpuTime([process.pid]);
  let sum = 0;
  for (let number = 0; number < 3e7; number += 1) sum += Math.sqrt(number);
  expect(sum).toBeGreaterThan(0);
  expect(exactCpuTime([process.pid]) - before).toBeGreaterThan(5);
  expect(pidsBelow([process.pid])).toContain(process.pid);
  expect(exactCpuTime([2 ** 30])).toBe(0);
});
