'use client';

import { KioskHelp } from './kiosk-help.tsx';
import { LowerScreen } from './lower-screen.tsx';

/** What a kiosk offers on each of its pages: help, and what brings everything within reach. */
export const KioskTools = ({ phone }: { phone: string | null }) => (
  <>
    <KioskHelp phone={phone} />
    <LowerScreen />
  </>
);
