import { cx } from 'class-variance-authority';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import { CancellationNote } from '#components/booking/cancellation/cancellation-note.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import { noteClass } from './row-class.ts';

type CancellationLineProps = {
  bookings: readonly Booking[];
  now: Date;
  /** Its place. */
  className?: string;
};

const isLate = ({ cancellation: { cutOff } }: Booking, now: Date): boolean =>
  cutOff !== null && Date.parse(cutOff.utc) <= now.getTime();

/** Until when a booking can be cancelled, and what comes back. */
export const CancellationLine = ({ bookings, now, className }: CancellationLineProps) => {
  const [first] = bookings;
  if (first === undefined) return null;
  const paid = bookings.map(({ price }) => ({ amount: price?.value ?? 0, packageName: null }));
  let icon = <CircleCheck className="icon-s text-success" />;
  if (!first.cancellation.canCancel) icon = <Lock className="icon-s text-ink-3" />;
  else if (isLate(first, now)) icon = <Info className="icon-s text-warning" />;
  return (
    <p className={cx(noteClass, className)}>
      {icon}
      <span>
        <CancellationNote cancellation={first.cancellation} now={now} paid={paid} />
      </span>
    </p>
  );
};
