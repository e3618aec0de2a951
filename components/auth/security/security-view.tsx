'use client';

import { ChangePasswordPanel } from './change-password-panel.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

/** What protects an account: password, second factor of staff, and where somebody is logged in. */
export const SecurityView = () => (
  <div className="page-width security">
    <ChangePasswordPanel />
    <SecondFactorPanel />
    <DevicesPanel />
  </div>
);
