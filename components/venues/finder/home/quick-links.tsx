import { cx } from 'class-variance-authority';
import ArrowRight from 'lucide-react/icons/arrow-right';
import BadgePercent from 'lucide-react/icons/badge-percent';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import IdCard from 'lucide-react/icons/id-card';
import Tent from 'lucide-react/icons/tent';
import TicketCheck from 'lucide-react/icons/ticket-check';
import Link from 'next/link';
import { Rows } from '#components/ui/layout/rows.tsx';

export type QuickLink = {
  kind: 'camp' | 'course' | 'membership' | 'package' | 'pricing';
  href: string;
  title: string;
  help: string;
};

const icons = { camp: Tent, course: GraduationCap, membership: IdCard, package: TicketCheck, pricing: BadgePercent };

const row = cx(
  'grid h-full grid-cols-[2.5rem_1fr_1.25rem] items-center gap-3 px-4 py-3.5 large:grid-cols-[2.5rem_1fr] large:p-5',
  'text-s text-ink-2 no-underline hover:bg-surface-2 focus-visible:-outline-offset-3',
);

/** Links to a venue's offers besides its timetables. */
export const QuickLinks = ({ links }: { links: readonly QuickLink[] }) => (
  <Rows as="div">
    <ul className="grid gap-px bg-line large:flex large:flex-wrap">
      {links.map(({ kind, href, title, help }) => {
        const Icon = icons[kind];
        return (
          <li key={kind} className="bg-surface large:flex-[1_0_17rem]">
            <Link className={row} href={href} prefetch={false}>
              <span className="grid size-[2.5rem] place-items-center rounded-full bg-primary-100 text-primary-text">
                <Icon className="icon" />
              </span>
              <span>
                <b className="block text-m font-medium">{title}</b>
                {help}
              </span>
              <ArrowRight className="icon text-primary-text large:hidden" />
            </Link>
          </li>
        );
      })}
    </ul>
  </Rows>
);
