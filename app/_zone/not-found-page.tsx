import type { Metadata } from 'next';
import { NotFoundView } from '#components/shell/failures/not-found-view.tsx';
import { statusMark } from '#lib/http/status-mark.ts';
import { getText } from '#lib/i18n/get-text.ts';
import { renderedVariant } from '#lib/i18n/rendered-variant.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface NotFoundProps {
  /** Next gives none to a `not-found` file. */
  params?: Promise<{ variant: string }>;
}

/** The not-found page inside a zone's frame, answered with a true 404. */
export async function NotFoundPage({ params }: NotFoundProps) {
  const { language, mode } = params ? await getVariant(params) : renderedVariant();
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
  const { language } = await getVariant(params);
  return { title: (await getText(language))('pages.notFoundTitle') };
}
