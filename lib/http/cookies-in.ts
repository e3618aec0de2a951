import { RequestCookies } from 'next/dist/server/web/spec-extension/cookies.js';

/** The cookies of a request that Next has not seen yet, read as Next reads them for the middleware. */
export const cookiesIn = (cookie: string | undefined): RequestCookies =>
  new RequestCookies(new Headers(cookie === undefined ? {} : { cookie }));
