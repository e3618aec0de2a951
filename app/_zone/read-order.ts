import { cache } from 'react';
import { answerOrNull } from '#lib/api/answer-or-null.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';

/** Props of the page of an order that has been paid. */
export interface OrderPageProps {
  params: Promise<{ variant: string; orderId: string }>;
  searchParams: Promise<{ rt?: string | string[] }>;
}

/** Cached for the request, because both the page and its metadata read it. */
const readOrder = cache(async (orderId: string, rt: string | undefined) => {
  const { data } = await orNotFound(userApi('getOrder', { params: { orderId }, query: { rt } }));
  return data;
});

/** Whether the key of a mail's link still reads the order: one that ran out leads to the log-in. */
const isReadable = cache(async (orderId: string, rt: string) => {
  // A payment's token has no dot; without its order it is a page that is not found.
  if (!rt.includes('.')) return true;
  return (await answerOrNull(userApi('getOrder', { params: { orderId }, query: { rt } }))) !== null;
});

/** Reads the order with the session, a payment's one-time token or a mail's link; null for a visitor with none. */
export async function getOrder({ params, searchParams }: OrderPageProps) {
  const { orderId } = await params;
  const input = (await searchParams).rt;
  const rt = typeof input === 'string' ? input : undefined;
  const isGuest = (await currentSession()) === null;
  if (isGuest && (rt === undefined || !(await isReadable(orderId, rt)))) return { rt, order: null };
  return { rt, order: await readOrder(orderId, rt) };
}
