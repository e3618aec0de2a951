import { cx } from 'class-variance-authority';

type PhoneLinkProps = { number: string; label: string; className?: string };

/** A `tel:` link whose accessible name includes whose number it is. */
export const PhoneLink = ({ number, label, className }: PhoneLinkProps) => (
  <a
    className={cx('tap-target whitespace-nowrap lining-nums tabular-nums', className)}
    href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
    aria-label={`${label}, ${number}`}
  >
    {number}
  </a>
);
