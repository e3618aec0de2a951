import { useTranslations } from 'next-intl';
import { TabLinks } from '#components/ui/layout/tab-links.tsx';
import { useHref } from '#lib/zones/site-context.tsx';

/** The two pages of My details. */
export const DetailsTabs = ({ current }: { current: 'details' | 'family' }) => {
  const t = useTranslations();
  const href = useHref();
  const tabs = [
    { href: href('/user-details'), label: t('details.details'), current: current === 'details' },
    { href: href('/user-details/family'), label: t('details.family'), current: current === 'family' },
  ];
  return <TabLinks label={t('details.tabs')} items={tabs} />;
};
