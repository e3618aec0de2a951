import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { everySecret, type Secret } from '#contract/rules/settings/secret.ts';
import { failureResponse } from '#lib/api/failure-response.ts';
import { boundedBody, jsonIn } from './proxy/bounded-body.ts';

const revalidateBody = z.object({ tags: z.array(z.string().min(1).max(256)).min(1).max(200) });

const digest = (text: string) => createHash('sha256').update(text).digest();

function isAuthorised(header: string | null, secret: Secret | undefined): boolean {
  if (secret === undefined) return false;
  const sent = digest(header ?? '');
  return everySecret(secret).filter((one) => timingSafeEqual(sent, digest(`Bearer ${one}`))).length > 0;
}

export interface RevalidateContext {
  /** Without a secret every call is refused. */
  secret: Secret | undefined;
  expire: (tag: string) => void;
}

/** Expires the cache tags that the backend names (docs/product.md#caching). */
export async function revalidate(request: Request, { secret, expire }: RevalidateContext): Promise<Response> {
  if (!isAuthorised(request.headers.get('authorization'), secret)) return failureResponse('unauthenticated');
  const bytes = await boundedBody(request);
  if (bytes === null) return failureResponse('too_large');
  const body = revalidateBody.safeParse(jsonIn(bytes));
  if (!body.success) return failureResponse('validation_failed', { tags: ['Must hold 1 to 200 tags'] });
  for (const tag of body.data.tags) expire(tag);
  return Response.json({ data: { revalidated: body.data.tags.length } });
}
