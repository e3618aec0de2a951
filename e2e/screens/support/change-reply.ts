import type { Page } from '@playwright/test';
import { fetchReply } from './fetch-reply.ts';

/** What a call may answer, as it comes over the wire. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Reply = { data: Json };

/** Lets a read answer as it does, with its data changed. */
export async function changeReply(page: Page, url: string | RegExp, change: (data: Json) => Json): Promise<void> {
  await page.route(url, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await fetchReply(route);
    if (!response.ok()) return route.fulfill({ response });
    const reply = (await response.json()) as Reply;
    return route.fulfill({ response, json: { ...reply, data: change(reply.data) } });
  });
}

/** Makes a call answer with a failure. */
export async function failWith(
  page: Page,
  url: string | RegExp,
  status: number,
  message: string,
  code = 'failed',
): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status, json: { message, status, code, validation_messages: [] } }));
}

/** A call that is asked and never answers. */
export async function neverAnswer(page: Page, url: string | RegExp): Promise<void> {
  await page.route(url, () => undefined);
}

type Fields = Record<string, Json>;

/** Changes the entries of a list, each by its place. */
export const mapEach =
  (change: (entry: Fields, index: number) => Fields) =>
  (data: Json): Json =>
    Array.isArray(data) ? data.map((entry, index) => (isFields(entry) ? change(entry, index) : entry)) : data;

/** Changes the fields of one thing. */
export const inside =
  (change: (fields: Fields) => Fields) =>
  (data: Json): Json =>
    isFields(data) ? change(data) : data;

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
