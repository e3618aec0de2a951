import QrCodeIcon from 'lucide-react/icons/qr-code';
import { useState } from 'react';
import type { CartItem } from '../../contract/cart-items.ts';
import { useText } from '../../lib/messages/text-context.ts';
import type { Arrival } from '../../lib/rules/arrival.ts';
import { entryIdOf } from '../../lib/rules/confirmation.ts';
import { sessionsOf } from '../../lib/rules/order-line.ts';
import { useSite } from '../../lib/site/site-context.ts';
import { Button } from '../ui/button.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { EntryDialog } from './entry-dialog.tsx';

/** What can be done with a booking that has no ticket of its own. */
export const LineActions = ({ item, entryId, codes }: { item: CartItem; entryId: string; codes: Arrival['codes'] }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { mode } = useSite();
  const qr = codes[entryId];
  return (
    <>
      {mode !== 'kiosk' && <CalendarLink bookingId={entryId} name={item.name} sessions={sessionsOf(item).length} variant="text" />}
      {qr !== undefined && (
        <>
          <Button variant="text" size="medium" aria-label={text('confirmation.showCodeNamed', { name: item.name })} onClick={() => setOpen(true)}>
            <QrCodeIcon className="icon icon--s" />
            {text('confirmation.showCode')}
          </Button>
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
