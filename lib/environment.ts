import { z } from 'zod';
import { isAddressOrNetwork } from '#contract/rules/settings/address-list.ts';
import { paymentOriginSchema } from './payment-origins.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const secret = z.string().min(32, { error: 'Must hold at least 32 characters' }).optional();
const address = z.url({ protocol: /^https?$/, error: 'Must be an http or https address' });
const processes = z.coerce
  .number({ error: 'Must be a whole number from 1 to 64' })
  .int({ error: 'Must be a whole number from 1 to 64' })
  .min(1, { error: 'Must be a whole number from 1 to 64' })
  .max(64, { error: 'Must be a whole number from 1 to 64' });
const streams = z.coerce
  .number({ error: 'Must be a whole number from 0 to 100000' })
  .int({ error: 'Must be a whole number from 0 to 100000' })
  .min(0, { error: 'Must be a whole number from 0 to 100000' })
  .max(100_000, { error: 'Must be a whole number from 0 to 100000' });
const renders = z.coerce
  .number({ error: 'Must be a whole number from 1 to 1000000' })
  .int({ error: 'Must be a whole number from 1 to 1000000' })
  .min(1, { error: 'Must be a whole number from 1 to 1000000' })
  .max(1_000_000, { error: 'Must be a whole number from 1 to 1000000' });
const list = z.string().transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''));

/** What the web reads from its environment. */
export const environmentSchema = z.object({
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
  FOH_HOST: z.string().min(1).optional(),
  SOURCE: z.enum(['online', 'foh'], { error: "Must be 'online' or 'foh'" }).default('online'),
  LIVE_STREAMS: streams.default(10_000),
  LIVE_STREAMS_PER_ADDRESS: streams.default(300),
  SESSION_SECRET: z.string({ error: 'Required' }).min(32, { error: 'Must hold at least 32 characters' }),
  SESSION_SECRET_PREVIOUS: secret,
  REVALIDATE_SECRET: secret,
  REVALIDATE_SECRET_PREVIOUS: secret,
  PROXY_SECRET: secret,
  BEHIND_PROXY: z.enum(['on', 'off']).default('off'),
  TRUSTED_PROXIES: z.coerce.number().int().min(1).max(9).default(1),
  ALLOWED_EMBEDDERS: list.pipe(z.array(address)).default([]),
  PAYMENT_ORIGINS: list.pipe(z.array(paymentOriginSchema)).optional(),
  MAPBOX_API_URL: address.default('https://api.mapbox.com'),
  MAPBOX_STYLE: z
    .url({ protocol: /^(mapbox|https?)$/, error: 'Must be a mapbox, http or https address' })
    .default('mapbox://styles/mapbox/light-v11'),
  MAPBOX_TOKEN: z.string().min(1).optional(),
  METRICS_ALLOW: list
    .pipe(
      z.array(
        z.string().refine(isAddressOrNetwork, {
          error: 'Must be IP addresses or networks such as 10.0.0.0/8, separated by commas',
        }),
      ),
    )
    .default(['127.0.0.1', '::1']),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  RENDERS_PER_MINUTE: renders.default(3_000),
  NEXT_DIST_DIR: z.string().min(1).default('.next'),
  TOKEN_IN_ADDRESS: z.enum(['on', 'off']).optional(),
  WEB_PROCESSES: processes.optional(),
});
export type Environment = z.output<typeof environmentSchema>;

/** The names of all settings that the web reads. Its environment needs no others. */
export const webSettings: readonly string[] = Object.keys(environmentSchema.shape);
