'use client';

import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

export type FieldProblem = {
  /** The id of the invalid control; without it the message is no link. */
  fieldId?: string;
  message: ReactNode;
};

export type ErrorSummaryProps = {
  title: ReactNode;
  problems: readonly FieldProblem[];
};

const goTo = (event: MouseEvent, fieldId: string) => {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus();
};

/**
 * The error summary above a form. It takes the focus when it mounts: pass a new `key` on each attempt, so that it does
 * so again.
 */
export const ErrorSummary = ({ title, problems }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      className="grid grid-cols-[1.25rem_1fr] content-start gap-x-3 gap-y-1 self-start rounded-l border border-danger-line bg-danger-bg p-4 text-ink"
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      <CircleAlert className="mt-0.5 icon text-danger" />
      <b>{title}</b>
      <ul className="col-2 grid gap-1">
        {problems.map(({ fieldId, message }, index) => (
          <li key={fieldId ?? index}>
            {fieldId === undefined ? (
              message
            ) : (
              <a className="font-medium text-danger" href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
