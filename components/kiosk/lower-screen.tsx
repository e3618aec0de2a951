'use client';

import Accessibility from 'lucide-react/icons/accessibility';
import { useTranslations } from 'next-intl';
import { earlyLowered } from '#lib/zones/early-lowered.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { kioskButtons } from './kiosk-home-link.tsx';
import { setLowered, useLowered } from './lowered.ts';

/**
 * Brings everything of a kiosk's page into the lower half of its tall screen, within reach of somebody who sits, and back.
 */
export const LowerScreen = () => {
  const t = useTranslations('chrome');
  const { origins } = useSite();
  const isLowered = useLowered();
  const change = () => {
    setLowered(!isLowered, origins);
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: earlyLowered }} />
      <button type="button" className={kioskButtons.quiet} onClick={change}>
        <Accessibility className="icon" />
        {isLowered ? t('kioskRaise') : t('kioskLower')}
      </button>
    </>
  );
};
