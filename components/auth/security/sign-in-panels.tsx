'use client';

import { DevicesPanel } from './devices-panel.tsx';
import { PinPanel } from './pin-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

/** The panels of the security page that show what the server knows: second factor of staff, the PIN of
 * others, and logged-in devices. */
export const SignInPanels = () => (
  <>
    <SecondFactorPanel />
    <PinPanel />
    <DevicesPanel />
  </>
);
