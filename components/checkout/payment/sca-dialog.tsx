import { cx } from 'class-variance-authority';
import Lock from 'lucide-react/icons/lock';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useSite } from '#lib/zones/site-context.tsx';

type ScaDialogProps = {
  transactionUuid: string;
  returnToken: string | null;
  holdsPlaces: boolean;
  /** Called when the frame is visible. */
  onShown: () => void;
  /** Called when the frame signals that the bank has answered; the answer itself comes from the server. */
  onAnswered: () => void;
  onGiveUp: () => void;
  /** What the frame shows: the bank's check, or the provider's payment page. */
  kind?: 'challenge' | 'page';
};

/** Whether a message says that there is a result for this payment. */
export const isAnswer = (data: unknown, transactionUuid: string): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'payment:sca:done' &&
  'transactionUuid' in data &&
  data.transactionUuid === transactionUuid;

/** Asks before the payment is given up. */
export const GiveUp = ({ isOpen, onStay, onGiveUp }: { isOpen: boolean; onStay: () => void; onGiveUp: () => void }) => {
  const t = useTranslations();
  return (
    <Modal
      open={isOpen}
      onClose={onStay}
      alert
      title={t('checkout.challenge.confirmTitle')}
      closeLabel={t('common.close')}
      description={t('checkout.challenge.confirmText')}
      actions={
        <>
          <Button variant="text" onClick={onGiveUp}>
            {t('checkout.challenge.confirmCancel')}
          </Button>
          <Button onClick={onStay}>{t('checkout.challenge.confirmStay')}</Button>
        </>
      }
    />
  );
};

/**
 * The 3-D Secure challenge in an iframe. Closing it asks for confirmation; it ends with the bank's answer or a
 * cancellation.
 */
export const ScaDialog = ({
  transactionUuid,
  returnToken,
  holdsPlaces,
  onShown,
  onAnswered,
  onGiveUp,
  kind = 'challenge',
}: ScaDialogProps) => {
  const t = useTranslations('checkout');
  const { mode } = useSite();
  const query = returnToken === null ? '' : `?t=${encodeURIComponent(returnToken)}`;
  const address = (page: 'frame' | 'out') => `/payments/sca/${transactionUuid}/${page}${query}`;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const shown = useEffectEvent(onShown);
  const listen = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
    if (isOurs && isAnswer(data, transactionUuid)) onAnswered();
  });
  useEffect(() => {
    shown();
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <Modal
      open
      wide
      onClose={() => setLeaving(true)}
      preventBackdropClosure
      title={t(`${kind}.title`)}
      closeLabel={t('challenge.close')}
      description={t(`${kind}.intro`, { held: String(holdsPlaces) })}
      initialFocus={frame}
    >
      <div className="grid gap-3">
        <iframe
          ref={frame}
          className={cx(
            'block h-[calc(min(27.5rem,var(--seen-height,100dvh)*0.6)/var(--foreign-zoom,1))] w-full rounded-m border border-line-strong bg-white',
            '[zoom:var(--foreign-zoom,1)]',
            'max-small:-mx-6 max-small:w-[calc(100%+3rem)] max-small:rounded-none max-small:border-x-0',
          )}
          title={t(`${kind}.frame`)}
          src={address('frame')}
          sandbox="allow-forms allow-scripts allow-same-origin"
          allow="payment *; publickey-credentials-get *"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="flex items-center gap-2 text-s text-ink-3">
            <Lock className="icon-s" />
            {t(`${kind}.bank`)}
          </span>
          <Button variant="text" size="medium" onClick={() => setLeaving(true)}>
            {t('challenge.cancel')}
          </Button>
          {mode !== 'kiosk' && (
            <a className="tap-target text-s" href={address('out')} target="_blank" rel="opener">
              {t(`${kind}.newTab`)}
            </a>
          )}
        </div>
        <p role="status">
          <VisuallyHidden>{t(`${kind}.started`)}</VisuallyHidden>
        </p>
      </div>
      <GiveUp isOpen={isLeaving} onStay={() => setLeaving(false)} onGiveUp={onGiveUp} />
    </Modal>
  );
};
