import type { Config } from '#backend/config.ts';

export type OpayoMode = 'live' | 'test' | 'sandbox';

const hosts = {
  live: 'https://live.opayo.eu.elavon.com',
  test: 'https://sandbox.opayo.eu.elavon.com',
} as const;

/** Where our server reaches Opayo; sandbox is the pretend gateway of this machine. */
export function apiAddress(mode: OpayoMode, { gatewayPort }: Config): string {
  return mode === 'sandbox' ? `http://127.0.0.1:${gatewayPort}/opayo/api/v1` : `${hosts[mode]}/api/v1`;
}

/** Where a browser finds the script of the card form. */
export function scriptAddress(mode: OpayoMode, { gatewayPort }: Config): string {
  if (mode === 'sandbox') return `http://api.paysandbox.localhost:${gatewayPort}/opayo/api/v1/js/sagepay.js`;
  return `${hosts[mode]}/api/v1/js/sagepay.js`;
}
