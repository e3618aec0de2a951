import type { ReactNode } from 'react';

/** The buttons of a panel, as wide as it on a phone, and a short text beside them. */
export const PanelActions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-3 max-small:[&>button]:w-full">{children}</div>
);
