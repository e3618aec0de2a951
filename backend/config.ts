import { join } from 'node:path';
import { withPrevious } from '#contract/rules/settings/secret.ts';
import { environmentSchema, type Environment } from './environment.ts';
import { getBucket, getDirectDebit, getHosted, getMapbox, getOpayo, getStripe } from './outside-accounts.ts';

/** The settings are invalid; one sentence for every wrong value. Secret values are not repeated. */
export class ConfigError extends Error {
  readonly sentences: string[];

  constructor(sentences: string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
    this.sentences = sentences;
  }
}

/** The address of another site: its host in the scheme of the bookings site, local ones on the same port. */
function getOtherUrl(host: string, siteUrl: string): string {
  if (host.includes('://')) return new URL(host).origin;
  const { protocol, port } = new URL(siteUrl);
  const { hostname, port: ownPort } = new URL(`${protocol}//${host}`);
  return new URL(`${protocol}//${hostname}:${ownPort || port}`).origin;
}

const getSiteUrl = ({ SITE_URL, PORT }: Environment): string =>
  SITE_URL ?? `http://bookings.touchline.localhost:${PORT}`;

function getSettings(env: Environment) {
  return {
    /** Public URL of the account's site, for links in mails. */
    accountUrl: getOtherUrl(env.ACCOUNT_HOST, getSiteUrl(env)),
    /** Calls without a token, per address and minute. */
    anonymousReads: env.ANONYMOUS_READS_PER_MINUTE,
    anonymousWrites: env.ANONYMOUS_WRITES_PER_MINUTE,
    /** Encrypts and signs what the backend keeps and hands out; with the one before it while that still counts. */
    appSecret: withPrevious(env.APP_SECRET, env.APP_SECRET_PREVIOUS),
    /** Where backups are made and looked for. */
    backupDir: env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'),
    bucket: getBucket(env),
    /** Replies are checked against the contract everywhere but in production. */
    checkReplies: env.NODE_ENV !== 'production',
    dataDir: env.DATA_DIR,
    /** URL to hear of changes by, past a pooler; when absent, the application's own is used. */
    databaseListenUrl: env.DATABASE_LISTEN_URL,
    /** URL for the role that owns and migrates the tables; when absent, the application's own is used. */
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    /** Connections of this process. */
    databasePool: env.DATABASE_POOL,
    databasePort: env.DATABASE_PORT,
    /** When absent, the embedded PostgreSQL is used. */
    databaseUrl: env.DATABASE_URL,
    /** The demo world: made-up money at the payment sandbox, and mail that is kept for reading at `/dev/mailbox`. */
    demo: env.DEMO,
    directDebit: getDirectDebit(env),
    /** Where pictures and documents lie without a bucket. */
    filesDir: env.FILES_DIR ?? join(env.DATA_DIR, 'files'),
    gatewayPort: env.GATEWAY_PORT,
    holdMinutes: env.HOLD_MINUTES,
    host: env.HOST,
    hosted: getHosted(env),
    /** Public URL of the joining site, to which its payments and mails lead back. */
    joiningUrl: getOtherUrl(env.JOINING_HOST, getSiteUrl(env)),
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
    /** How many days before a session its people are reminded of what they have to sign or attend; 0 for never. */
    papersReminderDays: env.PAPERS_REMINDER_DAYS,
    /** Timeout of a call to a payment provider, after which its outcome counts as unknown. */
    paymentTimeoutSeconds: env.PAYMENT_TIMEOUT_SECONDS,
    port: env.BACKEND_PORT,
    /** Secret that identifies the web as the caller; when absent, the web runs on this machine. */
    proxySecret: env.PROXY_SECRET === undefined ? undefined : withPrevious(env.PROXY_SECRET, env.PROXY_SECRET_PREVIOUS),
    rateLimits: env.RATE_LIMITS,
    redisUrl: env.REDIS_URL,
    /** When absent, the web is not told about changes. */
    revalidateSecret: env.REVALIDATE_SECRET,
    /** Test controls at `/__control`; only in the demo, whose payments are not real. */
    sandboxControl: env.DEMO && env.SANDBOX_CONTROL === '1',
    /** Public URL of the bookings site, for links in mails. */
    siteUrl: getSiteUrl(env),
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

const debitsIncomplete =
  'DIRECT_DEBIT_URL and DIRECT_DEBIT_KEY are needed together: without one of them no direct debit can be collected.';

/** Whether some of the settings of a bucket are there and others are not. */
function isBucketIncomplete(env: Environment): boolean {
  const present = [env.S3_BUCKET_URL, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY].filter(
    (one) => one !== undefined,
  );
  return present.length > 0 && present.length < 3;
}

const machineVariables = ['PATH', 'LANG', 'LC_ALL', 'LD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'windir'];

/** The variables of the machine alone, for programs such as PostgreSQL, which need none of our settings and secrets. */
export function machineEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, ...others } = process.env;
  return {
    NODE_ENV,
    ...Object.fromEntries(Object.entries(others).filter(([name]) => machineVariables.includes(name))),
  };
}

/** Reads the settings of this process; an empty value counts as absent. Throws ConfigError. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const input = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environmentSchema.safeParse(input);
  if (read.success) {
    if (!read.data.DEMO && read.data.SMTP_URL === undefined) throw new ConfigError([mailServerMissing]);
    if (isBucketIncomplete(read.data)) throw new ConfigError([bucketIncomplete]);
    if ((read.data.DIRECT_DEBIT_URL === undefined) !== (read.data.DIRECT_DEBIT_KEY === undefined))
      throw new ConfigError([debitsIncomplete]);
    return getSettings(read.data);
  }
  throw new ConfigError(
    read.error.issues.map(({ path, message, code }) =>
      code === 'invalid_type' ? `${path.join('.')} is missing.` : `${path.join('.')} ${message}.`,
    ),
  );
}

/** The addresses that migrating needs, of its owner and of the application, and no other setting. Throws ConfigError. */
export function readDatabaseUrls(env: Record<string, string | undefined> = process.env): {
  ownerUrl: string;
  appUrl: string;
} {
  const read = environmentSchema.pick({ DATABASE_URL: true, DATABASE_OWNER_URL: true }).safeParse(env);
  const { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl = appUrl } = read.data ?? {};
  if (appUrl !== undefined && ownerUrl !== undefined) return { ownerUrl, appUrl };
  throw new ConfigError([
    'DATABASE_URL and DATABASE_OWNER_URL must be the addresses of the roles that use the tables and own them. The embedded database is migrated by npm start.',
  ]);
}
