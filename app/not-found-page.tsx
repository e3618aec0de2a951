import type { Metadata } from 'next';
import { NotFoundView } from '#components/chrome/not-found-view.tsx';
import { getText } from '#lib/messages/get-text.ts';
import { statusMark } from '#lib/page-bytes/status-mark.ts';
import { renderedVariant } from '#lib/site/rendered-variant.ts';
import { variantOf } from '#lib/site/variant-of.ts';
import { hrefIn } from '#lib/zones/href.ts';

interface NotFoundProps {
  /** Next gives none to a `not-found` file. */
  params?: Promise<{ variant: string }>;
}

/** The not-found page inside a zone's frame, answered with a true 404. */
export async function NotFoundPage({ params }: NotFoundProps) {
  const { language, mode } = params ? await variantOf(params) : renderedVariant();
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta {...statusMark(404)} />
      <NotFoundView text={await getText(language)} home={hrefIn(mode, '/')} />
    </>
  );
}

/** The title of a not-found page. */
export async function notFoundMetadata({ params }: { params: Promise<{ variant: string }> }): Promise<Metadata> {
  const { language } = await variantOf(params);
  return { title: (await getText(language))('pages.notFoundTitle') };
}
