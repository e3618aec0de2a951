import { ConfigError, readConfig } from './config.ts';

const APP_SECRET = 'a secret of 32 characters or more';
const SMTP_URL = 'smtps://mail.example.com';

function sentencesFor(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
}

it('needs nothing but the secret and a mail server', () => {
  expect(readConfig({ APP_SECRET, SMTP_URL })).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    databasePort: 4032,
    databaseUrl: undefined,
    dataDir: '.data',
    holdMinutes: 15,
    rateLimits: true,
    maintenance: false,
    demo: false,
    metricsAllow: ['127.0.0.1', '::1'],
    webUrl: 'http://127.0.0.1:3000',
    checkReplies: true,
  });
});

it('checks no replies in production', () => {
  expect(readConfig({ APP_SECRET, SMTP_URL, NODE_ENV: 'production' }).checkReplies).toBe(false);
});

it.each<Record<string, string>>([{ DEMO: 'off' }, {}, { DEMO: 'off', SMTP_URL: '' }])(
  'does not start outside the demo without a mail server: %j',
  (env) => {
    expect(sentencesFor({ APP_SECRET, ...env })).toEqual([expect.stringMatching(/^SMTP_URL is missing/)]);
  },
);

it('needs no mail server in the demo', () => {
  expect(readConfig({ APP_SECRET, DEMO: 'on' })).toMatchObject({ demo: true, smtpUrl: undefined });
});

it('collects direct debits at the provider that is named, in the demo else at the sandbox, and otherwise nowhere', () => {
  const named = { DIRECT_DEBIT_URL: 'https://debits.example.com', DIRECT_DEBIT_KEY: 'key' };
  expect(readConfig({ APP_SECRET, SMTP_URL }).directDebit).toBeNull();
  expect(readConfig({ APP_SECRET, DEMO: 'on' }).directDebit).toBe('sandbox');
  expect(readConfig({ APP_SECRET, SMTP_URL, ...named }).directDebit).toEqual({
    url: 'https://debits.example.com',
    key: 'key',
  });
  for (const one of ['DIRECT_DEBIT_URL', 'DIRECT_DEBIT_KEY'] as const)
    expect(sentencesFor({ APP_SECRET, SMTP_URL, [one]: named[one] })).toEqual([
      'DIRECT_DEBIT_URL and DIRECT_DEBIT_KEY are needed together: without one of them no direct debit can be collected.',
    ]);
});

it('has test controls in the demo only', () => {
  expect(readConfig({ APP_SECRET, SMTP_URL, SANDBOX_CONTROL: '1' }).sandboxControl).toBe(false);
  expect(readConfig({ APP_SECRET, DEMO: 'on' }).sandboxControl).toBe(false);
  expect(readConfig({ APP_SECRET, DEMO: 'on', SANDBOX_CONTROL: '1' }).sandboxControl).toBe(true);
});

it('takes an empty value for an absent one', () => {
  expect(readConfig({ APP_SECRET, SMTP_URL, BACKEND_PORT: '', REDIS_URL: '' })).toMatchObject({
    port: 4000,
    redisUrl: undefined,
  });
});

it('reads what is given', () => {
  expect(
    readConfig({
      APP_SECRET,
      SMTP_URL,
      PORT: '3100',
      HOLD_MINUTES: '20',
      RATE_LIMITS: 'off',
      MAINTENANCE: 'on',
      METRICS_ALLOW: '10.0.0.1, ::1',
    }),
  ).toMatchObject({
    webUrl: 'http://127.0.0.1:3100',
    holdMinutes: 20,
    rateLimits: false,
    maintenance: true,
    metricsAllow: ['10.0.0.1', '::1'],
  });
});

it.each([
  ['APP_SECRET', 'short', 'APP_SECRET must have at least 32 characters.'],
  ['BACKEND_PORT', '70000', 'BACKEND_PORT must be a port number from 1 to 65535.'],
  ['BACKEND_PORT', '4000x', 'BACKEND_PORT must be a port number from 1 to 65535.'],
  ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
  ['DIRECT_DEBIT_URL', 'http://debits.example.com', 'DIRECT_DEBIT_URL must be an address that begins with https://.'],
  ['HOSTED_DIRECT_URL', 'http://pay.example.com', 'HOSTED_DIRECT_URL must be an address that begins with https://.'],
  ['HOSTED_PAGE_URL', 'http://pay.example.com', 'HOSTED_PAGE_URL must be an address that begins with https://.'],
  ['HOLD_MINUTES', '0', 'HOLD_MINUTES must be a whole number of minutes from 1 to 999.'],
  ['RATE_LIMITS', 'no', "RATE_LIMITS must be 'on' or 'off'."],
  [
    'METRICS_ALLOW',
    '10.0.0.0/33',
    'METRICS_ALLOW must be IP addresses or networks such as 10.0.0.0/8, separated by commas.',
  ],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
])('says what is wrong with %s=%s', (name, value, sentence) => {
  expect(sentencesFor({ APP_SECRET, SMTP_URL, [name]: value })).toEqual([sentence]);
});

it('reports every wrong value, and repeats none of them', () => {
  const sentences = sentencesFor({ DATABASE_URL: 'mysql://me:hunter2@db', PORT: 'x' });
  expect(sentences).toHaveLength(3);
  expect(sentences).toContain('APP_SECRET is missing.');
  expect(sentences.join()).not.toContain('hunter2');
});
