import { operation } from '#backend/operation.ts';
import { readFooter } from '#backend/operator/store.ts';
import { getFooterEndpoint } from '#contract/venues/client.ts';

/** What stands below every page of a venue, or of the operator. */
export const getFooter = operation(getFooterEndpoint, async ({ query }, { db }) => {
  const footer = await readFooter(db, query.venue);
  return {
    data: {
      columns: footer?.columns ?? [],
      socialLinks: footer?.socialLinks ?? [],
      text: footer?.text ?? null,
    },
  };
});
