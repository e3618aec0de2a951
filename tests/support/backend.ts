import type { Logger } from 'pino';
import { createBackend, type BackendOptions } from '#backend/app.ts';
import type { Clock } from '#backend/clock.ts';
import { readConfig, type Config } from '#backend/config.ts';
import type { Services } from '#backend/context.ts';
import { connect } from '#backend/db/connection/connect.ts';
import type { Db } from '#backend/db/schema.ts';
import { createLog } from '#backend/http/monitoring/log.ts';
import type { Ids } from '#backend/ids.ts';
import { memoryStorage } from './memory-storage.ts';

/** A Tuesday evening in November: UTC in the United Kingdom, and no clock change near. */
const defaultNow = '2026-11-24T18:00:00Z';

export interface TestClock extends Clock {
  set(instant: string): void;
  advance(seconds: number): void;
}

/** A clock that only moves when told to. */
export function testClock(instant = defaultNow): TestClock {
  let now = new Date(instant);
  return {
    now: () => new Date(now),
    set: (text) => {
      now = new Date(text);
    },
    advance: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}

/** Sequential ids; tokens have the length of real ones. Give each backend of one database its own `series`. */
export function countingIds(series = 0): Ids {
  let count = 0;
  const next = () => String((count += 1));
  return {
    uuid: () => `00000000-0000-4000-8${String(series).padStart(3, '0')}-${next().padStart(12, '0')}`,
    token: () => next().padStart(43, 't'),
  };
}

/** Settings of a demo: payments go to the sandbox and mail is stored; nothing else is set. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  return { ...readConfig({ APP_SECRET: 'a secret of tests, 32 characters or more', DEMO: 'on' }), ...overrides };
}

/** Collects log lines as parsed JSON. */
export function testLog(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
  };
  return { log: createLog('info', { write }), lines };
}

/** A database without a server: every query fails to connect. */
export function absentDatabase(): Db {
  return connect({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
}

export interface Sent {
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent without encoding it as JSON. */
  text?: BodyInit;
  token?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; `undefined` when there is none or it isn't JSON. */
  json: unknown;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function getRequest(path: string, { method, body, text, token, headers }: Sent): Request {
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Request(`http://backend.test${path}`, {
    method: method ?? (content === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: content,
    ...(content instanceof ReadableStream && { duplex: 'half' }),
  });
}

/** Services of a backend without a payment provider; what is stored is kept in memory. */
export const noServices: Services = {
  payments: { fetch: () => Promise.reject(new Error('No payment provider in this test.')) },
  files: memoryStorage(),
  revalidate: () => undefined,
};

/** A backend with a fixed clock, sequential ids and a silent log, and a helper to call it. */
export function testBackend(options: Partial<BackendOptions> = {}) {
  const backend = createBackend({
    db: options.db ?? absentDatabase(),
    clock: testClock(),
    ids: countingIds(),
    log: createLog('silent'),
    config: testConfig(),
    services: noServices,
    ...options,
  });
  async function call(path: string, sent: Sent = {}): Promise<Answer> {
    const response = await backend.fetch(getRequest(path, sent));
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parseJson(text) };
  }
  return { ...backend, call };
}
