'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { contentClass } from '../frame/content-class.ts';
import { PanelSkeleton } from '../frame/panel-skeleton.tsx';
import { PartFailed } from '../frame/part-failed.tsx';
import { useActing } from '../frame/use-acting.ts';
import { AboutPanel } from './about-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { DetailsTabs } from './details-tabs.tsx';
import { NewsPanel } from './news-panel.tsx';
import { userQuery } from './queries.ts';

const SecurityPanel = () => {
  const t = useTranslations('details');
  const href = useHref();
  return (
    <Panel gap="small" aria-labelledby="security">
      <h2 className="heading-3" id="security">
        {t('security')}
      </h2>
      <p className="text-s">{t('securityHelp')}</p>
      <LinkButton variant="secondary" size="medium" className="justify-self-start" href={href('/security')}>
        {t('securityLink')}
      </LinkButton>
    </Panel>
  );
};

/** The details of somebody else, of whom the customer may change those of a person without a log-in. */
const OtherDetails = ({ userId }: { userId: number }) => {
  const t = useTranslations('details');
  const { data, isError, refetch } = useQuery(userQuery(browserApi, userId));
  if (data === undefined && isError) return <PartFailed onRetry={() => void refetch()} />;
  if (data === undefined) return <PanelSkeleton label={t('loading')} />;
  if (data.reference === null) return <Notice tone="info">{t('theirOwn', { name: data.firstName })}</Notice>;
  return <AboutPanel key={data.id} user={data} isOwn={false} />;
};

/** The details of the person acted for, and of the account itself where that is the customer. */
export const DetailsView = ({ selectedUserId }: { selectedUserId: number | null }) => {
  const t = useTranslations('details');
  const acting = useActing(selectedUserId);
  const { data, isError, refetch } = useQuery({ ...authUserQuery(browserApi), throwOnError: false });
  return (
    <div className={`${contentClass} max-w-[48.75rem]`}>
      <DetailsTabs current="details" />
      {acting !== null && <OtherDetails userId={acting} />}
      {acting === null && data === undefined && isError && (
        <Panel as="div">
          <PartFailed onRetry={() => void refetch()} />
        </Panel>
      )}
      {acting === null && data === undefined && !isError && <PanelSkeleton label={t('loading')} />}
      {acting === null && data !== undefined && (
        <>
          <AboutPanel user={data.user} isOwn />
          <NewsPanel user={data.user} />
          <SecurityPanel />
          <DataPanel closesAt={data.closesAt} />
        </>
      )}
    </div>
  );
};
