import { useRef, type FormEvent, type ReactNode } from 'react';

export type ActionFormProps = {
  onAct: () => void;
  /** A button that submits. */
  children: ReactNode;
};

/**
 * A form around one button of a server-rendered page. Before hydration a click has no listener and is lost, but React
 * queues the submission of a form whose `action` is a function and replays it afterwards. After hydration `onSubmit`
 * handles the press outside the transition in which React runs actions.
 */
export const ActionForm = ({ onAct, children }: ActionFormProps) => {
  const hasReplayed = useRef(false);
  // Several submissions queued before hydration are replayed as one.
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
    <form className="contents" action={replay} onSubmit={submit}>
      {children}
    </form>
  );
};
