import { z } from 'zod';
import { isAddressOrNetwork } from '#contract/rules/settings/address-list.ts';

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a port number from 1 to 65535' })
    .transform(Number)
    .refine((number) => number >= 1 && number <= 65_535, { error: 'must be a port number from 1 to 65535' })
    .prefault(String(fallback));

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: "must be 'on' or 'off'" })
    .prefault(fallback)
    .transform((word) => word === 'on');

const url = (schemes: string[]) =>
  z.string().refine((text) => schemes.some((scheme) => text.startsWith(scheme)) && URL.canParse(text), {
    error: `must be an address that begins with ${schemes.join(' or ')}`,
  });

const secret = z.string().min(32, { error: 'must have at least 32 characters' });

const number = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, { error: 'must be a whole number from 1 to 9999999' })
  .transform(Number);
const count = (fallback: number) => number.prefault(String(fallback));

/** What the backend reads from its environment. */
export const environmentSchema = z.object({
  ACCOUNT_HOST: z.string().min(1).default('account.touchline.localhost'),
  JOINING_HOST: z.string().min(1).default('joining.touchline.localhost'),
  ANONYMOUS_READS_PER_MINUTE: count(6_000),
  ANONYMOUS_WRITES_PER_MINUTE: count(600),
  APP_SECRET: secret,
  APP_SECRET_PREVIOUS: secret.optional(),
  BACKEND_PORT: port(4000),
  BACKUP_DIR: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_LISTEN_URL: url(['postgres://', 'postgresql://']).optional(),
  DATABASE_OWNER_URL: url(['postgres://', 'postgresql://']).optional(),
  DATABASE_POOL: z
    .string()
    .regex(/^\d{1,3}$/, { error: 'must be a whole number of connections from 4 to 200' })
    .transform(Number)
    .refine((number) => number >= 4 && number <= 200, { error: 'must be a whole number of connections from 4 to 200' })
    .prefault('10'),
  DATABASE_PORT: port(4032),
  DATABASE_URL: url(['postgres://', 'postgresql://']).optional(),
  DEMO: onOff('off'),
  DIRECT_DEBIT_KEY: z.string().min(1).optional(),
  DIRECT_DEBIT_URL: url(['https://']).optional(),
  FILES_DIR: z.string().optional(),
  GATEWAY_PORT: port(4010),
  HOLD_MINUTES: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, { error: 'must be a whole number of minutes from 1 to 999' })
    .transform(Number)
    .prefault('15'),
  HOST: z.string().default('127.0.0.1'),
  HOSTED_ACCESS_KEY: z.string().default(''),
  HOSTED_DIRECT_URL: url(['https://']).optional(),
  HOSTED_MERCHANT_ID: z.string().default(''),
  HOSTED_PAGE_URL: url(['https://']).optional(),
  HOSTED_SECRET: z.string().default(''),
  HOSTED_SIGNER: z
    .enum(['cardstream', 'secure_acceptance'], { error: 'must be cardstream or secure_acceptance' })
    .default('cardstream'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  MAIL_FROM: z.string().default('Touchline <no-reply@touchline.localhost>'),
  MAINTENANCE: onOff('off'),
  MAPBOX_API_URL: url(['http://', 'https://']).default('https://api.mapbox.com'),
  MAPBOX_TOKEN: z.string().optional(),
  MAX_HOLD_MINUTES: number.optional(),
  MAX_PLACES_PER_ACCOUNT: count(150),
  MAX_PLACES_PER_BASKET: count(100),
  MAX_PLACES_PER_SESSION: count(20),
  METRICS_ALLOW: z
    .string()
    .default('127.0.0.1,::1')
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((list) => list.every(isAddressOrNetwork), {
      error: 'must be IP addresses or networks such as 10.0.0.0/8, separated by commas',
    }),
  NODE_ENV: z.string().default('development'),
  OPAYO_INTEGRATION_KEY: z.string().optional(),
  OPAYO_INTEGRATION_PASSWORD: z.string().optional(),
  OPAYO_VENDOR: z.string().max(15, { error: 'must have at most 15 characters' }).optional(),
  PAPERS_REMINDER_DAYS: z
    .string()
    .regex(/^\d{1,2}$/, { error: 'must be a whole number of days from 0 to 99' })
    .transform(Number)
    .prefault('3'),
  PAYMENT_TIMEOUT_SECONDS: z
    .string()
    .regex(/^[1-9]\d?$/, { error: 'must be a whole number of seconds from 1 to 99' })
    .transform(Number)
    .prefault('30'),
  PORT: port(3000),
  PROXY_SECRET: secret.optional(),
  PROXY_SECRET_PREVIOUS: secret.optional(),
  RATE_LIMITS: onOff('on'),
  REDIS_URL: url(['redis://', 'rediss://']).optional(),
  REVALIDATE_SECRET: secret.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_BUCKET_URL: url(['http://', 'https://']).optional(),
  S3_REGION: z.string().default('auto'),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SANDBOX_CONTROL: z.string().optional(),
  SITE_URL: url(['http://', 'https://']).optional(),
  SMTP_URL: url(['smtp://', 'smtps://']).optional(),
  STAFF_SECOND_FACTOR: z.enum(['optional', 'required'], { error: "must be 'optional' or 'required'" }).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', { error: 'must begin with pk_' }).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, { error: 'must begin with sk_ or rk_' })
    .optional(),
  STRIPE_WEBHOOK_SECRETS: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine((list) => list.every((one) => one.startsWith('whsec_')), {
      error: 'must be secrets that begin with whsec_, separated by commas',
    })
    .optional(),
  TRANSLATIONS_PATH: z.string().optional(),
  WEB_URL: url(['http://', 'https://']).optional(),
});

export type Environment = z.output<typeof environmentSchema>;

/** The names of all settings that the backend reads from its environment. */
export const backendSettings: readonly string[] = Object.keys(environmentSchema.shape);
