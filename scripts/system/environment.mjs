import { backendSettings } from '#backend/environment.ts';
import { webSettings } from '#lib/environment.ts';

/** Variables of the machine that every program needs. */
const machine = [
  ...[
    'PATH',
    'HOME',
    'USER',
    'SHELL',
    'TZ',
    'LANG',
    'LANGUAGE',
    'LC_ALL',
    'TMPDIR',
    'TMP',
    'TEMP',
    'TERM',
    'NO_COLOR',
    'FORCE_COLOR',
  ],
  ...['NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'],
  ...['SystemRoot', 'SystemDrive', 'ComSpec', 'PATHEXT', 'APPDATA', 'LOCALAPPDATA', 'USERPROFILE', 'windir'],
];

const settings = {
  backend: backendSettings,
  // Variables that the page cache reads itself.
  web: [...webSettings, 'REDIS_URL', 'NEXT_TELEMETRY_DISABLED'],
  sandbox: ['GATEWAY_PORT', 'SANDBOX_CONTROL', 'SANDBOX_SEED', 'SANDBOX_STATE', 'SANDBOX_STRIPE_WEBHOOK'],
};

/**
 * The part of an environment that a program (`backend`, `web` or `sandbox`) reads, so that no program gets the secrets
 * of another.
 */
export function environmentFor(program, env) {
  const names = new Set([...machine, ...settings[program]]);
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name)));
}
