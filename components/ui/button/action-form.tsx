import { useRef, type FormEvent, type ReactNode } from 'react';

export type ActionFormProps = {
  onAct: () => void;
  /** A button that submits. */
  children: ReactNode;
};

/**
 * A form around one button of a page that the server has rendered. Before hydration a click has no listener and is lost,
 * but React keeps the submission of a form whose `action` is a function and runs it afterwards. Once hydrated the button
 * acts as every other does: not in the transition in which React runs actions.
 */
export const ActionForm = ({ onAct, children }: ActionFormProps) => {
  const hasReplayed = useRef(false);
  // Whoever presses again while nothing happens means it once.
  const replay = () => {
    if (hasReplayed.current) return;
    hasReplayed.current = true;
    onAct();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAct();
  };
  return (
    <form className="action-form" action={replay} onSubmit={submit}>
      {children}
    </form>
  );
};
