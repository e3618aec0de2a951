import { NextRequest } from 'next/server';
import type { Session } from '#lib/api/session.ts';
import { sessionCookies } from '#lib/auth/session-cookies.ts';
import { readConfig, type Config } from '#lib/config.ts';

export const now = new Date('2026-11-21T09:00:00Z');
export const token = 'T'.repeat(43);
export const secret = 'a secret of more than thirty-two characters';
export const bookingsHost = 'bookings.touchline.localhost:3000';

/** The web's settings, with some overridden. */
export const settingsWith = (environment: Record<string, string> = {}): Config =>
  readConfig({ SESSION_SECRET: secret, ...environment });

export const alex: Session = {
  token,
  userId: 7,
  selectedUserId: null,
  source: 'online',
  expiresAt: '2026-12-21T09:00:00Z',
};

/** The Cookie header of somebody logged in. */
export async function getCookie(session: Session): Promise<string> {
  const scope = { host: bookingsHost, secure: false, origins: settingsWith().origins };
  const [header = ''] = await sessionCookies(session, { ...scope, secret, now, embedded: false });
  return header.split(';')[0] ?? '';
}

export interface Visit {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request as Next passes it on: its URL has the server's own host, the visitor's host is in a header. */
export function visit(
  path: string,
  { host = bookingsHost, method = 'GET', headers = {}, body }: Visit = {},
): NextRequest {
  return new NextRequest(`http://localhost:3000${path}`, { method, headers: { host, ...headers }, body });
}
