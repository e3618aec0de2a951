import { listPrograms } from '#scripts/system/programs.mjs';

interface Program {
  name: string;
  env: Record<string, string | undefined>;
}

const secrets = {
  SESSION_SECRET: 'session',
  APP_SECRET: 'app',
  REVALIDATE_SECRET: 'revalidate',
  PROXY_SECRET: 'proxy',
};
const others = {
  DATABASE_URL: 'postgres://app@db/touchline',
  DATABASE_OWNER_URL: 'postgres://owner@db/touchline',
  OPAYO_INTEGRATION_PASSWORD: 'opayo',
  SMTP_URL: 'smtp://user:secret@mail',
  CLOUD_PROVIDER_KEY: 'of whoever starts it',
};

const settings = {
  ports: { PORT: 3000, BACKEND_PORT: 4000, GATEWAY_PORT: 4010, DATABASE_PORT: 4032 },
  dataDir: '/data',
  hasOwnBackend: false,
  isDemo: true,
  addresses: { bookings: 'http://bookings.touchline.localhost:3000' },
};

function programs(overrides: Partial<typeof settings> = {}): Map<string, Program> {
  const before = { ...process.env };
  Object.assign(process.env, others);
  try {
    const list: Program[] = listPrograms({ ...settings, ...overrides }, secrets, { isDev: false });
    return new Map(list.map((program) => [program.name, program]));
  } finally {
    for (const name of Object.keys(others)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

const input = (program: string) => Object.keys(programs().get(program)?.env ?? {});

it.each([
  ['web', ['SESSION_SECRET', 'REVALIDATE_SECRET', 'PROXY_SECRET']],
  [
    'backend',
    [
      'APP_SECRET',
      'REVALIDATE_SECRET',
      'PROXY_SECRET',
      'DATABASE_URL',
      'DATABASE_OWNER_URL',
      'OPAYO_INTEGRATION_PASSWORD',
      'SMTP_URL',
    ],
  ],
  ['sandbox', []],
])('gives the %s the secrets it reads and no others', (program, expected) => {
  const foundNames = input(program).filter((name) => name in secrets || name in others);
  expect(foundNames.sort()).toEqual([...expected].sort());
});

it('keeps Next from reading the file of settings by itself', () => {
  expect(programs().get('web')?.env.__NEXT_PROCESSED_ENV).toBe('true');
});

it.each([
  [true, 'localhost'],
  [false, '0.0.0.0'],
])('with the demo %s the web listens on %s', (isDemo, host) => {
  expect(programs({ isDemo }).get('web')?.env.WEB_HOST).toBe(host);
});
