import type { ReactNode } from 'react';
import { withTheme } from '#components/shell/with-theme.tsx';

/** The theme of the desk's venue around a page; the maintenance page while the operator is closed. */
export const DeskTheme = ({ venueSlug, children }: { venueSlug?: string; children: ReactNode }) =>
  withTheme(venueSlug, () => children);
