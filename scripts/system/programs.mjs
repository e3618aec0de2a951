import { next } from './build-web.mjs';

/** What the backend, and any tool that works on its data, finds in its environment. */
export function backendEnvironment({ ports, dataDir, isDemo, addresses }, shared) {
  return {
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
  };
}

function webEnvironment({ ports }, shared) {
  return {
    BACKEND_URL: `http://127.0.0.1:${ports.BACKEND_PORT}`,
    ...shared,
    PORT: String(ports.PORT),
    GATEWAY_PORT: String(ports.GATEWAY_PORT),
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** The programs of one copy, in the order in which they start. */
export function programsOf(settings, secrets, { isDev }) {
  const { ports, hasOwnBackend, isDemo } = settings;
  const shared = { ...process.env, ...secrets, NODE_ENV: isDev ? 'development' : 'production' };
  const sandbox = {
    name: 'sandbox',
    args: ['sandbox/server.ts'],
    env: { ...shared, GATEWAY_PORT: String(ports.GATEWAY_PORT), SANDBOX_STATE: `${settings.dataDir}/sandbox.json` },
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
    args: [...next.slice(2), isDev ? 'dev' : 'start', '-p', String(ports.PORT), '-H', '0.0.0.0'],
    env: webEnvironment(settings, shared),
    health: `http://127.0.0.1:${ports.PORT}/api/health`,
    startSeconds: 120,
    stopSeconds: 5,
    sources: [],
  };
  return [...(isDemo ? [sandbox] : []), ...(hasOwnBackend ? [] : [backend]), web];
}
