import type { TimesQuestion } from '#lib/routing/times-path.ts';
import type { Mode } from '#lib/zones/variant.ts';

/** What a change of the question keeps: the frame, the order of the list and the places that have to be left. */
export const KeptFields = ({ mode, question }: { mode: Mode; question?: TimesQuestion }) => (
  <>
    {mode === 'embedded' && <input type="hidden" name="embedded" value="true" />}
    {question?.near && question.order === 'earliest' && <input type="hidden" name="order" value="earliest" />}
    {question && question.places > 1 && <input type="hidden" name="places" value={question.places} />}
  </>
);
