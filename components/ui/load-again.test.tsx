import { jest } from '@jest/globals';
import { loadAgain } from './load-again.ts';

const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const failing = (times: number) => {
  let attempts = 0;
  return jest.fn(async () => {
    attempts += 1;
    if (attempts <= times) throw new Error(`attempt ${attempts}`);
    return 'code';
  });
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('code that is there is loaded once', async () => {
  const load = failing(0);
  await expect(loadAgain(load)).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

test('without a connection it waits for one', async () => {
  setOnline(false);
  const load = failing(1);
  const loading = loadAgain(load);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toBe('code');
});

test('with a connection it is loaded again after a while', async () => {
  setOnline(true);
  const loading = loadAgain(failing(2));
  await jest.advanceTimersByTimeAsync(3_000);
  await expect(loading).resolves.toBe('code');
});

test('what cannot be loaded at all fails with the last error', async () => {
  setOnline(true);
  const loading = expect(loadAgain(failing(9))).rejects.toThrow('attempt 5');
  await jest.advanceTimersByTimeAsync(15_000);
  await loading;
});
