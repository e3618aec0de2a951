'use client';

import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { loadAgain } from '#components/ui/load-again.ts';
import { kioskButtons } from './kiosk-home-link.tsx';

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
