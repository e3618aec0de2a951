import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

/** A field's error message with an icon. The field refers to `id` with `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <span className="field__error" id={id}>
    <CircleAlert className="icon icon--s" />
    <span>{children}</span>
  </span>
);
