import { useTranslations } from 'next-intl';
import { PageHead, PageHeadMeta } from '#components/ui/layout/page-head.tsx';
import { useSite } from '#lib/zones/site-context.tsx';

/** The DOM id of the page's heading, which takes the focus when nothing is left to do. */
export const attendeesHeadingId = 'attendees-heading';

/** The page's name and what it is for. */
export const AttendeesHead = () => {
  const t = useTranslations('attendees');
  const { mode } = useSite();
  // The embedded layout shows the page's name in its own header strip, which cannot take the focus.
  if (mode === 'embedded')
    return (
      <span id={attendeesHeadingId} tabIndex={-1} className="sr-only">
        {t('title')}
      </span>
    );
  return (
    <PageHead layout="stack">
      <h1 id={attendeesHeadingId} tabIndex={-1}>
        {t('title')}
      </h1>
      <PageHeadMeta>
        <span>{t('lead')}</span>
      </PageHeadMeta>
    </PageHead>
  );
};
