import { testBackend, testClock, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createDeliver } from './deliver.ts';

const { db } = await testDatabase();
const clock = testClock();
const mail = { to: 'alex@example.com', subject: 'Set a new password', html: '<p>Link</p>', text: 'Link' };

const listWith = async (settings: Parameters<typeof testConfig>[0]) =>
  testBackend({ db, config: testConfig(settings) }).call('/dev/mails');

beforeAll(async () => {
  await createDeliver({ config: testConfig(), db, clock })(mail);
});

it('shows the mail of the demo', async () => {
  const { status, json } = await listWith({ demo: true });
  expect([status, json]).toMatchObject([200, [{ to: 'alex@example.com', subject: 'Set a new password' }]]);
});

it.each([
  ['outside the demo', { demo: false }],
  ['outside the demo with a mail server', { demo: false, smtpUrl: 'smtp://mail.example.com' }],
  ['where a mail server is set', { demo: true, smtpUrl: 'smtp://mail.example.com' }],
])('shows none %s', async (_name, settings) => {
  const { status, text } = await listWith(settings);
  expect(status).toBe(404);
  expect(text).not.toContain('alex@example.com');
});

it('keeps none outside the demo', async () => {
  const deliver = () => createDeliver({ config: testConfig({ demo: false, smtpUrl: undefined }), db, clock });
  expect(deliver).toThrow('Mail is kept for reading only in the demo');
});
