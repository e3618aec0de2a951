import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { currentPassword } from '#contract/forms/passwords.ts';
import { instantSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';

/** Makes the secret address of somebody's calendar, or another in its place (docs/product.md#calendar-feed). */
export const getCalendarFeedEndpoint = endpoint({ route: routes.getCalendarFeed, data: z.object({ url: z.string() }) });
export const readCalendarFeedEndpoint = endpoint({
  route: routes.readCalendarFeed,
  params: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
  data: z.string(),
});

/** Asks for everything that is kept about oneself; the link to it comes by mail (docs/product.md#own-data). */
export const exportMyDataEndpoint = endpoint({
  route: routes.exportMyData,
  body: z.object({ currentPassword }),
  data: z.null(),
});
export const getExportEndpoint = endpoint({
  route: routes.getExport,
  params: z.object({ file: z.string().regex(/^[\w-]{43}\.zip$/) }),
  data: z.instanceof(Uint8Array),
});

export const closeAccountEndpoint = endpoint({
  route: routes.closeAccount,
  body: z.object({ currentPassword }),
  data: z.object({ closesAt: instantSchema }),
});
export const keepAccountEndpoint = endpoint({ route: routes.keepAccount, data: z.null() });
