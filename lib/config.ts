import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import type { Base } from '#contract/routes/route.ts';
import { withPrevious, type Secret } from '#contract/rules/settings/secret.ts';
import { environmentSchema, type Environment } from './environment.ts';
import { getPaymentOrigins, sandboxOrigins, type PaymentOrigins } from './payment-origins.ts';
import type { Source, ZoneOrigins } from './zones/zone.ts';

/** Settings of Mapbox, which draws the map of the venue finder. */
export interface MapboxSettings {
  token: string;
  /** Base URL of the API that serves styles, tiles and fonts with `mapbox:` URLs. */
  apiUrl: string;
  /** URL of the style: `mapbox:`, or http(s) on a server of the operator. */
  style: string;
}

export interface Config {
  /**
   * Development mode: Next's development client evaluates code and opens WebSockets, which the content policy must
   * allow.
   */
  isDevelopment: boolean;
  /** The address that the web listens on. */
  host: string;
  port: number;
  /** Demo mode: payments go to the sandbox, and mails are stored for reading instead of sent. */
  isDemo: boolean;
  /** Backend URL of each base path (docs/product.md#api-addresses). */
  backendUrl: Readonly<Record<Base, string>>;
  origins: ZoneOrigins;
  /** `foh`: every host is the front desk (docs/product.md#front-desk). */
  source: Source;
  /** Whether the pages of the front desk are served: by `SOURCE=foh`, and in the demo at a host of their own. */
  servesFrontDesk: boolean;
  /** Key that encrypts the session cookie; with the one before it while that still counts. */
  sessionSecret: Secret;
  /** Shared secret of `POST /api/revalidate`; without it every such call is refused. */
  revalidateSecret: Secret | undefined;
  /** Shared secret by which the backend recognises calls of the web and trusts their `X-Forwarded-For`. */
  proxySecret: string | undefined;
  /** Whether the web is behind a reverse proxy, so that `X-Forwarded-For` of a request is trusted. */
  isBehindProxy: boolean;
  /** How many proxies in a row are ours, each of which adds an address to `X-Forwarded-For`; 0: none. */
  trustedProxies: number;
  /** Origins that may show our pages in a frame; in the demo also the example site. */
  embedders: readonly string[];
  /** Origin of the demo's example of a site that embeds us; undefined outside of the demo. */
  exampleSite: string | undefined;
  /** Origins of each kind of payment provider; in the demo, without a setting, those of the sandbox. */
  paymentOrigins: PaymentOrigins;
  /** The origin of the sandbox's bank, which is not https; undefined outside of the demo. */
  sandboxBank: string | undefined;
  /** The addresses and networks that may read `/metrics`. */
  metricsAllow: readonly string[];
  /** The folder of Next's build, from the working directory. */
  buildFolder: string;
  /** Number of processes that answer requests. */
  processes: number;
  /** The most streams of live places at a time in one process; 0 for none (docs/product.md#live-places). */
  liveLimits: { streams: number; streamsPerAddress: number };
  /** How many pages a network may have rendered in a minute by one process; Infinity with `RATE_LIMITS=off`. */
  rendersPerMinute: number;
  /** Undefined without a token: the page then shows the bundled outline map. */
  mapbox: MapboxSettings | undefined;
  /**
   * Whether `?token=` may contain a bearer token besides a one-time code: URLs are stored in browser histories and
   * server logs. By default only in the demo.
   */
  acceptsTokenInAddress: boolean;
}

const isLocal = (hostname: string) => /(^|\.)localhost$|^[\d.]+$/.test(hostname);

/** A zone's origin from its setting: a host, a host with a port, or a whole address. Local hosts get our own port. */
function getOrigin(setting: string, ownPort: number): string {
  if (setting.includes('://')) return new URL(setting).origin;
  const { hostname, port: input } = new URL(`http://${setting}`);
  if (!isLocal(hostname)) return new URL(`https://${setting}`).origin;
  return new URL(`http://${hostname}:${input || ownPort}`).origin;
}

/** The origin of the front desk without a setting: the host `foh` in the domain that the other zones share. */
function besideOthers(origins: Omit<ZoneOrigins, 'foh'>): string {
  const url = new URL(origins.bookings);
  const [first = [], ...others] = Object.values(origins).map((origin) => new URL(origin).hostname.split('.').reverse());
  const differsAt = first.findIndex((label, at) => others.some((labels) => labels[at] !== label));
  const shared = (differsAt < 1 ? first : first.slice(0, differsAt)).toReversed().join('.');
  url.hostname = `foh.${isIP(url.hostname) > 0 ? 'localhost' : shared}`;
  return url.origin;
}

function getOrigins(read: Environment): ZoneOrigins {
  const origins = {
    bookings: getOrigin(read.BOOKINGS_HOST, read.PORT),
    account: getOrigin(read.ACCOUNT_HOST, read.PORT),
    joining: getOrigin(read.JOINING_HOST, read.PORT),
  };
  const foh = read.FOH_HOST === undefined ? besideOthers(origins) : getOrigin(read.FOH_HOST, read.PORT);
  return { ...origins, foh };
}

function getBackendUrls(read: Environment): Config['backendUrl'] {
  const all = read.BACKEND_URL;
  return {
    api: read.BACKEND_URL_API ?? all,
    foh: read.BACKEND_URL_FOH ?? all,
    dashboard: read.BACKEND_URL_DASHBOARD ?? all,
    activities: read.BACKEND_URL_ACTIVITIES ?? all,
    auth: read.BACKEND_URL_AUTH ?? all,
    'my-account': read.BACKEND_URL_MY_ACCOUNT ?? all,
    'online-joining': read.BACKEND_URL_ONLINE_JOINING ?? all,
    bookings: read.BACKEND_URL_BOOKINGS ?? all,
  };
}

/** With fewer processors than this the backend and the database need the others. */
const fewProcessors = 4;

function getProcesses({ NODE_ENV, WEB_PROCESSES }: Environment): number {
  if (NODE_ENV === 'development') return 1;
  const processors = availableParallelism();
  return WEB_PROCESSES ?? (processors < fewProcessors ? 1 : processors);
}

function getMapbox(read: Environment): MapboxSettings | undefined {
  const { MAPBOX_TOKEN: token, MAPBOX_API_URL: apiUrl, MAPBOX_STYLE: style } = read;
  return token === undefined ? undefined : { token, apiUrl, style };
}

/**
 * Reads the settings from the environment; an empty value counts as missing. Throws one error that names every invalid
 * setting and the reason.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const input = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(input);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The web cannot start with these settings. ${faults.join('. ')}.`);
  }
  const read = parsed.data;
  const isDemo = read.DEMO === 'on';
  const exampleSite = isDemo ? `http://club.localhost:${read.PORT}` : undefined;
  const embedders = read.ALLOWED_EMBEDDERS.map((embedder) => new URL(embedder).origin);
  return {
    isDevelopment: read.NODE_ENV === 'development',
    host: read.WEB_HOST,
    port: read.PORT,
    isDemo,
    backendUrl: getBackendUrls(read),
    origins: getOrigins(read),
    source: read.SOURCE,
    servesFrontDesk: isDemo || read.SOURCE === 'foh',
    sessionSecret: withPrevious(read.SESSION_SECRET, read.SESSION_SECRET_PREVIOUS),
    revalidateSecret:
      read.REVALIDATE_SECRET === undefined
        ? undefined
        : withPrevious(read.REVALIDATE_SECRET, read.REVALIDATE_SECRET_PREVIOUS),
    proxySecret: read.PROXY_SECRET,
    isBehindProxy: read.BEHIND_PROXY === 'on',
    trustedProxies: read.BEHIND_PROXY === 'on' ? read.TRUSTED_PROXIES : 0,
    embedders: exampleSite === undefined ? embedders : [...embedders, exampleSite],
    exampleSite,
    paymentOrigins:
      isDemo && read.PAYMENT_ORIGINS === undefined
        ? sandboxOrigins(read.GATEWAY_PORT)
        : getPaymentOrigins(read.PAYMENT_ORIGINS ?? []),
    sandboxBank: isDemo ? `http://acs.fakebank.localhost:${read.GATEWAY_PORT}` : undefined,
    metricsAllow: read.METRICS_ALLOW,
    buildFolder: read.NEXT_DIST_DIR,
    processes: getProcesses(read),
    liveLimits: { streams: read.LIVE_STREAMS, streamsPerAddress: read.LIVE_STREAMS_PER_ADDRESS },
    rendersPerMinute: read.RATE_LIMITS === 'off' ? Infinity : read.RENDERS_PER_MINUTE,
    mapbox: getMapbox(read),
    acceptsTokenInAddress: (read.TOKEN_IN_ADDRESS ?? read.DEMO) === 'on',
  };
}

let settings: Config | undefined;

/** The settings of this process, read once. Throws when one is invalid. */
export function config(): Config {
  settings ??= readConfig(process.env);
  return settings;
}
