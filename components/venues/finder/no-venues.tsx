'use client';

import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';

/** The empty state of an operator without venues. */
export const NoVenues = () => {
  const t = useTranslations('venues');
  return <EmptyState title={t('noVenues')}>{t('noVenuesHelp')}</EmptyState>;
};
