import ArrowRight from 'lucide-react/icons/arrow-right';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import IdCard from 'lucide-react/icons/id-card';
import Tent from 'lucide-react/icons/tent';
import Link from 'next/link';

export type QuickLink = { kind: 'camp' | 'course' | 'membership'; href: string; title: string; help: string };

const icons = { camp: Tent, course: GraduationCap, membership: IdCard };

/** Links to a venue's offers besides its timetables. */
export const QuickLinks = ({ links }: { links: readonly QuickLink[] }) => (
  <div className="quick">
    <ul>
      {links.map(({ kind, href, title, help }) => {
        const Icon = icons[kind];
        return (
          <li key={kind}>
            <Link href={href} prefetch={false}>
              <span className="quick__icon">
                <Icon className="icon" />
              </span>
              <span>
                <b>{title}</b>
                {help}
              </span>
              <ArrowRight className="icon" />
            </Link>
          </li>
        );
      })}
    </ul>
  </div>
);
