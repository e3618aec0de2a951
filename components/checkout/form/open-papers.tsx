import { useTranslations } from 'next-intl';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { useHref } from '#lib/zones/site-context.tsx';

/** What has to be answered or agreed to first, and the way there. */
export const OpenPapers = () => {
  const t = useTranslations('checkout');
  const href = useHref();
  return (
    <Notice tone="warning">
      {t('papers.text')}
      <p className="mt-2">
        <DocumentLinkButton size="medium" variant="secondary" href={href('/attendees')}>
          {t('papers.action')}
        </DocumentLinkButton>
      </p>
    </Notice>
  );
};
