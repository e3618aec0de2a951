import { getTranslations } from 'next-intl/server';
import { Spinner } from '#components/ui/feedback/spinner.tsx';

/** Stands in a page's place while it is made. Only for pages that are never a 404: it is sent before that is known. */
export const PageLoading = async () => {
  const t = await getTranslations('common');
  return (
    <main id="main">
      <Spinner page label={t('loading')} />
    </main>
  );
};
