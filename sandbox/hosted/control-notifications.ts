import { json, noContent } from '#sandbox/core/http.ts';
import type { Route } from '#sandbox/core/router.ts';
import type { World } from '#sandbox/world.ts';
import { flushNotifications } from './deliver.ts';

interface Command {
  namespace?: unknown;
  delivery?: unknown;
  flush?: unknown;
}

/**
 * Test controls of notifications: `{delivery: 'hold' | 'drop' | null}` decides what happens to those to come, and
 * `{flush: true}` sends the held ones.
 */
export function notificationControls(world: World): Route[] {
  return [
    {
      site: 'api',
      method: 'POST',
      path: '/__control/page-notifications',
      quiet: true,
      handle: async ({ body }) => {
        const { namespace, delivery, flush } = JSON.parse(body || '{}') as Command;
        const name = typeof namespace === 'string' ? namespace : '*';
        const { deliveries } = world.state.hosted;
        if (delivery === null) delete deliveries[name];
        else if (delivery === 'hold' || delivery === 'drop') deliveries[name] = delivery;
        else if (delivery !== undefined) return json(422, { description: 'delivery has to be hold, drop or null' });
        if (flush === true) await flushNotifications(world, name);
        return noContent();
      },
    },
    {
      site: 'api',
      method: 'GET',
      path: '/__control/page-notifications',
      quiet: true,
      handle: ({ query }) => {
        const name = query.get('namespace') ?? '*';
        const all = world.state.hosted.notifications;
        return json(200, { notifications: all.filter(({ namespace }) => name === '*' || namespace === name) });
      },
    },
  ];
}
