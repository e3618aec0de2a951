'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { hasPermission, type DeskPermission } from './permissions.ts';

/** The desk at which a member of staff works. */
export interface Desk {
  staff: { id: number; name: string; permissions: readonly string[] };
  venue: { id: string; slug: string; name: string; timezone: string };
}

const DeskContext = createContext<Desk | null>(null);

/** Provides staff and venue of the desk to client components. */
export const DeskProvider = ({ desk, children }: { desk: Desk; children: ReactNode }) => (
  <DeskContext value={desk}>{children}</DeskContext>
);

/** Staff and venue of the desk. Throws outside of a page of the desk. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('useDesk is called outside of the desk’s providers');
  return desk;
}

/** Whether the member of staff has this permission; what they may not do is missing from the page, not disabled. */
export function useMay(permission: DeskPermission): boolean {
  return hasPermission(useDesk().staff.permissions, [permission]);
}
