'use client';

import Accessibility from 'lucide-react/icons/accessibility';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { loadAgain } from '#components/ui/load-again.ts';
import { earlyLowered } from '#lib/zones/early-lowered.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { kioskButtons } from './kiosk-home-link.tsx';
import { setLowered, useLowered } from './lowered.ts';

const Modal = lazy(async () => ({
  default: (await loadAgain(() => import('#components/ui/overlay/modal.tsx'))).Modal,
}));

const topics = ['book', 'logIn', 'pay', 'reach', 'end'] as const;

/** Help on the screen of a kiosk, where nobody stands by: what it does, and whom to ask. */
export const KioskHelp = ({ phone }: { phone: string | null }) => {
  const t = useTranslations('chrome');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={kioskButtons.quiet} aria-haspopup="dialog" onClick={open}>
        <CircleQuestionMark className="icon" />
        {t('kioskHelp.open')}
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <Modal
            open={isOpen}
            onClose={() => setOpen(false)}
            wide
            title={t('kioskHelp.title')}
            closeLabel={t('kioskHelp.close')}
          >
            <dl className="grid gap-4">
              {topics.map((topic) => (
                <div key={topic}>
                  <dt className="font-medium">{t(`kioskHelp.${topic}`)}</dt>
                  <dd className="text-ink-2">{t(`kioskHelp.${topic}Text`)}</dd>
                </div>
              ))}
            </dl>
            <p className="font-medium">{phone === null ? t('kioskHelp.ask') : t('kioskHelp.askOrCall', { phone })}</p>
          </Modal>
        </Suspense>
      )}
    </>
  );
};

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

/** What a kiosk offers on each of its pages: help, and what brings everything within reach. */
export const KioskTools = ({ phone }: { phone: string | null }) => (
  <>
    <KioskHelp phone={phone} />
    <LowerScreen />
  </>
);
