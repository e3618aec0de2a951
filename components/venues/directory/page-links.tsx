import { cva } from 'class-variance-authority';
import Link from 'next/link';
import type { Translate } from '#lib/i18n/translate.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';

export type PageLinksProps = { t: Translate; mode: Mode; page: number; pages: number };

const link = cva('grid min-h-tap min-w-tap place-items-center rounded-m px-2 text-s lining-nums tabular-nums', {
  variants: {
    isCurrent: {
      true: 'bg-primary-action font-medium text-on-primary no-underline forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
      false: 'text-ink',
    },
  },
});

/** Links to every page of the directory, so that each is one step from any other; nothing where there is one page. */
export const PageLinks = ({ t, mode, page, pages }: PageLinksProps) => {
  if (pages < 2) return null;
  const getHref = (wanted: number) => hrefIn(mode, `/venues/${wanted}`);
  const step = (wanted: number, rel: 'prev' | 'next', label: string) => (
    <li>
      <Link className={link({ isCurrent: false })} href={getHref(wanted)} rel={rel} prefetch={false}>
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('home.directory.pages')}>
      <ul className="flex flex-wrap gap-1">
        {page > 1 && step(page - 1, 'prev', t('home.directory.previous'))}
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              className={link({ isCurrent: number === page })}
              href={getHref(number)}
              prefetch={false}
              aria-label={t('home.directory.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < pages && step(page + 1, 'next', t('home.directory.next'))}
      </ul>
    </nav>
  );
};
