import { createTokenEnds } from './end-token.ts';

function backend() {
  const state = { isUp: true, requests: [] as string[] };
  const ends = createTokenEnds(async (token) => {
    state.requests.push(token);
    return state.isUp;
  });
  return { state, ...ends };
}

it('a token is ended at once and not asked about again', async () => {
  const { state, end, retry } = backend();
  await end('a');
  await retry();
  expect(state.requests).toEqual(['a']);
});

it('a token that could not be ended is ended once the backend answers, one failure ends a round', async () => {
  const { state, end, retry } = backend();
  state.isUp = false;
  await end('a');
  await end('b');
  await retry();
  expect(state.requests).toEqual(['a', 'b', 'a']);
  state.isUp = true;
  await retry();
  await retry();
  expect(state.requests).toEqual(['a', 'b', 'a', 'a', 'b']);
});

it('only so many wait', async () => {
  const { state, end, retry } = backend();
  state.isUp = false;
  for (let number = 0; number < 10_005; number += 1) await end(`token ${number}`);
  state.isUp = true;
  state.requests.length = 0;
  await retry();
  expect(state.requests).toHaveLength(10_000);
  expect(state.requests[0]).toBe('token 5');
});
