import type { ReactNode } from 'react';
import { DeskTheme } from '#app/foh/_desk/desk-theme.tsx';
import { EntryHeader } from '#app/foh/_desk/entry-header.tsx';

/** The frame of pages that need no member of staff, as the not-found page. */
export default function EntryLayout({ children }: { children: ReactNode }) {
  return (
    <DeskTheme>
      <EntryHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </DeskTheme>
  );
}
