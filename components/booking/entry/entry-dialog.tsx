import { Dialog } from '@base-ui/react/dialog';
import { cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ItemName } from '#components/booking/lines/item-name.tsx';
import type { LineSession } from '#components/booking/lines/order-line-facts.ts';
import { SessionSpan } from '#components/booking/lines/session-span.tsx';
import { iconButton } from '#components/ui/button/icon-button.tsx';
import { entryCode } from '#lib/format/entry-code.ts';
import type { QrCode } from '#lib/format/qr-code.ts';

/** Holds a screen wake lock while `isWanted`, where the browser supports it. */
function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    const held: WakeLockSentinel[] = [];
    let isOver = false;
    const release = () => held.splice(0).forEach((lock) => void lock.release());
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // The browser may refuse, for example on low battery; the screen then times out as usual.
      const lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (lock === null) return;
      held.push(lock);
      if (isOver) release();
    };
    // The browser releases the wake lock whenever the page is hidden, so it is requested again.
    const again = () => void hold();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      release();
    };
  }, [isWanted]);
}

/** A QR code without a text alternative of its own; the surrounding elements label it. */
export const EntryQr = ({ qr: { size, path } }: { qr: QrCode }) => (
  <svg className="w-full" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
    <path d={path} />
  </svg>
);

type EntryDialogProps = {
  name: string;
  sessions: readonly LineSession[];
  entryId: string;
  qr: QrCode;
  open: boolean;
  onClose: () => void;
};

// Black on pure white, whatever the venue's colours and the system's are: a reader has to see it.
const popup = cx(
  'fixed inset-x-0 top-(--seen-top,0px) z-60 grid h-(--seen-height,100%) place-content-center justify-items-center gap-4 overflow-y-auto outline-none',
  'px-6 pt-16 pb-[max(24px,env(safe-area-inset-bottom))] text-center',
  'bg-white text-[#000] forced-color-adjust-none',
);

/** Shows an entry code full-screen on white and keeps the screen on with a wake lock. */
export const EntryDialog = ({ name, sessions, entryId, qr, open, onClose }: EntryDialogProps) => {
  const t = useTranslations();
  const code = entryCode(entryId);
  useWakeLock(open);
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className={popup} data-overlay="">
          <Dialog.Close
            className={iconButton({ className: 'absolute top-[max(8px,env(safe-area-inset-top))] right-2' })}
            aria-label={t('common.close')}
          >
            <X className="icon" />
          </Dialog.Close>
          <div
            className="w-[min(32rem,100vw-48px,var(--seen-height,100dvh)-17rem)] min-w-[9.25rem] p-[4%]"
            role="img"
            aria-label={t('confirmation.entryCode', { code })}
          >
            <EntryQr qr={qr} />
          </div>
          <p className="text-[2rem]/[2.5rem] font-medium tracking-[0.08em] tabular-nums" aria-hidden="true">
            {code}
          </p>
          <div>
            <Dialog.Title render={<ItemName />}>{name}</Dialog.Title>
            <SessionSpan className="justify-center" sessions={sessions} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
