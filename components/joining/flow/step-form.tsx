import { useId, type ReactNode, type SubmitEvent } from 'react';
import { FinishLater } from '#components/joining/later/finish-later.tsx';
import { StepBar } from './step-bar.tsx';
import type { JoiningFlow } from './use-joining-flow.ts';

type StepFormProps = {
  flow: JoiningFlow;
  isPending?: boolean;
  /** Why one cannot go on yet. */
  reason?: string | undefined;
  onRefused?: () => void;
  onSubmit: (event: SubmitEvent) => void;
  children: ReactNode;
};

/** A step that is filled in. Its bar is last on the screen and for the keyboard, after a form of its own for finishing later. */
export const StepForm = ({ flow, onSubmit, children, ...bar }: StepFormProps) => {
  const id = useId();
  return (
    <>
      <form id={id} className="grid content-start gap-6 *:min-w-0" noValidate onSubmit={onSubmit}>
        {children}
      </form>
      {flow.joining === null && <FinishLater flow={flow} />}
      <StepBar flow={flow} formId={id} {...bar} />
    </>
  );
};
