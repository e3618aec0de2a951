import House from 'lucide-react/icons/house';
import Link from 'next/link';

export type BreadcrumbProps = {
  label: string;
  home: { href: string; label: string };
  /** From the outermost inwards; the last one is the page itself. */
  items: readonly { label: string; href?: string }[];
};

/** The breadcrumb. On a phone a long one collapses to home, parent and page. */
export const Breadcrumb = ({ label, home, items }: BreadcrumbProps) => (
  <nav className="breadcrumb" aria-label={label}>
    <ol className="page-width">
      <li>
        <Link href={home.href} prefetch={false} aria-label={home.label}>
          <House className="icon icon--s" />
        </Link>
      </li>
      {items.map((item, index) => (
        <li key={item.label}>
          {item.href !== undefined && index < items.length - 1 ? (
            <Link href={item.href} prefetch={false}>
              {item.label}
            </Link>
          ) : (
            <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
