import { revalidateTag } from 'next/cache';
import { config } from '#lib/config.ts';
import { revalidate } from '#lib/http/revalidate.ts';

/**
 * Expires the cache immediately instead of serving stale content while revalidating, so that no visitor sees outdated
 * data.
 */
const expire = (tag: string) => revalidateTag(tag, { expire: 0 });

export const POST = (request: Request) => revalidate(request, { secret: config().revalidateSecret, expire });
