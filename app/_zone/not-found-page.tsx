import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '#components/shell/failures/not-found-view.tsx';
import { statusMark } from '#lib/http/status-mark.ts';
import { requestVariant } from '#lib/i18n/request-variant.ts';
import { hrefIn } from '#lib/zones/href.ts';

/** The not-found page in a zone's layout, sent with status 404. */
export async function NotFoundPage() {
  const { mode } = await requestVariant();
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta {...statusMark(404)} />
      <NotFoundView t={await getTranslations()} home={hrefIn(mode, '/')} />
    </>
  );
}

/** The title of a not-found page. */
export async function notFoundMetadata(): Promise<Metadata> {
  return { title: (await getTranslations())('failures.notFoundTitle') };
}
