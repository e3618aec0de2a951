import type { CancellationFacts } from '#contract/cancellation.ts';
import { useNow } from '#lib/time/use-now.ts';
import { CancellationNote } from './cancellation-note.tsx';

type LineRuleProps = {
  cancellation: CancellationFacts;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

/** Until when a line of a basket or an order can be cancelled, below its facts. */
export const LineRule = ({ cancellation, renderedAt }: LineRuleProps) => (
  <p className="mt-0.5 text-s text-pretty text-ink-2">
    <CancellationNote cancellation={cancellation} now={useNow(renderedAt)} />
  </p>
);
