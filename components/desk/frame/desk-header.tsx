import Link from 'next/link';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { DeskClock } from './desk-clock.tsx';
import type { Desk } from './desk-context.tsx';
import { DeskNav } from './desk-nav.tsx';

interface DeskHeaderProps {
  desk: Desk;
  logo: ReactNode;
  /** The name of the link that the logo is. */
  homeLabel: string;
  venueLabel: string;
  renderedAt: number;
  /** The buttons at its end. */
  children?: ReactNode;
}

/** The dark bar at the top of the desk: logo, pages, time, who works here and where. */
export const DeskHeader = ({ desk, logo, homeLabel, venueLabel, renderedAt, children }: DeskHeaderProps) => (
  <header className="flex min-h-header items-center gap-x-7 bg-header-bg pr-3 pl-gutter text-header-text [--focus:currentColor] max-medium:flex-wrap">
    <Link className="inline-flex min-h-tap items-center text-inherit no-underline" href="/" aria-label={homeLabel}>
      {logo}
    </Link>
    <DeskNav />
    <div className="ml-auto flex items-center gap-5 text-s">
      <DeskClock renderedAt={renderedAt} />
      <Link className="relative hidden min-h-tap content-center text-inherit no-underline large:grid" href="/venue">
        <span>{desk.staff.name}</span>
        <VisuallyHidden>, </VisuallyHidden>
        <span className="text-xs opacity-84">{desk.venue.name}</span>
        <VisuallyHidden>{venueLabel}</VisuallyHidden>
      </Link>
      {children}
    </div>
  </header>
);
