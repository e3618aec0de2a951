import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

/** What is wrong with a field, in words beside an icon. The field points at `id` with `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <span className="field__error" id={id}>
    <CircleAlert className="icon icon--s" />
    <span>{children}</span>
  </span>
);
