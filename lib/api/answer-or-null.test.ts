import { answerOrNull } from './answer-or-null.ts';
import { ApiError } from './api-error.ts';

const failing = (status: number) => Promise.reject(new ApiError({ status, code: 'unknown', message: '' }));

it('returns what was answered', async () => {
  expect(await answerOrNull(Promise.resolve({ data: 1 }))).toEqual({ data: 1 });
});

it.each([401, 403, 404])('takes %i for the answer that there is nothing', async (status) => {
  expect(await answerOrNull(failing(status))).toBeNull();
});

it.each([0, 429, 500, 503])('does not take %i for an answer', async (status) => {
  await expect(answerOrNull(failing(status))).rejects.toThrow(ApiError);
});
