import { demoId } from '#backend/demo/identity.ts';
import { environmentFor } from './environment.mjs';

/**
 * The most that V8 may keep of each program's objects, in megabytes. Without a limit it keeps garbage in proportion to
 * the memory of the machine: under load four times what is in use.
 */
const heapMegabytes = { sandbox: 96, backend: 256, web: 208 };

/**
 * Limits the heap of a program; a limit in `NODE_OPTIONS` of the environment comes later and wins. glibc gives the
 * memory that was freed back to the system with these two settings, which other libraries do not read.
 */
function withMemoryLimits(program, env) {
  const options = [`--max-old-space-size=${heapMegabytes[program]}`, '--max-semi-space-size=8', env.NODE_OPTIONS];
  const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };
  return { ...allocator, ...env, NODE_OPTIONS: options.filter(Boolean).join(' ') };
}

/** The environment of the backend, and of any tool that works on its data. */
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
    // A host name, because Next treats rewrites as external when it listens on 127.0.0.1.
    WEB_HOST: shared.WEB_HOST || (isDemo ? 'localhost' : '0.0.0.0'),
    GATEWAY_PORT: String(ports.GATEWAY_PORT),
    NEXT_TELEMETRY_DISABLED: '1',
  });
  // Set to empty values, or Next would read `.env` itself, with the backend's secrets in it.
  return { ...env, __NEXT_PROCESSED_ENV: 'true' };
}

function sandboxEnvironment({ ports, dataDir }, shared) {
  return environmentFor('sandbox', {
    ...shared,
    GATEWAY_PORT: String(ports.GATEWAY_PORT),
    SANDBOX_STATE: `${dataDir}/sandbox.json`,
    SANDBOX_STRIPE_WEBHOOK: `http://127.0.0.1:${ports.BACKEND_PORT}/api/payment-providers/stripe/notifications/${demoId('stripe payments')}`,
  });
}

/**
 * The programs of one copy, in the order in which they start. The demo, whose passwords are public, listens on this
 * machine only unless WEB_HOST says otherwise.
 */
export function listPrograms(settings, secrets, { isDev }) {
  const { ports, hasOwnBackend, isDemo } = settings;
  const shared = { ...process.env, ...secrets, NODE_ENV: isDev ? 'development' : 'production' };
  const sandbox = {
    name: 'sandbox',
    flags: ['--optimize-for-size'],
    modules: ['sandbox/server.ts'],
    env: sandboxEnvironment(settings, shared),
    health: `http://127.0.0.1:${ports.GATEWAY_PORT}/health`,
    startSeconds: 30,
    stopSeconds: 3,
    sources: ['sandbox'],
  };
  const backend = {
    name: 'backend',
    flags: [],
    modules: ['backend/server.ts'],
    env: backendEnvironment(settings, shared),
    health: `http://127.0.0.1:${ports.BACKEND_PORT}/api/health`,
    startSeconds: 300,
    stopSeconds: 20,
    sources: ['backend', 'contract'],
  };
  const web = {
    name: 'web',
    flags: ['--dns-result-order=ipv4first', ...(isDev ? ['--enable-source-maps'] : [])],
    // The program, and what it imports only when it runs.
    modules: ['server.ts', 'lib/http/serve-web.ts'],
    env: webEnvironment(settings, shared),
    health: `http://127.0.0.1:${ports.PORT}/api/health`,
    startSeconds: 120,
    stopSeconds: 5,
    // Next watches the rest.
    sources: ['server.ts', 'next.config.ts', 'lib/config.ts', 'lib/http'],
  };
  const programs = [...(isDemo ? [sandbox] : []), ...(hasOwnBackend ? [] : [backend]), web];
  if (isDev) return programs;
  return programs.map((program) => ({ ...program, env: withMemoryLimits(program.name, program.env) }));
}
