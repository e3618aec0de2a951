import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultSpread } from '#soak/network/faults.ts';
import type { FaultyProxy } from '#soak/network/proxy.ts';
import type { System } from '#soak/processes/system.ts';
import type { Random } from '#soak/random.ts';
import type { Customer } from '#soak/world/customers.ts';
import type { World } from '#soak/world/world.ts';
import { at, textAt, type Reply } from './answer.ts';

/** A log of one history, to explain a failure. */
export interface HistoryRecord {
  name: string;
  userId: number;
  steps: string[];
  /** Ids of orders that the customer was told of. */
  orders: Set<string>;
  endedAt: number | null;
}

/** A customer at a browser: everything a history needs. */
export interface Person {
  random: Random;
  customer: Customer;
  world: World;
  system: System;
  proxy: FaultyProxy;
  record: HistoryRecord;
  faults: FaultSpread;
  /** Progress of the run from 0 to 1, which moves the window of things that customers compete for. */
  progress: number;
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** Sent as a form instead of JSON. */
  form?: Record<string, string>;
  /** Idempotency key: two calls with one key are one request. */
  key?: string;
  anonymous?: boolean;
  /** Of a member of staff, who makes the call in place of the person. */
  token?: string;
  /** How often it is retried with the same key when there is no answer. */
  maxRetries?: number;
}

const timeoutMs = 30_000;

async function once(
  { system, customer, random }: Person,
  path: string,
  { method, body, form, key, anonymous, token = customer.token }: Call,
): Promise<Reply> {
  const content =
    form === undefined ? (body === undefined ? undefined : JSON.stringify(body)) : new URLSearchParams(form).toString();
  const headers = {
    ...(content !== undefined && {
      'content-type': form === undefined ? 'application/json' : 'application/x-www-form-urlencoded',
    }),
    ...(anonymous !== true && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  try {
    const response = await fetch(`${random.pick(system.backendUrls())}${path}`, {
      method: method ?? (content === undefined ? 'GET' : 'POST'),
      headers,
      body: content,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const json: unknown = await response.json().catch(() => null);
    return { status: response.status, data: at(json, 'data'), code: textAt(json, 'error', 'code') };
  } catch {
    return { status: 0, data: undefined, code: 'no_answer' };
  }
}

const isLost = ({ status, code }: Reply) => status === 0 || status === 503 || code === 'idempotency_in_progress';

/** Makes a call; without an answer it is retried with the same idempotency key, as the web does. */
export async function call(person: Person, path: string, request: Call = {}): Promise<Reply> {
  const { steps } = person.record;
  const isWrite = request.method !== 'GET' && (request.method ?? request.body ?? request.form) !== undefined;
  const keyedRequest =
    isWrite && request.key === undefined && request.anonymous !== true ? { ...request, key: randomUUID() } : request;
  for (let attempt = 1; ; attempt += 1) {
    const number =
      steps.push(`${new Date().toISOString().slice(11, 23)} ${request.method ?? (isWrite ? 'POST' : 'GET')} ${path}`) -
      1;
    const reply = await once(person, path, keyedRequest);
    steps[number] += ` → ${reply.status}${reply.code === '' ? '' : ` ${reply.code}`}`;
    if (!isLost(reply) || attempt > (request.maxRetries ?? 3)) return reply;
    await sleep(300 * attempt);
    await person.system.healthy();
  }
}

/** Adds a line to the history's log. */
export function note({ record }: Person, words: string): void {
  record.steps.push(`${new Date().toISOString().slice(11, 23)} ${words}`);
}

/** Waits a random time up to the given milliseconds. */
export async function pause({ random }: Person, maxMs: number): Promise<void> {
  await sleep(random.between(0, maxMs));
}
