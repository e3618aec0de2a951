import { next } from './build-web.mjs';
import { environmentFor } from './environment.mjs';

/** What the backend, and any tool that works on its data, finds in its environment. */
export function backendEnvironment({ ports, dataDir, isDemo, addresses }, shared) {
  return environmentFor('backend', {
    SITE_URL: addresses.bookings,
    ...shared,
    BACKEND_PORT: String(ports.BACKEND_PORT),
    GATEWAY_PORT: String(ports.GATEWAY_PORT),
    DATABASE_PORT: String(ports.DATABASE_PORT),
    PORT: String(ports.PORT),
    DATA_DIR: dataDir,
    DEMO: isDemo ? 'on' : 'off',
    HOST: '127.0.0.1',
    LOG_LEVEL: shared.LOG_LEVEL || 'warn',
  });
}

function webEnvironment({ ports, isDemo }, shared) {
  const env = environmentFor('web', {
    BACKEND_URL: `http://127.0.0.1:${ports.BACKEND_PORT}`,
    ...shared,
    DEMO: isDemo ? 'on' : 'off',
    PORT: String(ports.PORT),
    GATEWAY_PORT: String(ports.GATEWAY_PORT),
    NEXT_TELEMETRY_DISABLED: '1',
  });
  // Else Next would read `.env` once more, with the backend's secrets in it.
  return { ...env, __NEXT_PROCESSED_ENV: 'true' };
}

function sandboxEnvironment({ ports, dataDir }, shared) {
  return environmentFor('sandbox', {
    ...shared,
    GATEWAY_PORT: String(ports.GATEWAY_PORT),
    SANDBOX_STATE: `${dataDir}/sandbox.json`,
  });
}

/**
 * The programs of one copy, in the order in which they start. The demo, whose log-ins everybody knows, is for this
 * machine only unless WEB_HOST says otherwise.
 */
export function programsOf(settings, secrets, { isDev }) {
  const { ports, hasOwnBackend, isDemo } = settings;
  // By name: Next takes rewrites for those of another server when it listens on 127.0.0.1.
  const webHost = process.env.WEB_HOST || (isDemo ? 'localhost' : '0.0.0.0');
  const shared = { ...process.env, ...secrets, NODE_ENV: isDev ? 'development' : 'production' };
  const sandbox = {
    name: 'sandbox',
    args: ['sandbox/server.ts'],
    env: sandboxEnvironment(settings, shared),
    health: `http://127.0.0.1:${ports.GATEWAY_PORT}/health`,
    startSeconds: 30,
    stopSeconds: 3,
    sources: ['sandbox'],
  };
  const backend = {
    name: 'backend',
    args: ['backend/server.ts'],
    env: backendEnvironment(settings, shared),
    health: `http://127.0.0.1:${ports.BACKEND_PORT}/api/health`,
    startSeconds: 300,
    stopSeconds: 20,
    sources: ['backend', 'contract'],
  };
  const web = {
    name: 'web',
    args: [
      '--dns-result-order=ipv4first',
      ...next.slice(2),
      isDev ? 'dev' : 'start',
      '-p',
      String(ports.PORT),
      '-H',
      webHost,
    ],
    env: webEnvironment(settings, shared),
    health: `http://127.0.0.1:${ports.PORT}/api/health`,
    startSeconds: 120,
    stopSeconds: 5,
    sources: [],
  };
  return [...(isDemo ? [sandbox] : []), ...(hasOwnBackend ? [] : [backend]), web];
}
