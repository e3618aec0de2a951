'use client';

import { DevicesPanel } from './devices-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

/** The panels of the security page that show what the server knows: second factor of staff, and logged-in devices. */
export const SignInPanels = () => (
  <>
    <SecondFactorPanel />
    <DevicesPanel />
  </>
);
