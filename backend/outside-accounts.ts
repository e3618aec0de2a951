import type { Environment } from './environment.ts';

/** The operator's account at Opayo; null unless all of it is set. The sandbox needs none. */
export function getOpayo(env: Environment) {
  const {
    OPAYO_INTEGRATION_KEY: integrationKey,
    OPAYO_INTEGRATION_PASSWORD: integrationPassword,
    OPAYO_VENDOR: vendor,
  } = env;
  return integrationKey && integrationPassword && vendor ? { integrationKey, integrationPassword, vendor } : null;
}

/** The operator's account at a provider with a payment page of its own. The sandbox needs only the signer. */
export function getHosted(env: Environment) {
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
export function getStripe(env: Environment) {
  const {
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRETS: webhookSecrets = [],
  } = env;
  return publishableKey && secretKey ? { publishableKey, secretKey, webhookSecrets } : null;
}

/** Where direct debits are collected: at a provider, or in the demo at the sandbox. */
export type DebitAccount = 'sandbox' | { url: string; key: string };

/** The operator's account at a provider of direct debits; null where there is none: they are not offered. */
export function getDirectDebit(env: Environment): DebitAccount | null {
  const { DIRECT_DEBIT_URL: url, DIRECT_DEBIT_KEY: key, DEMO: isDemo } = env;
  if (url && key) return { url, key };
  return isDemo ? 'sandbox' : null;
}

/** The operator's account at Mapbox; null without a token. */
export function getMapbox({ MAPBOX_TOKEN: token, MAPBOX_API_URL: apiUrl }: Environment) {
  return token === undefined ? null : { token, apiUrl };
}

/** The bucket that files are kept in; null: they are in DATA_DIR. */
export function getBucket(env: Environment) {
  const { S3_BUCKET_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return url && accessKeyId && secretAccessKey ? { url, region: env.S3_REGION, accessKeyId, secretAccessKey } : null;
}
