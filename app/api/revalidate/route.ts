import { revalidateTag } from 'next/cache';
import { config } from '#lib/config.ts';
import { revalidate } from '#lib/http/revalidate.ts';

/** At once: the next visitor waits for the new page, so that nobody sees what is no longer true. */
const expire = (tag: string) => revalidateTag(tag, { expire: 0 });

export const POST = (request: Request) => revalidate(request, { secret: config().revalidateSecret, expire });
