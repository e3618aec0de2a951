import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { backendSettings } from '#backend/environment.ts';
import { webSettings } from '#lib/environment.ts';
import { listPrograms } from '#scripts/system/programs.mjs';

const programSettings = {
  ports: { PORT: 3000, BACKEND_PORT: 4000, GATEWAY_PORT: 4010, DATABASE_PORT: 4032 },
  dataDir: '/data',
  hasOwnBackend: false,
  isDemo: false,
  addresses: { bookings: 'https://book.example.com' },
};

const serviceSchema = z.object({
  image: z.string().optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])),
  env_file: z.unknown().optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  networks: z.array(z.string()),
  volumes: z.array(z.string()).default([]),
  mem_limit: z.string(),
  pids_limit: z.number(),
  cpus: z.number(),
  stop_grace_period: z.string().optional(),
  healthcheck: z.unknown().optional(),
  logging: z.object({ options: z.object({ 'max-size': z.string(), 'max-file': z.string() }) }),
  depends_on: z.unknown().optional(),
});
const composeSchema = z.object({ services: z.record(z.string(), serviceSchema) });

const text = readFileSync(new URL('../../deploy/compose.yaml', import.meta.url), 'utf8');
const dockerfile = readFileSync(new URL('../../deploy/Dockerfile', import.meta.url), 'utf8');
const caddyfile = readFileSync(new URL('../../deploy/Caddyfile', import.meta.url), 'utf8');
const { services } = composeSchema.parse(parse(text, { merge: true }));
const names = (service: string) => Object.keys(services[service]?.environment ?? {});

it('gives web and backend only settings that they read', () => {
  const knownSettings = {
    web: [...webSettings, 'REDIS_URL'],
    desk: [...webSettings, 'REDIS_URL'],
    backend: backendSettings,
    tools: [...backendSettings, 'TMPDIR'],
    migrate: ['DATABASE_OWNER_URL', 'DATABASE_URL'],
  };
  for (const [service, settings] of Object.entries(knownSettings))
    expect(settings).toEqual(expect.arrayContaining(names(service)));
});

it('lets every setting of the backend and of the web be set, but those that an image or the file itself fixes', () => {
  const fixedBackend = ['BACKUP_DIR', 'DATA_DIR', 'DATABASE_OWNER_URL', 'DATABASE_PORT', 'NODE_ENV', 'PORT'];
  const ofDemo = ['GATEWAY_PORT', 'RATE_LIMITS', 'SANDBOX_CONTROL'];
  const missing = (settings: readonly string[], service: string) =>
    settings.filter((name) => !names(service).includes(name));
  expect(missing(backendSettings, 'backend').sort()).toEqual([...fixedBackend, ...ofDemo].sort());
  const otherBackend = (name: string) => name.startsWith('BACKEND_URL_');
  expect(
    missing(webSettings, 'web')
      .filter((name) => !otherBackend(name))
      .sort(),
  ).toEqual(['GATEWAY_PORT', 'NEXT_DIST_DIR', 'NODE_ENV', 'RATE_LIMITS', 'WEB_HOST']);
});

it.each([
  ['web', ['APP_SECRET', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'OPAYO_INTEGRATION_PASSWORD', 'SMTP_URL']],
  ['desk', ['APP_SECRET', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'OPAYO_INTEGRATION_PASSWORD', 'SMTP_URL']],
  ['backend', ['SESSION_SECRET', 'DATABASE_OWNER_URL']],
  ['migrate', ['APP_SECRET', 'SESSION_SECRET', 'PROXY_SECRET', 'SMTP_URL']],
  ['proxy', ['APP_SECRET', 'SESSION_SECRET', 'PROXY_SECRET']],
])('keeps from the %s the secrets of others', (service, secrets) => {
  expect(names(service).filter((name) => secrets.includes(name))).toEqual([]);
  expect(services[service]?.env_file).toBeUndefined();
});

it('starts nothing without its secrets, a mail server and a password for every store', () => {
  const demandedVariables = [...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name);
  expect(demandedVariables).toEqual(
    expect.arrayContaining([
      'SESSION_SECRET',
      'APP_SECRET',
      'PROXY_SECRET',
      'REVALIDATE_SECRET',
      'SMTP_URL',
      'REDIS_PASSWORD',
      'DATABASE_PASSWORD',
      'DATABASE_OWNER_PASSWORD',
      'DATABASE_ADMIN_PASSWORD',
    ]),
  );
});

it('lets the web reach neither the database, nor the proxy anything but the web', () => {
  const shared = (one: string, other: string) =>
    services[one]?.networks.filter((network) => services[other]?.networks.includes(network));
  expect(shared('web', 'database')).toEqual([]);
  expect(shared('proxy', 'backend')).toEqual([]);
  expect(shared('proxy', 'pages')).toEqual([]);
  expect(shared('proxy', 'limits')).toEqual([]);
  expect(shared('desk', 'database')).toEqual([]);
  expect(shared('proxy', 'database')).toEqual([]);
});

it('connects the application by the plain role of the database', () => {
  expect(services.backend?.environment.DATABASE_URL).toMatch(/^postgres:\/\/touchline_app:/);
});

it.each(Object.keys(services))(
  'runs the %s without write access to its image, capabilities or new privileges',
  (service) => {
    expect(services[service]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  },
);

it('installs the packages that the lock file names, and no others', () => {
  expect(dockerfile.match(/^RUN npm (?:ci|i|install|add)\b/gm)).toEqual(['RUN npm ci']);
});

it('names every image by its exact version', () => {
  const input = [
    ...Object.values(services).flatMap(({ image }) => image ?? []),
    ...[...dockerfile.matchAll(/^ARG \w+_IMAGE=(\S+)/gm)].map(([, image = '']) => image),
  ];
  for (const image of input) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?(-\w+)?(@sha256:[0-9a-f]{64})?$/);
  expect(input).toHaveLength(5);
});

describe('what a server needs', () => {
  it.each(Object.keys(services))('bounds memory, processes, processors and logs of the %s', (service) => {
    expect(services[service]).toMatchObject({
      mem_limit: expect.stringMatching(/^\d+[mg]$/) as string,
      pids_limit: expect.any(Number) as number,
      cpus: expect.any(Number) as number,
      logging: { options: { 'max-size': '20m', 'max-file': '5' } },
    });
  });

  it('gives the backend longer to stop than it waits for its jobs', () => {
    const [, seconds] = /^(\d+)s$/.exec(services.backend?.stop_grace_period ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(20);
  });

  it('migrates once, as the owner, before the backend starts, which has no address of the owner', () => {
    expect(services.migrate?.environment.DATABASE_OWNER_URL).toMatch(/^postgres:\/\/touchline_owner:/);
    expect(services.backend?.depends_on).toMatchObject({ migrate: { condition: 'service_completed_successfully' } });
    const owners = Object.keys(services).filter((service) => names(service).includes('DATABASE_OWNER_URL'));
    expect(owners.sort()).toEqual(['migrate', 'tools']);
    expect(text).toMatch(/^ {2}tools:\n {4}<<: \*locked\n {4}profiles: \[tools\]/m);
  });

  it('has a front desk of its own, at a host that the proxy knows', () => {
    expect([services.web?.environment.SOURCE, services.desk?.environment.SOURCE]).toEqual(['online', 'foh']);
    expect(caddyfile).toMatch(/^\{\$FOH_HOST\} \{[^}]*reverse_proxy desk:3000/m);
    expect(names('proxy')).toEqual(expect.arrayContaining(['FOH_HOST']));
  });

  it('keeps files on a volume, where no bucket is set', () => {
    expect(services.backend?.environment.FILES_DIR).toBe('/files');
    expect(services.backend?.volumes).toContain('files:/files');
  });

  it('keeps backups on a volume of their own, which nothing that runs all the time can reach', () => {
    expect(services.tools?.environment).toMatchObject({ BACKUP_DIR: '/backups', TMPDIR: '/backups' });
    const holders = Object.keys(services).filter((one) =>
      services[one]?.volumes.some((volume) => volume.includes('backups')),
    );
    expect(holders).toEqual(['tools']);
  });

  it('pushes out no count of a limit', () => {
    expect([services.pages?.environment.WHEN_FULL, services.limits?.environment.WHEN_FULL]).toEqual([
      'allkeys-lru',
      'noeviction',
    ]);
    expect(services.backend?.environment.REDIS_URL).toContain('@limits:');
    expect(services.web?.environment.REDIS_URL).toContain('@pages:');
  });

  it('bounds bodies and time at the proxy, which has a page of its own', () => {
    for (const part of ['max_size 8MB', 'read_header 10s', 'lb_try_duration 30s', 'away.html'])
      expect(caddyfile).toContain(part);
    expect(services.proxy?.volumes).toContain('./away.html:/srv/away.html:ro');
  });

  it('says on answers of the proxy’s own what every answer of the web says', () => {
    const [, site = ''] = /^\(site\) \{\n([^]*?)\n\}$/m.exec(caddyfile) ?? [];
    expect(site.match(/^\t*import own_headers$/gm)).toEqual(['\timport own_headers', '\t\timport own_headers']);
    for (const line of [
      'Strict-Transport-Security "max-age=63072000; includeSubDomains"',
      'X-Content-Type-Options nosniff',
      'Referrer-Policy strict-origin-when-cross-origin',
    ])
      expect(caddyfile).toContain(`\n\theader ?${line}\n`);
    expect(caddyfile.match(/Content-Security-Policy .*$/gm)).toEqual([
      expect.stringMatching(/frame-ancestors 'none'"$/),
      expect.stringMatching(/frame-ancestors 'none'"$/),
    ]);
  });

  it('leads browsers to https and refuses calls without TLS', () => {
    const hosts = ['BOOKINGS', 'ACCOUNT', 'JOINING', 'FOH'].map((name) => `http://{$${name}_HOST}`).join(', ');
    const [, plain] = caddyfile.split(`\n${hosts} {\n`);
    expect(plain?.split('\n}\n')[0]?.replaceAll(/\s+/g, ' ')).toContain(
      'handle /api/* { respond 403 } handle { redir https://{host}{uri} 308 }',
    );
  });

  it('ends no stream of live places and no download after the time for a body', () => {
    expect(caddyfile).toMatch(/@sends not method GET HEAD OPTIONS\n\trequest_body @sends \{\n\t\tread_timeout 60s\n/);
    expect(caddyfile.match(/^\s*(read_body|read_timeout|write|write_timeout)\b/gm)).toHaveLength(1);
  });

  it('gives whoever is stopped longer than its processes take', () => {
    const seconds = (service: string) => Number(services[service]?.stop_grace_period?.replace(/s$/, ''));
    const stops = new Map(
      listPrograms(programSettings, {}, { isDev: false }).map(({ name, stopSeconds }) => [name, stopSeconds]),
    );
    expect(seconds('backend')).toBeGreaterThan(stops.get('backend') ?? Infinity);
    expect(seconds('web')).toBeGreaterThan(stops.get('web') ?? Infinity);
    expect(seconds('desk')).toBe(seconds('web'));
  });
});
