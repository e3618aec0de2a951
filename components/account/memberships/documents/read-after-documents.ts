import type { QueryClient } from '@tanstack/react-query';

/** Reads again what a document sent in or withdrawn has changed: the memberships, and what is left to do. */
export const readAfterDocuments = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['listMemberships'] }),
    client.invalidateQueries({ queryKey: ['getAuthUser'] }),
  ]);
