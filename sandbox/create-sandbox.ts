import { createServer, type RequestListener } from 'node:http';
import { bankRoutes } from './bank/bank-routes.ts';
import { controlRoutes } from './control/control-routes.ts';
import { createSandboxClock, systemClock, type Clock } from './core/clock.ts';
import { json } from './core/http.ts';
import { createIds } from './core/ids.ts';
import { createJournal } from './core/journal.ts';
import type { Route } from './core/router.ts';
import { getOrigin } from './core/sites.ts';
import { createStateFile, readState } from './core/state-file.ts';
import { debitRoutes } from './direct-debit/debit-routes.ts';
import { notificationControls } from './hosted/control-notifications.ts';
import { directRoutes } from './hosted/direct-routes.ts';
import { pageRoutes } from './hosted/page-routes.ts';
import { opayoRoutes } from './opayo/opayo-routes.ts';
import { createRequestHandler } from './request-handler.ts';
import { stripeRoutes } from './stripe/stripe-routes.ts';
import { upgradeState } from './upgrade-state.ts';
import { emptyState, type SandboxState, type World } from './world.ts';

export interface SandboxOptions {
  /** Port to listen on; 0 picks a free one. */
  port: number;
  /** Seed of all ids: two sandboxes with one seed give the same ids in the same order. */
  seed?: string;
  clock?: Clock;
  /** Whether `/__control` is served. */
  control?: boolean;
  /** File that keeps the state across restarts. */
  stateFile?: string;
  /** Address of the shop for notifications of the Stripe gateway. */
  stripeWebhook?: string;
}

export interface RunningSandbox {
  port: number;
  stop(): Promise<void>;
}

export interface Sandbox {
  handler: RequestListener;
  /** Listens on 127.0.0.1. Rejects when the port is taken. */
  start(): Promise<RunningSandbox>;
}

const HEALTH: Route = {
  site: 'api',
  method: 'GET',
  path: '/health',
  quiet: true,
  handle: () => json(200, { status: 'ok' }),
};

/**
 * A simulated payment world on one port: gateways, their card forms, and the customer's bank. Throws when the state
 * file is damaged.
 */
export function createSandbox({
  port,
  seed = 'sandbox',
  clock = systemClock,
  control = false,
  stateFile,
  stripeWebhook,
}: SandboxOptions): Sandbox {
  const address = { port };
  const state = loadState(stateFile);
  const file = stateFile ? createStateFile(stateFile, () => state) : null;
  const journal = createJournal();
  const world: World = {
    state,
    clock: createSandboxClock(clock),
    ids: createIds(seed, () => state.counters),
    origin: (site) => getOrigin(site, address.port),
    stripeWebhook: stripeWebhook ?? null,
  };
  const routes = [
    HEALTH,
    ...(control ? [...controlRoutes(world, journal), ...notificationControls(world)] : []),
    ...bankRoutes(world),
    ...opayoRoutes(world),
    ...pageRoutes(world),
    ...directRoutes(world),
    ...stripeRoutes(world),
    ...debitRoutes(world),
  ];
  const handler = createRequestHandler(world, routes, journal, () => file?.save());

  async function start(): Promise<RunningSandbox> {
    const server = createServer(handler);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    const boundAddress = server.address();
    if (boundAddress && typeof boundAddress === 'object') address.port = boundAddress.port;
    const stop = async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      file?.flush();
    };
    return { port: address.port, stop };
  }

  return { handler, start };
}

function loadState(path: string | undefined): SandboxState {
  const savedState = path ? readState(path) : null;
  const isKnown =
    typeof savedState === 'object' &&
    savedState !== null &&
    'version' in savedState &&
    (savedState.version === 4 || savedState.version === 5);
  return isKnown ? upgradeState(savedState as SandboxState) : emptyState();
}
