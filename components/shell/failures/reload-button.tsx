'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button/button.tsx';

/** Reloads the page. */
export const ReloadButton = ({ children }: { children: ReactNode }) => (
  <Button variant="secondary" type="button" onClick={() => window.location.reload()}>
    {children}
  </Button>
);
