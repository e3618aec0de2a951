import { code128 } from '../../lib/format/code128.ts';
import { entryCode } from '../../lib/format/entry-code.ts';
import { useText } from '../../lib/messages/text-context.ts';

/** Empty modules on either side, which a scanner needs. */
const QUIET = 10;

/** The code that lets a booking in, black on white, with its words below. */
export const EntryBarcode = ({ bookingId }: { bookingId: string }) => {
  const text = useText();
  const code = entryCode(bookingId);
  const { width, bars } = code128(code);
  return (
    <>
      <span className="barcode" role="img" aria-label={text('confirmation.entryCode', { code })}>
        <svg viewBox={`${-QUIET} 0 ${width + 2 * QUIET} 84`} preserveAspectRatio="none" shapeRendering="crispEdges" aria-hidden="true">
          {bars.map((bar) => <rect key={bar.x} x={bar.x} width={bar.width} height="84" />)}
        </svg>
      </span>
      <p className="code" aria-hidden="true">{code}</p>
    </>
  );
};
