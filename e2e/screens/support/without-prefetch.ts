import type { OperationId } from '#contract/routes.ts';
import type { Stage } from '#e2e/screens/screen.ts';
import { rename } from './rename.ts';

/** React's hydration error for a page whose prefetched data were removed. */
const hydrationMismatch = /Minified React error #418/;

interface WithoutPrefetch {
  operation: OperationId;
  /** Logs in, or whatever else is needed before the visit. */
  arrive?: (stage: Stage) => Promise<unknown>;
  /** Sets the reply that the browser gets. */
  answer: (page: Stage['page']) => Promise<void>;
}

/**
 * A state in which the browser has to fetch, as if the server had not prefetched this operation: its entry in the page
 * is renamed. The server's HTML then differs from the browser's, so React reports a hydration error.
 */
export const withoutPrefetch = ({ operation, arrive, answer }: WithoutPrefetch) => ({
  expectedErrors: hydrationMismatch,
  before: async (stage: Stage) => {
    await arrive?.(stage);
    await rename(stage.page, operation, `forgotten-${operation}`);
    await answer(stage.page);
  },
});
