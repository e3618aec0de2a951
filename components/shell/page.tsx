import CircleUser from 'lucide-react/icons/circle-user';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/ui/layout/breadcrumb.tsx';
import { hrefIn } from '#lib/zones/href.ts';
import type { Variant } from '#lib/zones/variant.ts';
import { LazyEmbeddedStrip } from './lazy-embedded-strip.tsx';

export interface PageProps {
  variant: Variant;
  /** The page's title: the last item of its breadcrumb, and its heading in the embedded layout. */
  title: string;
  /** The breadcrumb items between home and this page, outermost first; false for a page without a breadcrumb. */
  trail?: readonly { label: string; href: string }[] | false;
  /** The page's head with its `h1`; the embedded layout shows a strip instead. */
  head?: ReactNode;
  children: ReactNode;
}

const Strip = ({ title }: { title: string }) => (
  <LazyEmbeddedStrip
    title={title}
    accountIcon={<CircleUser className="icon-s" />}
    basketIcon={<ShoppingBasket className="icon-s" />}
  />
);

/** The DOM id of what follows the head of a page. */
const afterHeadId = 'after-head';

/**
 * The content of a page inside the layout: its breadcrumb, and `main` with head and content. A page is not painted before
 * its head has arrived, because lines that are cut between two packets would wrap otherwise than in full.
 */
export const Page = async ({ variant, title, trail = [], head, children }: PageProps) => {
  const t = await getTranslations('common');
  const steps = trail === false ? [] : trail.map(({ label, href }) => ({ label, href: hrefIn(variant.mode, href) }));
  return (
    <>
      {variant.mode === 'web' && trail !== false && (
        <Breadcrumb
          label={t('breadcrumb')}
          home={{ href: hrefIn(variant.mode, '/'), label: t('home') }}
          items={[...steps, { label: title }]}
        />
      )}
      <main id="main" tabIndex={-1} className="embedded:@container">
        {variant.mode === 'embedded' ? <Strip title={title} /> : head}
        <link rel="expect" href={`#${afterHeadId}`} blocking="render" />
        <span id={afterHeadId} hidden />
        {children}
      </main>
    </>
  );
};
