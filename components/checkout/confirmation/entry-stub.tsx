import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { entryCode } from '#lib/format/entry-code.ts';
import type { QrCode } from '#lib/format/qr-code.ts';
import type { TicketItem } from './confirmation-facts.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryQr } from './entry-qr.tsx';

type EntryStubProps = {
  item: TicketItem;
  /** Undefined until the server has rendered it; the entry words are valid for entry as well. */
  qr?: QrCode;
};

/** The entry part of a ticket: the QR code, which opens full-screen, and the entry words. */
export const EntryStub = ({ item, qr }: EntryStubProps) => {
  const t = useTranslations('confirmation');
  const [isOpen, setOpen] = useState(false);
  const code = entryCode(item.bookingId);
  return (
    <div className="ticket__stub">
      {qr !== undefined && (
        <>
          <button type="button" className="qr" aria-label={t('enlarge', { code })} onClick={() => setOpen(true)}>
            <EntryQr qr={qr} />
          </button>
          <EntryDialog item={item} entryId={item.bookingId} qr={qr} open={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
      <p className="code" aria-hidden={qr !== undefined}>
        {code}
      </p>
      <p className="small">{t(item.quantity > 1 ? 'scanEach' : 'scan')}</p>
    </div>
  );
};
