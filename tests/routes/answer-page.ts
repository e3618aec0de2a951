import { handlePageRequest } from '#lib/routing/handle-page-request.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { alex, now, settingsWith, token, visit, type Visit } from './visitor.ts';

/** Tokens whose sessions the requests ended. */
export const ended: string[] = [];

/** The sessions and zones of which the provider was asked for. */
export const askedProviders: [number, Zone][] = [];

/** Answers a request for a page. Every venue and activity exists, except `nowhere`. */
export function answer(path: string, how: Visit = {}, environment: Record<string, string> = {}) {
  return handlePageRequest(visit(path, how), {
    settings: settingsWith(environment),
    now,
    isKnownPlace: (pathname) => !pathname.includes('nowhere'),
    findProvider: async ({ userId }, zone) => {
      askedProviders.push([userId, zone]);
      return { kind: 'stripe', savesCards: true, imageOrigins: [] };
    },
    sessionFromToken: async (input) => (input === token ? alex : null),
    endToken: (input) => void ended.push(input),
  });
}

/** Where a response leads to. */
export const getTarget = (response: Response) => [response.status, response.headers.get('location')];
