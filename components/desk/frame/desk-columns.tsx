import type { ReactNode } from 'react';

interface DeskColumnsProps {
  /** The column at the end, which stays in the window; none without it. */
  aside: ReactNode;
  /** The name of that column. */
  label: string;
  children: ReactNode;
}

/** The content of a page of the desk and, beside it, a column that stays in the window. */
export const DeskColumns = ({ aside, label, children }: DeskColumnsProps) =>
  aside ? (
    <div className="grid items-start gap-6 medium:grid-cols-[minmax(0,1fr)_20.5rem] large:grid-cols-[minmax(0,1fr)_24rem] large:gap-8">
      <div className="min-w-0">{children}</div>
      <aside
        aria-label={label}
        className="min-w-0 medium:sticky medium:top-[6.25rem] medium:max-h-[calc(100dvh-6.75rem)] medium:overflow-y-auto"
      >
        {aside}
      </aside>
    </div>
  ) : (
    <div className="max-w-[64rem] min-w-0">{children}</div>
  );
