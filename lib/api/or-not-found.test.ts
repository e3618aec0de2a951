import { ApiError } from './api-error.ts';
import { orNotFound } from './or-not-found.ts';
import { PageNotFound } from './page-not-found.ts';

const failWith = (status: number) =>
  orNotFound(Promise.reject(new ApiError({ status, code: 'unknown', message: 'Failed' })));

test('what is read is handed on', async () => {
  await expect(orNotFound(Promise.resolve('a pool'))).resolves.toBe('a pool');
});

test('a page whose read answers 404 does not exist', async () => {
  await expect(failWith(404)).rejects.toThrow(PageNotFound);
});

test.each([0, 403, 500])('a page whose read fails with %d is not missing', async (status) => {
  await expect(failWith(status)).rejects.toThrow(ApiError);
});
