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
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <CircleAlert className="icon" />
      <b>{title}</b>
      <ul>
        {problems.map(({ fieldId, message }, index) => (
          <li key={fieldId ?? index}>
            {fieldId === undefined ? (
              message
            ) : (
              <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
