import { cx } from 'class-variance-authority';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { getSessions } from '#components/booking/lines/order-line-facts.ts';
import type { EntryInfo } from '#components/booking/model/entry-info.ts';
import { Button } from '#components/ui/button/button.tsx';
import type { CartItem } from '#contract/cart-items.ts';
import { entryCode } from '#lib/format/entry-code.ts';
import type { QrCode } from '#lib/format/qr-code.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { CancelBought, type CancelBoughtProps } from './cancel-bought.tsx';
import { getEntryId } from './confirmation-facts.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { codeText, qrBox } from './entry-look.ts';
import { EntryQr } from './entry-qr.tsx';

/** The entry code as static text, where there is no button. */
const OnPaper = ({ qr, code }: { qr: QrCode; code: string }) => (
  <div className="text-center not-print:hidden">
    <div className={qrBox}>
      <EntryQr qr={qr} />
    </div>
    <p className={cx(codeText, 'text-ink')}>{code}</p>
  </div>
);

/** What cancelling a line is about; null for one that is no booking. */
function getCancelProps(item: CartItem): CancelBoughtProps | null {
  if (!('bookingType' in item)) return null;
  const first = item.type === 'av2_booking_bundle' ? item.childItems.find((line) => 'startsAt' in line) : item;
  if (first === undefined) return null;
  return {
    name: item.name,
    venue: item.venue,
    bookingType: item.bookingType,
    startsAt: first.startsAt,
    bought: item.type === 'av2_booking_bundle' ? { bundleId: item.bookingBundleId } : { bookingIds: [item.bookingId] },
    canCancel: item.cancellation?.canCancel === true,
    isCancelled: item.bookedQuantity === 0,
  };
}

/** The actions of a booking without a ticket. */
export const LineActions = ({
  item,
  entryId,
  codes,
}: {
  item: CartItem;
  entryId: string;
  codes: EntryInfo['codes'];
}) => {
  const t = useTranslations('confirmation');
  const [isOpen, setOpen] = useState(false);
  const { mode } = useSite();
  const qr = codes[entryId];
  const cancelled = getCancelProps(item);
  const isBooked = cancelled?.isCancelled !== true;
  return (
    <>
      {mode !== 'kiosk' && isBooked && (
        <CalendarLink bookingId={entryId} name={item.name} sessions={getSessions(item).length} variant="text" />
      )}
      {qr !== undefined && isBooked && (
        <>
          <Button
            variant="text"
            size="medium"
            className="print:hidden"
            aria-label={t('showCodeNamed', { name: item.name })}
            onClick={() => setOpen(true)}
          >
            <QrCodeIcon className="icon-s" />
            {t('showCode')}
          </Button>
          <OnPaper qr={qr} code={entryCode(entryId)} />
          <EntryDialog item={item} entryId={entryId} qr={qr} open={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
      {cancelled && <CancelBought {...cancelled} />}
    </>
  );
};

/** The actions of a line; a line that is not a booking has none. */
export function lineActions(item: CartItem, codes: EntryInfo['codes']) {
  const entryId = getEntryId(item);
  return entryId === undefined ? undefined : <LineActions item={item} entryId={entryId} codes={codes} />;
}
