import { handlePageRequest } from '#lib/routing/handle-page-request.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { alex, now, settingsWith, token, visit, type Visit } from './visitor.ts';

/** Tokens whose sessions the requests ended. */
export const ended: string[] = [];

/** A token of which the backend cannot say whose it is. */
export const unreadToken = 'U'.repeat(43);

/** The sessions and zones of which the provider was asked for. */
export const askedProviders: [number, Zone][] = [];

/** A code that signs Alex in, as the bearer token does. */
export const handOverCode = `ho_${'h'.repeat(43)}`;

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
    sessionFromToken: async (input) => {
      if (input === unreadToken) throw new Error('The backend does not answer');
      return [token, handOverCode].includes(input) ? alex : null;
    },
    endToken: (input) => void ended.push(input),
  });
}

/** Where a response leads to. */
export const getTarget = (response: Response) => [response.status, response.headers.get('location')];
