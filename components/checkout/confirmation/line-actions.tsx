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
  return (
    <>
      {mode !== 'kiosk' && (
        <CalendarLink bookingId={entryId} name={item.name} sessions={getSessions(item).length} variant="text" />
      )}
      {qr !== undefined && (
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
    </>
  );
};

/** The actions of a line; a line that is not a booking has none. */
export function lineActions(item: CartItem, codes: EntryInfo['codes']) {
  const entryId = getEntryId(item);
  return entryId === undefined ? undefined : <LineActions item={item} entryId={entryId} codes={codes} />;
}
