import { cx } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryQr, EntryDialog } from '#components/booking/entry/entry-dialog.tsx';
import { codeText, qrBox } from '#components/booking/entry/entry-look.ts';
import { getSessions } from '#components/booking/lines/order-line-facts.ts';
import { getVisitEntryId, type Visit } from '#contract/cart/rules/visits.ts';
import { entryCode } from '#lib/format/entry-code.ts';
import type { QrCode } from '#lib/format/qr-code.ts';

type EntryStubProps = {
  visit: Visit;
  /** Undefined until the server has rendered it; the entry words are valid for entry as well. */
  qr?: QrCode;
};

// A dashed line to tear along, with a notch at each end of it.
const stub = cx(
  'relative grid content-center justify-items-center gap-2.5 bg-white px-4 py-5 text-center',
  'border-0 border-t-2 border-dashed border-line-strong small:border-t-0 small:border-l-2',
  'before:absolute before:-top-3 before:-left-3 before:size-[1.375rem]',
  'before:rounded-full before:border before:border-line before:bg-surface-2',
  'after:absolute after:-right-3 after:size-[1.375rem] max-small:after:-top-3 small:after:-bottom-3 small:after:-left-3',
  'after:rounded-full after:border after:border-line after:bg-surface-2',
);

/** The entry part of a ticket: the QR code, which opens full-screen, and the entry words; or that access is stopped. */
export const EntryStub = ({ visit, qr }: EntryStubProps) => {
  const t = useTranslations('confirmation');
  const [isOpen, setOpen] = useState(false);
  const entryId = getVisitEntryId(visit);
  const code = entryCode(entryId);
  if (visit.items.every(({ isEntryBarred }) => isEntryBarred === true)) {
    return (
      <div className={stub}>
        <p className="text-s text-ink">{t('barred')}</p>
      </div>
    );
  }
  return (
    <div className={stub}>
      {qr !== undefined && (
        <>
          <button type="button" className={qrBox} aria-label={t('enlarge', { code })} onClick={() => setOpen(true)}>
            <EntryQr qr={qr} />
          </button>
          <EntryDialog
            name={visit.name}
            sessions={getSessions(visit.items[0])}
            entryId={entryId}
            qr={qr}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </>
      )}
      <p className={cx(codeText, 'text-ink')} aria-hidden={qr !== undefined}>
        {code}
      </p>
      <p className="text-s">{t(visit.quantity > 1 ? 'scanEach' : 'scan')}</p>
    </div>
  );
};
