'use client';

import { ChangePasswordPanel } from './change-password-panel.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

/** The security page: password, second factor of staff, and logged-in devices. */
export const SecurityView = () => (
  <div className="page-width security">
    <ChangePasswordPanel />
    <SecondFactorPanel />
    <DevicesPanel />
  </div>
);
