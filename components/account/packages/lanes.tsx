import { cva } from 'class-variance-authority';

const lane = cva(
  'border-0 border-dashed border-line-strong not-first:border-l forced-colors:forced-color-adjust-none',
  {
    variants: { isLeft: { true: 'bg-primary-500 forced-colors:bg-[Highlight]', false: '' } },
  },
);

/** The most uses that are drawn; above that a number alone. */
const mostDrawn = 10;

type LanesProps = { left: number; total: number; label: string };

/** The uses of a package as lanes of a pool, those that are left filled. */
export const Lanes = ({ left, total, label }: LanesProps) =>
  total > 0 && total <= mostDrawn ? (
    <div
      className="grid h-[2.5rem] auto-cols-fr grid-flow-col overflow-clip rounded-s border-2 border-line-strong"
      role="img"
      aria-label={label}
    >
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={lane({ isLeft: index < left })} />
      ))}
    </div>
  ) : null;
