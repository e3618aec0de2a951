import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { getText } from '#lib/i18n/get-text.ts';
import { renderedVariant } from '#lib/i18n/rendered-variant.ts';

/** Stands in a page's place while it is made. Only for pages that are never a 404: it is sent before that is known. */
export const PageLoading = async () => {
  const text = await getText(renderedVariant().language);
  return (
    <main id="main">
      <Spinner page label={text('common.loading')} />
    </main>
  );
};
