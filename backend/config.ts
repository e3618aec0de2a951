import { isIP } from 'node:net';
import { z } from 'zod';

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

const environmentSchema = z.object({
  ANONYMOUS_READS_PER_MINUTE: count(6_000),
  ANONYMOUS_WRITES_PER_MINUTE: count(600),
  APP_SECRET: secret,
  BACKEND_PORT: port(4000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_OWNER_URL: url(['postgres://', 'postgresql://']).optional(),
  DATABASE_PORT: port(4032),
  DATABASE_URL: url(['postgres://', 'postgresql://']).optional(),
  DEMO: onOff('off'),
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
    .refine((list) => list.every((address) => isIP(address) > 0), {
      error: 'must be IP addresses separated by commas',
    }),
  NODE_ENV: z.string().default('development'),
  OPAYO_INTEGRATION_KEY: z.string().optional(),
  OPAYO_INTEGRATION_PASSWORD: z.string().optional(),
  OPAYO_VENDOR: z.string().max(15, { error: 'must have at most 15 characters' }).optional(),
  PAYMENT_TIMEOUT_SECONDS: z
    .string()
    .regex(/^[1-9]\d?$/, { error: 'must be a whole number of seconds from 1 to 99' })
    .transform(Number)
    .prefault('30'),
  PORT: port(3000),
  PROXY_SECRET: secret.optional(),
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

type Environment = z.output<typeof environmentSchema>;

/** The names of all settings that the backend reads from its environment. */
export const backendSettings: readonly string[] = Object.keys(environmentSchema.shape);

/** The settings are invalid; one sentence for every wrong value. Secret values are not repeated. */
export class ConfigError extends Error {
  readonly sentences: string[];

  constructor(sentences: string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
    this.sentences = sentences;
  }
}

/** The operator's account at Opayo; null unless all of it is set. The sandbox needs none. */
function getOpayo(env: Environment) {
  const {
    OPAYO_INTEGRATION_KEY: integrationKey,
    OPAYO_INTEGRATION_PASSWORD: integrationPassword,
    OPAYO_VENDOR: vendor,
  } = env;
  return integrationKey && integrationPassword && vendor ? { integrationKey, integrationPassword, vendor } : null;
}

/** The operator's account at a provider with a payment page of its own. The sandbox needs only the signer. */
function getHosted(env: Environment) {
  return {
    signer: env.HOSTED_SIGNER,
    merchantId: env.HOSTED_MERCHANT_ID,
    accessKey: env.HOSTED_ACCESS_KEY,
    secret: env.HOSTED_SECRET,
    /** When absent, the provider's own address. */
    pageUrl: env.HOSTED_PAGE_URL,
    directUrl: env.HOSTED_DIRECT_URL,
  };
}

/** The operator's account at Stripe; null unless both keys are set. The sandbox needs none. */
function getStripe(env: Environment) {
  const {
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRETS: webhookSecrets = [],
  } = env;
  return publishableKey && secretKey ? { publishableKey, secretKey, webhookSecrets } : null;
}

function getMapbox({ MAPBOX_TOKEN: token, MAPBOX_API_URL: apiUrl }: Environment) {
  return token === undefined ? null : { token, apiUrl };
}

/** The bucket that files are kept in; null: they are in DATA_DIR. */
function getBucket(env: Environment) {
  const { S3_BUCKET_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return url && accessKeyId && secretAccessKey ? { url, region: env.S3_REGION, accessKeyId, secretAccessKey } : null;
}

function getSettings(env: Environment) {
  return {
    /** Calls without a token, per address and minute. */
    anonymousReads: env.ANONYMOUS_READS_PER_MINUTE,
    anonymousWrites: env.ANONYMOUS_WRITES_PER_MINUTE,
    appSecret: env.APP_SECRET,
    bucket: getBucket(env),
    /** Replies are checked against the contract everywhere but in production. */
    checkReplies: env.NODE_ENV !== 'production',
    dataDir: env.DATA_DIR,
    /** URL for the role that owns and migrates the tables; when absent, the application's own is used. */
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databasePort: env.DATABASE_PORT,
    /** When absent, the embedded PostgreSQL is used. */
    databaseUrl: env.DATABASE_URL,
    /** The demo world: made-up money at the payment sandbox, and mail that is kept for reading at `/dev/mailbox`. */
    demo: env.DEMO,
    gatewayPort: env.GATEWAY_PORT,
    holdMinutes: env.HOLD_MINUTES,
    host: env.HOST,
    hosted: getHosted(env),
    logLevel: env.LOG_LEVEL,
    mailFrom: env.MAIL_FROM,
    maintenance: env.MAINTENANCE,
    /** Absent: places are looked up in the gazetteer. */
    mapbox: getMapbox(env),
    /** How long a person may hold places of one session within a day; by default a hold with ten extensions, and one more. */
    maxHoldMinutes: env.MAX_HOLD_MINUTES ?? env.HOLD_MINUTES * 12,
    /** Places in all open baskets of an account, in one basket, and of one person in one session. Staff have no limit. */
    maxPlacesPerAccount: env.MAX_PLACES_PER_ACCOUNT,
    maxPlacesPerBasket: env.MAX_PLACES_PER_BASKET,
    maxPlacesPerSession: env.MAX_PLACES_PER_SESSION,
    metricsAllow: env.METRICS_ALLOW,
    opayo: getOpayo(env),
    /** Timeout of a call to a payment provider, after which its outcome counts as unknown. */
    paymentTimeoutSeconds: env.PAYMENT_TIMEOUT_SECONDS,
    port: env.BACKEND_PORT,
    /** Secret that identifies the web as the caller; when absent, the web runs on this machine. */
    proxySecret: env.PROXY_SECRET,
    rateLimits: env.RATE_LIMITS,
    redisUrl: env.REDIS_URL,
    /** When absent, the web is not told about changes. */
    revalidateSecret: env.REVALIDATE_SECRET,
    /** Test controls at `/__control`; only in the demo, whose payments are not real. */
    sandboxControl: env.DEMO && env.SANDBOX_CONTROL === '1',
    /** Public URL of the bookings site, for links in mails. */
    siteUrl: env.SITE_URL ?? `http://bookings.touchline.localhost:${env.PORT}`,
    smtpUrl: env.SMTP_URL,
    stripe: getStripe(env),
    /** Whether staff have their permissions only after a second factor. Those of the demo log in by password alone. */
    staffSecondFactor: env.STAFF_SECOND_FACTOR ?? (env.DEMO ? ('optional' as const) : ('required' as const)),
    /** Where the operator's texts are; `{language}` is replaced. */
    translationsPath: env.TRANSLATIONS_PATH,
    webUrl: env.WEB_URL ?? `http://127.0.0.1:${env.PORT}`,
  };
}
export type Config = Readonly<ReturnType<typeof getSettings>>;

const mailServerMissing =
  'SMTP_URL is missing: outside the demo (DEMO=on) emails, among them links to set a new password, are sent and never kept for reading.';

const bucketIncomplete =
  'S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together: without one of them files would be kept on this machine.';

/** Whether some of the settings of a bucket are there and others are not. */
function isBucketIncomplete(env: Environment): boolean {
  const present = [env.S3_BUCKET_URL, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY].filter(
    (one) => one !== undefined,
  );
  return present.length > 0 && present.length < 3;
}

/** Reads the settings of this process; an empty value counts as absent. Throws ConfigError. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const input = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environmentSchema.safeParse(input);
  if (read.success) {
    if (!read.data.DEMO && read.data.SMTP_URL === undefined) throw new ConfigError([mailServerMissing]);
    if (isBucketIncomplete(read.data)) throw new ConfigError([bucketIncomplete]);
    return getSettings(read.data);
  }
  throw new ConfigError(
    read.error.issues.map(({ path, message, code }) =>
      code === 'invalid_type' ? `${path.join('.')} is missing.` : `${path.join('.')} ${message}.`,
    ),
  );
}
