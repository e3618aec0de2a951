import { cx } from 'class-variance-authority';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CalendarLink } from '#components/booking/entry/calendar-link.tsx';
import { DirectionsLink } from '#components/booking/entry/directions-link.tsx';
import { EntryQr, EntryDialog } from '#components/booking/entry/entry-dialog.tsx';
import { codeText, qrBox } from '#components/booking/entry/entry-look.ts';
import { getSessions } from '#components/booking/lines/order-line-facts.ts';
import type { EntryInfo } from '#components/booking/model/entry-info.ts';
import { Button } from '#components/ui/button/button.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { entryCode } from '#lib/format/entry-code.ts';
import type { QrCode } from '#lib/format/qr-code.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { CancelBought, type CancelBoughtProps } from './cancel-bought.tsx';
import type { BundleItem } from './confirmation-facts.ts';
import { ShareVisit } from './share-visit.tsx';

/** The entry code as static text, where there is no button. */
const OnPaper = ({ qr, code }: { qr: QrCode; code: string }) => (
  <div className="text-center not-print:hidden">
    <div className={qrBox}>
      <EntryQr qr={qr} />
    </div>
    <p className={cx(codeText, 'text-ink')}>{code}</p>
  </div>
);

/** What cancelling a camp or course is about; null for one without sessions. */
function getCancelProps(item: BundleItem): CancelBoughtProps | null {
  const first = item.childItems.find((line) => 'startsAt' in line);
  if (first === undefined) return null;
  return {
    name: item.name,
    venue: item.venue,
    bookingType: item.bookingType,
    startsAt: first.startsAt,
    bought: { bundleId: item.bookingBundleId },
    canCancel: item.cancellation?.canCancel === true,
    isCancelled: item.bookedQuantity === 0,
  };
}

/** The actions of a camp or course. */
export const LineActions = ({ item, entryInfo }: { item: BundleItem; entryInfo: EntryInfo }) => {
  const t = useTranslations('confirmation');
  const [isOpen, setOpen] = useState(false);
  const { mode } = useSite();
  const entryId = item.bookingBundleId;
  const qr = entryInfo.codes[entryId];
  const cancelled = getCancelProps(item);
  const isBooked = cancelled?.isCancelled !== true;
  return (
    <>
      {mode !== 'kiosk' && isBooked && (
        <CalendarLink bookingId={entryId} name={item.name} sessions={getSessions(item).length} variant="text" />
      )}
      {qr !== undefined && isBooked && item.isEntryBarred !== true && (
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
          <EntryDialog
            name={item.name}
            sessions={getSessions(item)}
            entryId={entryId}
            qr={qr}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </>
      )}
      {isBooked && item.isEntryBarred === true && <p className="text-s text-ink">{t('barred')}</p>}
      {mode !== 'kiosk' && isBooked && (
        <>
          <DirectionsLink venue={item.venue} ways={entryInfo.ways} />
          <ShareVisit item={item} name={item.name} />
        </>
      )}
      {cancelled && <CancelBought {...cancelled} />}
    </>
  );
};

/** The actions of a line that is no ticket: only a camp or course has some. */
export function lineActions(item: CartItem, entryInfo: EntryInfo) {
  return item.type === 'av2_booking_bundle' ? <LineActions item={item} entryInfo={entryInfo} /> : undefined;
}
