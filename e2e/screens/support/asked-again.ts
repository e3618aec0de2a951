import type { OperationId } from '#contract/routes.ts';
import type { Stage } from '#e2e/screens/screen.ts';
import { rename } from './rename.ts';

/** What React says of a page whose reads were taken away. */
const unlikeItsPage = /Minified React error #418/;

interface AskedAgain {
  operation: OperationId;
  /** How whoever looks comes there. */
  arrive?: (stage: Stage) => Promise<unknown>;
  /** Sees to what the browser hears. */
  answer: (page: Stage['page']) => Promise<void>;
}

/**
 * What makes a state in which the browser has to ask, as if the server had not been able to read this for the page.
 * What the page was sent with then differs from what the browser makes of it, which React reports.
 */
export const askedAgain = ({ operation, arrive, answer }: AskedAgain) => ({
  expectedErrors: unlikeItsPage,
  before: async (stage: Stage) => {
    await arrive?.(stage);
    await rename(stage.page, operation, `forgotten-${operation}`);
    await answer(stage.page);
  },
});
