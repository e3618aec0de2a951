import type { Page } from 'playwright';
import { fetchReply } from './fetch-reply.ts';

/** The reply of a call, as wire JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Reply = { data: Json };

/** Passes a read on to the server and changes the data of its reply. */
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

/** Makes a call that never gets an answer. */
export async function neverAnswer(page: Page, url: string | RegExp): Promise<void> {
  await page.route(url, () => undefined);
}

type Fields = Record<string, Json>;

/** Changes the entries of a list, each by its index. */
export const mapEach =
  (change: (entry: Fields, index: number) => Fields) =>
  (data: Json): Json =>
    Array.isArray(data) ? data.map((entry, index) => (isFields(entry) ? change(entry, index) : entry)) : data;

/** Changes the fields of an object. */
export const inside =
  (change: (fields: Fields) => Fields) =>
  (data: Json): Json =>
    isFields(data) ? change(data) : data;

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
