import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '#scripts/runtime/root.mjs';
import { StartError } from '#scripts/runtime/start-error.mjs';

const defaultPorts = { PORT: 3000, BACKEND_PORT: 4000, GATEWAY_PORT: 4010, DATABASE_PORT: 4032 };

function readPort(name, env) {
  const text = env[name] || String(defaultPorts[name]);
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new StartError(`${name} has to be a port number from 1 to 65535, not "${text}".`);
}

function refuseSharedPorts(ports) {
  const names = Object.keys(ports);
  names.forEach((name, index) => {
    const twin = names.slice(0, index).find((other) => ports[other] === ports[name]);
    if (twin) throw new StartError(`${twin} and ${name} are both ${ports[name]}; give each a port of its own.`);
  });
}

/**
 * The public address of a host: a host of this machine is reached by our own port, any other through the proxy in
 * front.
 */
function toAddress(host, port) {
  if (host.includes('://')) return host.replace(/\/$/, '');
  if (/(^|\.)localhost$/.test(host)) return `http://${host}:${port}`;
  return `${/^(.*\.)?localhost:|^[\d.:]+$/.test(host) ? 'http' : 'https'}://${host}`;
}

/**
 * Reads the ports, hosts and folders of this copy from the environment and `.env`. Throws StartError for an invalid
 * value.
 */
export function readSettings() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { env } = process;
  const ports = Object.fromEntries(Object.keys(defaultPorts).map((name) => [name, readPort(name, env)]));
  refuseSharedPorts(ports);
  return {
    ports,
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    /** Set when the operator runs a backend elsewhere: then neither ours nor its database is started. */
    hasOwnBackend: Boolean(env.BACKEND_URL),
    hasOwnDatabase: Boolean(env.DATABASE_URL),
    isDemo: env.DEMO ? env.DEMO === 'on' : !env.BACKEND_URL && !env.DATABASE_URL,
    addresses: {
      bookings: toAddress(env.BOOKINGS_HOST || 'bookings.touchline.localhost', ports.PORT),
      account: toAddress(env.ACCOUNT_HOST || 'account.touchline.localhost', ports.PORT),
      joining: toAddress(env.JOINING_HOST || 'joining.touchline.localhost', ports.PORT),
      foh: toAddress(env.FOH_HOST || 'foh.touchline.localhost', ports.PORT),
      example: `http://club.localhost:${ports.PORT}`,
      local: `http://localhost:${ports.PORT}`,
    },
  };
}
