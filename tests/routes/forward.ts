import type { Session } from '#lib/api/session.ts';
import { answerCall } from '#lib/http/proxy/proxy.ts';
import { alex, getCookie, now, settingsWith, token, visit, type Visit } from './visitor.ts';

interface SentRequest {
  url: string;
  method: string | undefined;
  headers: Headers;
  body: string | undefined;
}

/**
 * Forwards a visit through the proxy. Returns the requests to the backend, which replies with `answer`, and the tokens
 * that were revoked.
 */
export async function forward(
  path: string,
  how: Visit,
  answer: () => Response | Promise<Response>,
  environment: Record<string, string> = {},
) {
  const requests: SentRequest[] = [];
  const ended: string[] = [];
  const fetchIt: typeof fetch = async (url, init = {}) => {
    const body = init.body instanceof Uint8Array ? new TextDecoder().decode(init.body) : undefined;
    requests.push({
      url: url instanceof Request ? url.url : String(url),
      method: init.method,
      headers: new Headers(init.headers),
      body,
    });
    return answer();
  };
  const response = await answerCall(visit(path, how), {
    settings: settingsWith(environment),
    now,
    fetch: fetchIt,
    sessionFromToken: async (input) => (input === token ? alex : null),
    endToken: (input) => void ended.push(input),
  });
  return { response, requests, ended };
}

/** A reply of the backend without data. */
export const ok = () => Response.json({ data: null });

/** The headers of somebody logged in. */
export const loggedIn = async (session: Session = alex) => ({ cookie: await getCookie(session) });

/** The headers of a write by our own page. */
export const sameOriginHeaders = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
