import { cache } from 'react';
import { makeQueryClient } from './query-client.ts';

/** The one query client of a server render. */
export const getQueryClient = cache(() => makeQueryClient({ isServer: true }));
