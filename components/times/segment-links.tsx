import { cx } from 'class-variance-authority';
import { StayLink } from './stay-link.tsx';

export type SegmentLink = { id: string; href: string; label: string; count?: string; isCurrent: boolean };

const segment = cx(
  'grid min-h-tap min-w-0 flex-auto content-center justify-items-center rounded-[7px] px-2 text-s/[1.125rem] font-medium whitespace-nowrap text-ink-2 no-underline small:px-4.5',
  'aria-current:bg-surface aria-current:text-ink aria-current:box-shadow-[0_1px_2px_rgb(34_35_45/0.16)]',
  'forced-colors:aria-current:bg-[Highlight] forced-colors:aria-current:text-[HighlightText] forced-colors:aria-current:forced-color-adjust-none',
);

/** Links to the same list in a few other ways, as one control. */
export const SegmentLinks = ({ label, links }: { label: string; links: readonly SegmentLink[] }) => (
  <nav className="flex min-w-0 gap-0.5 rounded-[10px] bg-surface-3 p-0.75 max-compact:flex-wrap" aria-label={label}>
    {links.map(({ id, href, label: name, count, isCurrent }) => (
      <StayLink key={id} id={id} href={href} className={segment} aria-current={isCurrent || undefined}>
        {name}
        {count !== undefined && <small className="text-xs/[0.875rem] font-normal tabular-nums">{count}</small>}
      </StayLink>
    ))}
  </nav>
);
