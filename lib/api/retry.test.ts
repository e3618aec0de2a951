import { ApiError } from './api-error.ts';
import { shouldRetry } from './retry.ts';

const failed = (status: number) => new ApiError({ status, code: 'unknown', message: '' });

describe('a failed read', () => {
  it.each([400, 401, 403, 404, 409, 422, 429])('is not tried again after %s', (status) => {
    expect(shouldRetry(0, failed(status))).toBe(false);
  });

  it.each([0, 408, 413, 500, 502, 503, 504])('is tried three times more after %s', (status) => {
    expect([0, 1, 2, 3].map((times) => shouldRetry(times, failed(status)))).toEqual([true, true, true, false]);
  });

  it('is tried three times more after anything unforeseen', () => {
    expect([0, 2, 3].map((times) => shouldRetry(times, new TypeError('x')))).toEqual([true, true, false]);
  });
});
