import { getPath } from '#contract/routes/route.ts';
import { routes, type OperationId } from '#contract/routes.ts';
import { matchRoute } from './match-route.ts';

const ids = Object.keys(routes) as OperationId[];

describe('the proxy’s list of calls', () => {
  it.each(ids)('knows %s by its own path', (id) => {
    const path = getPath(routes[id]).replace(/\{\w+\}/g, 'x-1');
    expect(matchRoute(routes[id].method, path)?.id).toBe(id);
    expect(matchRoute(routes[id].method, `${path}/`)?.id).toBe(id);
  });

  it.each([
    ['GET', '/api/activities/client', 'getClient'],
    ['GET', '/api/activities/34567', 'getActivity'],
    ['GET', '/api/activities/venues/online-joining', 'listOnlineJoiningVenues'],
    ['GET', '/api/activities/venues/riverside', 'getVenue'],
  ])('%s %s is %s', (method, path, id) => {
    expect(matchRoute(method, path)?.id).toBe(id);
  });

  it.each([
    ['POST', '/api/activities/client'],
    ['GET', '/api/nothing'],
    ['GET', '/api/activities/venues/riverside/more'],
    ['GET', '/api/metrics'],
    ['GET', '/openapi.json'],
    ['OPTIONS', '/api/auth/user'],
    ['GET', '/apiXactivities/client'],
  ])('%s %s is none', (method, path) => {
    expect(matchRoute(method, path)).toBeNull();
  });
});
