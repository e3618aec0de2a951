import QrCodeIcon from 'lucide-react/icons/qr-code';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { CartItem } from '#contract/cart-items.ts';
import { entryCode } from '#lib/format/entry-code.ts';
import type { QrCode } from '#lib/format/qr-code.ts';
import { useText } from '#lib/messages/text-context.ts';
import type { Arrival } from '#lib/rules/arrival.ts';
import { entryIdOf } from '#lib/rules/confirmation.ts';
import { sessionsOf } from '#lib/rules/order-line.ts';
import { useSite } from '#lib/site/site-context.ts';
import { CalendarLink } from './calendar-link.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryQr } from './entry-qr.tsx';

/** The code where nothing can be pressed. */
const OnPaper = ({ qr, code }: { qr: QrCode; code: string }) => (
  <div className="on-paper paper-code">
    <div className="qr">
      <EntryQr qr={qr} />
    </div>
    <p className="code">{code}</p>
  </div>
);

/** What can be done with a booking that has no ticket of its own. */
export const LineActions = ({ item, entryId, codes }: { item: CartItem; entryId: string; codes: Arrival['codes'] }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { mode } = useSite();
  const qr = codes[entryId];
  return (
    <>
      {mode !== 'kiosk' && (
        <CalendarLink bookingId={entryId} name={item.name} sessions={sessionsOf(item).length} variant="text" />
      )}
      {qr !== undefined && (
        <>
          <Button
            variant="text"
            size="medium"
            aria-label={text('confirmation.showCodeNamed', { name: item.name })}
            onClick={() => setOpen(true)}
          >
            <QrCodeIcon className="icon icon--s" />
            {text('confirmation.showCode')}
          </Button>
          <OnPaper qr={qr} code={entryCode(entryId)} />
          <EntryDialog item={item} entryId={entryId} qr={qr} open={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </>
  );
};

/** The actions of a line; what is no booking has none. */
export function lineActions(item: CartItem, codes: Arrival['codes']) {
  const entryId = entryIdOf(item);
  return entryId === undefined ? undefined : <LineActions item={item} entryId={entryId} codes={codes} />;
}
