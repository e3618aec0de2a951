'use client';

import { useTranslations } from 'next-intl';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Offers } from '#components/venues/finder/venue-finding.ts';
import { useHref } from '#lib/zones/site-context.tsx';

/** The empty state of an operator without venues, or without any that has camps or courses on sale. */
export const NoVenues = ({ offers }: { offers: Offers | null }) => {
  const t = useTranslations('venues');
  const href = useHref();
  if (offers !== null) {
    return (
      <EmptyState
        title={t(`offering.none.${offers}`)}
        action={<DocumentLinkButton href={href('/')}>{t('showAll')}</DocumentLinkButton>}
      >
        {t('offering.help')}
      </EmptyState>
    );
  }
  return <EmptyState title={t('noVenues')}>{t('noVenuesHelp')}</EmptyState>;
};
