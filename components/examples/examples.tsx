import { SkipLink } from '#components/ui/layout/skip-link.tsx';
import { ButtonExamples } from './button-examples.tsx';
import { ChoiceExamples } from './choice-examples.tsx';
import { FeedbackExamples } from './feedback-examples.tsx';
import { FieldExamples } from './field-examples.tsx';
import { MarkingExamples } from './marking-examples.tsx';
import { OverlayExamples } from './overlay-examples.tsx';
import { PillExamples } from './pill-examples.tsx';

/** Every component in every state. */
export const Examples = () => (
  <>
    <SkipLink>Skip to main content</SkipLink>
    <main id="main" className="page-width">
      <h1>Components</h1>
      <ButtonExamples />
      <FieldExamples />
      <PillExamples />
      <ChoiceExamples />
      <OverlayExamples />
      <FeedbackExamples />
      <MarkingExamples />
    </main>
  </>
);
