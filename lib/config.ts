import { z } from 'zod';
import type { Base } from '#contract/routes/route.ts';
import type { ZoneOrigins } from './zones/zone.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const secret = z.string().min(32, { error: 'Must hold at least 32 characters' }).optional();
const address = z.url({ protocol: /^https?$/, error: 'Must be an http or https address' });
const list = z.string().transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''));

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  DEMO: z.enum(['on', 'off']).default('off'),
  PORT: port.default(3000),
  WEB_HOST: z.string().min(1).default('0.0.0.0'),
  GATEWAY_PORT: port.default(4010),
  BACKEND_URL: address.default('http://127.0.0.1:4000'),
  BACKEND_URL_API: address.optional(),
  BACKEND_URL_FOH: address.optional(),
  BACKEND_URL_DASHBOARD: address.optional(),
  BACKEND_URL_ACTIVITIES: address.optional(),
  BACKEND_URL_AUTH: address.optional(),
  BACKEND_URL_MY_ACCOUNT: address.optional(),
  BACKEND_URL_ONLINE_JOINING: address.optional(),
  BACKEND_URL_BOOKINGS: address.optional(),
  BOOKINGS_HOST: z.string().min(1).default('bookings.touchline.localhost'),
  ACCOUNT_HOST: z.string().min(1).default('account.touchline.localhost'),
  JOINING_HOST: z.string().min(1).default('joining.touchline.localhost'),
  SESSION_SECRET: z.string({ error: 'Required' }).min(32, { error: 'Must hold at least 32 characters' }),
  REVALIDATE_SECRET: secret,
  PROXY_SECRET: secret,
  BEHIND_PROXY: z.enum(['on', 'off']).default('off'),
  ALLOWED_EMBEDDERS: list.pipe(z.array(address)).default([]),
  PAYMENT_ORIGINS: list.pipe(z.array(address)).optional(),
  MAPBOX_API_URL: address.default('https://api.mapbox.com'),
  MAPBOX_STYLE: z
    .url({ protocol: /^(mapbox|https?)$/, error: 'Must be a mapbox, http or https address' })
    .default('mapbox://styles/mapbox/light-v11'),
  MAPBOX_TOKEN: z.string().min(1).optional(),
  TOKEN_IN_ADDRESS: z.enum(['on', 'off']).optional(),
});
type Environment = z.output<typeof environmentSchema>;

/** The names of all settings that the web reads; nothing else need be in its environment. */
export const webSettings: readonly string[] = Object.keys(environmentSchema.shape);

/** With these the map of the venue finder is drawn by Mapbox. */
export interface MapboxSettings {
  token: string;
  /** Where styles, tiles and fonts that are named by a `mapbox:` address are asked for. */
  apiUrl: string;
  /** Address of the style: `mapbox:`, or a server of one's own. */
  style: string;
}

export interface Config {
  /** Pages run with the tools of a developer, which evaluate code and open sockets. */
  isDevelopment: boolean;
  /** The address that the web listens on. */
  host: string;
  port: number;
  /** The demo world: money is made up, and mail is kept for reading. */
  isDemo: boolean;
  /** Where all calls of a base go (docs/product.md#api-addresses). */
  backendUrl: Readonly<Record<Base, string>>;
  origins: ZoneOrigins;
  /** Seals the session cookie; 32 characters or more. */
  sessionSecret: string;
  /** What the backend sends with the tags that changed; without it nobody may revalidate. */
  revalidateSecret: string | undefined;
  /** By this the backend knows that a call comes through the web, and believes its `X-Forwarded-For`. */
  proxySecret: string | undefined;
  /** A proxy stands before the web, and says in `X-Forwarded-For` whom it speaks for. */
  isBehindProxy: boolean;
  /** Origins that may show our pages in a frame. */
  embedders: readonly string[];
  /** Origins of the payment providers' scripts and frames; those of the sandbox are only in the demo's. */
  paymentOrigins: readonly string[];
  /** Undefined without a token: the map is then an outline of ours. */
  mapbox: MapboxSettings | undefined;
  /**
   * Whether `?token=` may hold a bearer token, and not only a one-time code of our own links: an address stands in
   * histories and logs. Allowed in the demo unless told otherwise.
   */
  acceptsTokenInAddress: boolean;
}

/** Sites of the payment sandbox: its script, its card fields and its bank. */
const sandboxHosts = ['api.paysandbox', 'fields.paysandbox', 'acs.fakebank'];

const isLocal = (hostname: string) => /(^|\.)localhost$|^[\d.]+$/.test(hostname);

/** A zone's origin from its setting: a host, a host with a port, or a whole address. Local hosts get our own port. */
function getOrigin(setting: string, ownPort: number): string {
  if (setting.includes('://')) return new URL(setting).origin;
  const { hostname, port: input } = new URL(`http://${setting}`);
  if (!isLocal(hostname)) return new URL(`https://${setting}`).origin;
  return new URL(`http://${hostname}:${input || ownPort}`).origin;
}

function getOrigins(read: Environment): ZoneOrigins {
  return {
    bookings: getOrigin(read.BOOKINGS_HOST, read.PORT),
    account: getOrigin(read.ACCOUNT_HOST, read.PORT),
    joining: getOrigin(read.JOINING_HOST, read.PORT),
  };
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

function getMapbox(read: Environment): MapboxSettings | undefined {
  const { MAPBOX_TOKEN: token, MAPBOX_API_URL: apiUrl, MAPBOX_STYLE: style } = read;
  return token === undefined ? undefined : { token, apiUrl, style };
}

/** Reads the settings; an empty one counts as not given. Throws one sentence that names each wrong setting and why. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const input = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(input);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The web cannot start with these settings. ${faults.join('. ')}.`);
  }
  const read = parsed.data;
  const isDemo = read.DEMO === 'on';
  const sandbox = isDemo ? sandboxHosts.map((host) => `http://${host}.localhost:${read.GATEWAY_PORT}`) : [];
  return {
    isDevelopment: read.NODE_ENV === 'development',
    host: read.WEB_HOST,
    port: read.PORT,
    isDemo,
    backendUrl: getBackendUrls(read),
    origins: getOrigins(read),
    sessionSecret: read.SESSION_SECRET,
    revalidateSecret: read.REVALIDATE_SECRET,
    proxySecret: read.PROXY_SECRET,
    isBehindProxy: read.BEHIND_PROXY === 'on',
    embedders: read.ALLOWED_EMBEDDERS.map((embedder) => new URL(embedder).origin),
    paymentOrigins: read.PAYMENT_ORIGINS?.map((origin) => new URL(origin).origin) ?? sandbox,
    mapbox: getMapbox(read),
    acceptsTokenInAddress: (read.TOKEN_IN_ADDRESS ?? read.DEMO) === 'on',
  };
}

let settings: Config | undefined;

/** The settings of this process, read once. Throws when one is wrong. */
export function config(): Config {
  settings ??= readConfig(process.env);
  return settings;
}
