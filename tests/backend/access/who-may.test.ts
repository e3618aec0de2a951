import type { Route } from '#contract/routes/route.ts';
import { routes } from '#contract/routes.ts';
import { callers, getRequest, type CallerName, type Row } from './callers.ts';
import { openWorld, type Scene } from './scene.ts';
import { whoMay } from './who-may.ts';

const world = await openWorld();
const refusals: readonly number[] = [401, 403, 404];
const rows = new Map<string, Row>(Object.entries(whoMay));
/** Timeout in milliseconds, generous because a busy machine is slow. */
const timeoutMs = 60_000;

async function getStatus(route: Route, row: Row, scene: Scene, caller: CallerName): Promise<number> {
  const [path, sent] = getRequest(route, row.call(scene), scene, caller);
  return (await world.call(path, sent)).status;
}

describe('a call gets through to those who may, and to nobody else', () => {
  it.each(Object.entries<Route>(routes))(
    '%s',
    async (id, route) => {
      const row = rows.get(id);
      if (row === undefined) throw new Error(`Nobody has said who may call ${id}.`);
      const admittedCallers: CallerName[] = [];
      let scene = await world.makeScene();
      for (const [place, caller] of callers.entries()) {
        const status = await getStatus(route, row, scene, caller);
        // There is no payment provider here, so 503 is expected; 500 would be an error.
        expect(status).not.toBe(500);
        if (refusals.includes(status)) continue;
        admittedCallers.push(caller);
        // Reads and refused calls leave the scene as it is for the next.
        if (route.method !== 'GET' && place < callers.length - 1) scene = await world.makeScene();
      }
      expect(admittedCallers).toEqual(callers.filter((caller) => row.may.includes(caller)));
    },
    timeoutMs,
  );
});

describe('the account of a member of staff is changed by nobody but themself', () => {
  it.each(['updateUser', 'setProfilePicture', 'removeProfilePicture', 'sendInvitation'] as const)('%s', async (id) => {
    const scene = await world.makeScene();
    const call = whoMay[id].call(scene);
    const params = { ...call.params, userId: scene.managerId };
    const getStatusFor = async (caller: CallerName) =>
      (await world.call(...getRequest(routes[id], { ...call, params }, scene, caller))).status;
    for (const caller of callers) if (caller !== 'manager') expect(refusals).toContain(await getStatusFor(caller));
    expect(await getStatusFor('seller')).toBe(403);
    expect([401, 403]).not.toContain(await getStatusFor('manager'));
  });
});
