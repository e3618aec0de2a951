import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { backendSettings } from '#backend/environment.ts';
import { webSettings } from '#lib/environment.ts';

const serviceSchema = z.object({
  image: z.string().optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])),
  env_file: z.unknown().optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  networks: z.array(z.string()),
});
const composeSchema = z.object({ services: z.record(z.string(), serviceSchema) });

const text = readFileSync(new URL('../../deploy/compose.yaml', import.meta.url), 'utf8');
const { services } = composeSchema.parse(parse(text, { merge: true }));
const names = (service: string) => Object.keys(services[service]?.environment ?? {});

it('gives web and backend only settings that they read', () => {
  const knownSettings = { web: [...webSettings, 'REDIS_URL'], backend: backendSettings };
  for (const [service, settings] of Object.entries(knownSettings))
    expect(settings).toEqual(expect.arrayContaining(names(service)));
});

it.each([
  ['web', ['APP_SECRET', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'OPAYO_INTEGRATION_PASSWORD', 'SMTP_URL']],
  ['backend', ['SESSION_SECRET']],
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
  expect(shared('proxy', 'redis')).toEqual([]);
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

it('names every image by its exact version', () => {
  const dockerfile = readFileSync(new URL('../../deploy/Dockerfile', import.meta.url), 'utf8');
  const input = [
    ...Object.values(services).flatMap(({ image }) => image ?? []),
    ...[...dockerfile.matchAll(/^ARG NODE_IMAGE=(\S+)/gm)].map(([, image = '']) => image),
  ];
  for (const image of input) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?(-\w+)?(@sha256:[0-9a-f]{64})?$/);
  expect(input).toHaveLength(4);
});
