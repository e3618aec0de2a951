import Lock from 'lucide-react/icons/lock';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import { useSite } from '#lib/zones/site-context.tsx';

type ScaDialogProps = {
  transactionUuid: string;
  returnToken: string | null;
  /** The frame is in view. */
  onShown: () => void;
  /** The frame says that the bank has answered; what it answered, only the server knows. */
  onAnswered: () => void;
  onGiveUp: () => void;
};

const isAnswer = (data: unknown, transactionUuid: string): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'payment:sca:done' &&
  'transactionUuid' in data &&
  data.transactionUuid === transactionUuid;

const GiveUp = ({ isOpen, onStay, onGiveUp }: { isOpen: boolean; onStay: () => void; onGiveUp: () => void }) => {
  const text = useText();
  return (
    <Modal
      open={isOpen}
      onClose={onStay}
      alert
      title={text('checkout.challenge.confirmTitle')}
      closeLabel={text('common.close')}
      description={text('checkout.challenge.confirmText')}
      actions={
        <>
          <Button variant="text" onClick={onGiveUp}>
            {text('checkout.challenge.confirmCancel')}
          </Button>
          <Button onClick={onStay}>{text('checkout.challenge.confirmStay')}</Button>
        </>
      }
    />
  );
};

/** The bank's own check in a frame. Closing it asks first; only the bank's answer or giving up ends it. */
export const ScaDialog = ({ transactionUuid, returnToken, onShown, onAnswered, onGiveUp }: ScaDialogProps) => {
  const text = useText();
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
      title={text('checkout.challenge.title')}
      closeLabel={text('checkout.challenge.close')}
      description={text('checkout.challenge.intro')}
      initialFocus={frame}
    >
      <div className="sca">
        <iframe
          ref={frame}
          className="sca__frame"
          title={text('checkout.challenge.frame')}
          src={address('frame')}
          sandbox="allow-forms allow-scripts allow-same-origin"
          allow="payment *; publickey-credentials-get *"
        />
        <div className="sca__foot">
          <span className="sca__bank small muted">
            <Lock className="icon icon--s" />
            {text('checkout.challenge.bank')}
          </span>
          <Button variant="text" size="medium" onClick={() => setLeaving(true)}>
            {text('checkout.challenge.cancel')}
          </Button>
          {mode !== 'kiosk' && (
            <a className="small tap" href={address('out')} target="_blank" rel="opener">
              {text('checkout.challenge.newTab')}
            </a>
          )}
        </div>
        <p role="status">
          <VisuallyHidden>{text('checkout.challenge.started')}</VisuallyHidden>
        </p>
      </div>
      <GiveUp isOpen={isLeaving} onStay={() => setLeaving(false)} onGiveUp={onGiveUp} />
    </Modal>
  );
};
