import { getTranslations } from 'next-intl/server';
import { Spinner } from '#components/ui/feedback/spinner.tsx';

/**
 * The loading fallback of a page. Only for pages that are never a 404, because streaming sends the status before the
 * page has rendered.
 */
export const PageLoading = async () => {
  const t = await getTranslations('common');
  return (
    <main id="main">
      <Spinner page label={t('loading')} />
    </main>
  );
};
