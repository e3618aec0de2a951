import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

/** A field's error message with an icon. The field refers to `id` with `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <span className="flex gap-1.5 text-s font-medium text-danger" id={id}>
    <CircleAlert className="mt-0.5 icon-s" />
    <span>{children}</span>
  </span>
);
