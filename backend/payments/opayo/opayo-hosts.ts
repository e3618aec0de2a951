import type { Config } from '#backend/config.ts';

export type OpayoMode = 'live' | 'test' | 'sandbox';

const hosts = {
  live: 'https://live.opayo.eu.elavon.com',
  test: 'https://sandbox.opayo.eu.elavon.com',
} as const;

/** Base URL of Opayo's API for our server; `sandbox` is the payment sandbox on this machine. */
export function apiAddress(mode: OpayoMode, { gatewayPort }: Config): string {
  return mode === 'sandbox' ? `http://127.0.0.1:${gatewayPort}/opayo/api/v1` : `${hosts[mode]}/api/v1`;
}

/** URL of the card form's script for the browser. */
export function scriptAddress(mode: OpayoMode, { gatewayPort }: Config): string {
  if (mode === 'sandbox') return `http://api.paysandbox.localhost:${gatewayPort}/opayo/api/v1/js/sagepay.js`;
  return `${hosts[mode]}/api/v1/js/sagepay.js`;
}
