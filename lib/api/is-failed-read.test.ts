import { ApiError } from './api-error.ts';
import { isFailedRead } from './is-failed-read.ts';

const withStatus = (status: number) => new ApiError({ status, code: 'unknown', message: '' });

it.each([0, 307, 429, 500, 502, 503])('a read that ends with %i has failed', (status) => {
  expect(isFailedRead(withStatus(status))).toBe(true);
});

it.each([400, 401, 403, 404, 409, 422])('a read that ends with %i has been answered', (status) => {
  expect(isFailedRead(withStatus(status))).toBe(false);
});

it('a read that ends with any other error has failed', () => {
  expect(isFailedRead(new TypeError('fetch failed'))).toBe(true);
});
