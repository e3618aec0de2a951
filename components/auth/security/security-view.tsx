'use client';

import type { ReactNode } from 'react';
import { NarrowPage } from '#components/auth/narrow-page.tsx';
import { ChangePasswordPanel } from './change-password-panel.tsx';

/** The security page: the password, and below it the panels that need to be read first. */
export const SecurityView = ({ children }: { children: ReactNode }) => (
  <NarrowPage width="panels" className="grid gap-6 py-6">
    <ChangePasswordPanel />
    {children}
  </NarrowPage>
);
