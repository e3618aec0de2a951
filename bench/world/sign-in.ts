import { ask } from '#bench/load/request.ts';
import type { Copy } from './copy.ts';

/** Somebody with a family, a membership, a package and bookings. */
const customer = { username: 'alex@example.com', password: 'Touchline-demo-1' };

const post = (host: string) => ({
  method: 'POST',
  headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
  body: JSON.stringify(customer),
  path: '/api/auth/customer/login',
});

/** Logs in at the web on a host of its own. Returns the cookies of the session. */
export async function signInAt({ webPort }: Copy, host: string): Promise<string> {
  const { status, headers } = await ask({ port: webPort, ...post(host) });
  if (status !== 200) throw new Error(`The log-in answered ${status}.`);
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
}

/** Logs in at the backend. Returns the token. */
export async function signInAtBackend({ backendPort }: Copy): Promise<string> {
  const { status, body } = await ask({ port: backendPort, ...post(`127.0.0.1:${backendPort}`) });
  if (status !== 200) throw new Error(`The log-in answered ${status}.`);
  return (JSON.parse(body.toString()) as { data: { token: string } }).data.token;
}
