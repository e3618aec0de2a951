'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { contentClass, PanelSkeleton } from '#components/account/frame/layout.tsx';
import { ownedPackagesQuery } from '#components/account/queries.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { useNow } from '#lib/time/use-now.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { PageButtons } from '../frame/page-buttons.tsx';
import { PanelFailed } from '../frame/part-failed.tsx';
import { useActing } from '../frame/use-acting.ts';
import { OwnedPackagePanel } from './owned-package-panel.tsx';

/** The way to the packages of the home venue, else to the venues. */
const useShop = (): string => {
  const href = useHref();
  const { data } = useQuery({ ...authUserQuery(browserApi), throwOnError: false });
  const slug = data?.homeVenueSlug ?? null;
  return href(slug === null ? '/' : `/packages/location/${slug}`, 'bookings');
};

type PackagesViewProps = { selectedUserId: number | null; renderedAt: number };

const Packages = ({ acting, renderedAt }: { acting: number | null; renderedAt: number }) => {
  const t = useTranslations('ownedPackages');
  const now = useNow(renderedAt);
  const shop = useShop();
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...ownedPackagesQuery(browserApi, acting, page),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={`${contentClass} max-w-[48.75rem]`}>
      {data === undefined && !isError && <PanelSkeleton label={t('loading')} />}
      {data === undefined && isError && <PanelFailed onRetry={() => void refetch()} />}
      {data?.packages.length === 0 && (
        <EmptyState
          title={t('none')}
          art={<CourtIllustration kind="pool" zone={null} />}
          action={
            <LinkButton variant="secondary" href={shop}>
              {t('see')}
            </LinkButton>
          }
        >
          {t('noneHelp')}
        </EmptyState>
      )}
      {data?.packages.map((owned) => (
        <OwnedPackagePanel key={owned.id} owned={owned} acting={acting} now={now} />
      ))}
      {data !== undefined && (
        <PageButtons label={t('pages')} page={page} pages={data.pages} isBusy={isPlaceholderData} onPage={setPage} />
      )}
      {data !== undefined && data.packages.length > 0 && (
        <p>
          <LinkButton variant="text" className="-ml-2" href={shop}>
            {t('more')}
          </LinkButton>
        </p>
      )}
    </div>
  );
};

/** The packages of the person acted for, page by page; those of somebody else begin with the first page. */
export const PackagesView = ({ selectedUserId, renderedAt }: PackagesViewProps) => {
  const acting = useActing(selectedUserId);
  return <Packages key={acting} acting={acting} renderedAt={renderedAt} />;
};
