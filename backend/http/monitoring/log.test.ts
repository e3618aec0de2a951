import { testLog } from '#tests/support/backend.ts';

it('takes secrets out of what is logged', () => {
  const { log, lines } = testLog();
  log.info({
    password: 'p1',
    body: { token: 't1', cardIdentifier: 'c1', name: 'kept' },
    headers: { authorization: 'a1' },
  });
  const error = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(someone@example.com) exists' });
  log.error({ err: error });
  const text = JSON.stringify(lines);
  expect(text).not.toMatch(/p1|t1|c1|a1|someone@example\.com/);
  expect(text).toContain('kept');
  expect(text).toContain('duplicate key');
});
