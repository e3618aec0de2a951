import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import { getSessions } from '#components/booking/lines/order-line-facts.ts';
import { SessionSpan } from '#components/booking/lines/session-span.tsx';
import type { CartItem } from '#contract/cart-items.ts';
import { entryCode } from '#lib/format/entry-code.ts';
import type { QrCode } from '#lib/format/qr-code.ts';
import { EntryQr } from './entry-qr.tsx';
import { useWakeLock } from './use-wake-lock.ts';

type EntryDialogProps = {
  item: CartItem;
  entryId: string;
  qr: QrCode;
  open: boolean;
  onClose: () => void;
};

/** Shows an entry code full-screen on white and keeps the screen on with a wake lock. */
export const EntryDialog = ({ item, entryId, qr, open, onClose }: EntryDialogProps) => {
  const t = useTranslations();
  const code = entryCode(entryId);
  useWakeLock(open);
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="entry" data-overlay="">
          <Dialog.Close className="icon-btn entry__close" aria-label={t('common.close')}>
            <X className="icon" />
          </Dialog.Close>
          <div className="entry__code" role="img" aria-label={t('confirmation.entryCode', { code })}>
            <EntryQr qr={qr} />
          </div>
          <p className="entry__words" aria-hidden="true">
            {code}
          </p>
          <div className="entry__what">
            <Dialog.Title className="oline__name">{item.name}</Dialog.Title>
            <p className="oline__when">
              <SessionSpan sessions={getSessions(item)} />
            </p>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
