import { cva, cx } from 'class-variance-authority';
import House from 'lucide-react/icons/house';
import Link from 'next/link';

/** Every step but the first follows an arrow. On a phone a long name takes several lines rather than being cut. */
const steps = cx(
  'page-width flex h-full items-center gap-0.5 overflow-hidden whitespace-nowrap',
  'max-large:whitespace-normal max-compact:flex-wrap',
  '*:flex *:min-w-0 *:items-center *:gap-0.5',
  '*:not-first:before:mr-1.75 *:not-first:before:ml-1.25 *:not-first:before:size-1.5 *:not-first:before:flex-none *:not-first:before:rotate-45',
  '*:not-first:before:border-t-[1.5px] *:not-first:before:border-r-[1.5px] *:not-first:before:border-control',
);

const stepPlace = {
  between: 'max-large:hidden',
  parent: 'max-large:flex-none max-compact:flex-initial',
  page: 'overflow-hidden',
};

const link = cva(
  'h-[2.5rem] text-ink-2 no-underline hover:text-primary-text hover:underline hover:decoration-auto focus-visible:-outline-offset-3',
  {
    variants: {
      place: {
        // Home is a small picture and a large target.
        home: '-mx-2 flex items-center px-2',
        step: 'flex items-center max-compact:h-auto max-compact:min-h-[1.75rem]',
      },
    },
  },
);

export type BreadcrumbProps = {
  label: string;
  home: { href: string; label: string };
  /** From the outermost inwards; the last one is the page itself. */
  items: readonly { label: string; href?: string }[];
};

const getPlace = (index: number, last: number) => {
  if (index === last) return 'page';
  return index === last - 1 ? 'parent' : 'between';
};

/** The breadcrumb. On a phone a long one collapses to home, parent and page. */
export const Breadcrumb = ({ label, home, items }: BreadcrumbProps) => (
  <nav
    className="h-(--breadcrumb-h) border-b border-line bg-surface text-[length:var(--text-s)] max-large:h-auto max-compact:py-1"
    aria-label={label}
  >
    <ol className={steps}>
      <li className="max-large:flex-none">
        <Link className={link({ place: 'home' })} href={home.href} prefetch={false} aria-label={home.label}>
          <House className="icon-s" />
        </Link>
      </li>
      {items.map((item, index) => {
        const place = getPlace(index, items.length - 1);
        return (
          <li key={item.label} className={stepPlace[place]}>
            {item.href !== undefined && place !== 'page' ? (
              <Link className={link({ place: 'step' })} href={item.href} prefetch={false}>
                {item.label}
              </Link>
            ) : (
              <span
                className={
                  place === 'page'
                    ? 'truncate font-medium text-ink max-large:py-2 max-large:whitespace-normal'
                    : undefined
                }
                aria-current={place === 'page' ? 'page' : undefined}
              >
                {item.label}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
