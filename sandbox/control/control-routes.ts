import { json, noContent, type Reply, type SandboxRequest } from '#sandbox/core/http.ts';
import type { Journal } from '#sandbox/core/journal.ts';
import type { Route } from '#sandbox/core/router.ts';
import { isScenarioName, SCENARIOS } from '#sandbox/core/scenarios.ts';
import type { World } from '#sandbox/world.ts';
import { listTransactions } from './list-transactions.ts';
import { changeOutside } from './outside.ts';
import { resetState } from './reset-state.ts';

type Command = Record<string, unknown>;

/** Test controls. `namespace` in body or query is one integration key, or `*` (the default) for all. */
export function controlRoutes(world: World, journal: Journal): Route[] {
  const post = (path: string, act: (namespace: string, command: Command) => Reply): Route => ({
    site: 'api',
    method: 'POST',
    path: `/__control/${path}`,
    quiet: true,
    handle: (request) => {
      const command = parseCommand(request);
      if (!command) return json(400, { description: 'The body has to be a JSON object' });
      return act(typeof command.namespace === 'string' ? command.namespace : '*', command);
    },
  });
  const showJournal = ({ query }: SandboxRequest) =>
    json(200, { entries: journal.entries(query.get('namespace') ?? '*') });

  const showTransactions = ({ query }: SandboxRequest) =>
    json(200, { transactions: listTransactions(world, query.get('namespace') ?? '*') });

  return [
    post('reset', (namespace) => {
      resetState(world, namespace);
      journal.clear(namespace);
      return noContent();
    }),
    post('clock', (namespace, command) => moveClock(world, namespace, command)),
    post('notifications', (_, command) => holdNotifications(world, command)),
    {
      site: 'api',
      method: 'GET',
      path: '/__control/notifications',
      quiet: true,
      handle: () => json(200, { deliveries: world.state.stripe.held.splice(0) }),
    },
    post('outside', (_, command) => changeOutside(world, command)),
    post('scenario', (namespace, command) => forceScenario(world, namespace, command)),
    { site: 'api', method: 'GET', path: '/__control/journal', quiet: true, handle: showJournal },
    { site: 'api', method: 'GET', path: '/__control/transactions', quiet: true, handle: showTransactions },
  ];
}

/** `{now: ISO}` sets the time, `{advance: seconds}` moves it, `{freeze: boolean}` stops or starts it; in that order. */
function moveClock({ clock }: World, namespace: string, { now, advance, freeze }: Command): Reply {
  if (typeof now === 'string') {
    const time = Date.parse(now);
    if (Number.isNaN(time)) return json(422, { description: 'now has to be an ISO time' });
    clock.set(namespace, time);
  }
  if (typeof advance === 'number') clock.set(namespace, clock.now(namespace) + advance * 1000);
  if (typeof freeze === 'boolean') clock.freeze(namespace, freeze);
  return json(200, { now: new Date(clock.now(namespace)).toISOString() });
}

/** `{hold: true}` keeps notifications, signed, until they are fetched by GET, which empties the list. */
function holdNotifications({ state }: World, { hold }: Command): Reply {
  if (typeof hold !== 'boolean') return json(422, { description: 'hold has to be true or false' });
  state.stripe.isHolding = hold;
  return noContent();
}

/** Forces a scenario on every card until `{scenario: null}`. */
function forceScenario(world: World, namespace: string, { scenario }: Command): Reply {
  if (scenario === null) delete world.state.overrides[namespace];
  else if (isScenarioName(scenario)) world.state.overrides[namespace] = scenario;
  else return json(422, { description: `scenario has to be null or one of ${Object.keys(SCENARIOS).join(', ')}` });
  return noContent();
}

function parseCommand({ body }: SandboxRequest): Command | null {
  try {
    const parsed: unknown = JSON.parse(body || '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null;
  } catch {
    return null;
  }
}
