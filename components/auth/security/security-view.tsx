'use client';

import { NarrowPage } from '#components/auth/narrow-page.tsx';
import { ChangePasswordPanel } from './change-password-panel.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

/** The security page: password, second factor of staff, and logged-in devices. */
export const SecurityView = () => (
  <NarrowPage width="panels" className="grid gap-6 py-6">
    <ChangePasswordPanel />
    <SecondFactorPanel />
    <DevicesPanel />
  </NarrowPage>
);
