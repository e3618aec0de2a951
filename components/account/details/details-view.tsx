'use client';

import { useQuery, useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { contentClass, PanelSkeleton } from '#components/account/frame/layout.tsx';
import { userQuery } from '#components/account/queries.ts';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { User } from '#contract/customers/users.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { PartFailed } from '../frame/part-failed.tsx';
import { useActing } from '../frame/use-acting.ts';
import { AboutPanel } from './about-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { DetailsTabs } from './details-tabs.tsx';

const ways = ['email', 'sms', 'phone', 'post'] as const;
const none = { email: false, sms: false, phone: false, post: false };

/** By which ways the operator may send news; none is chosen for anybody. */
export const NewsPanel = ({ user }: { user: User }) => {
  const t = useTranslations();
  const toast = useToast();
  const { mutateAsync } = useMutation(operationMutation(browserApi, 'updateUser'));
  const form = useForm({ defaultValues: { ...none, ...user.marketingPreferences } });
  const save = form.handleSubmit(async (marketingPreferences) => {
    try {
      await mutateAsync({ params: { userId: user.id }, body: { marketingPreferences } });
      toast({ type: 'success', message: t('details.newsSaved') });
    } catch (error) {
      toast({ type: 'danger', message: errorText(error, t) });
    }
  });
  return (
    <Panel aria-labelledby="news">
      <h2 className="heading-3" id="news">
        {t('details.news')}
      </h2>
      <p className="text-s">{t('details.newsHelp')}</p>
      <form className="grid gap-3" onSubmit={(event) => void save(event)}>
        {ways.map((way) => (
          <Checkbox
            key={way}
            {...form.register(way)}
            label={t(`details.way.${way}`)}
            help={t(`details.wayHelp.${way}`)}
          />
        ))}
        <Button className="justify-self-start" loading={form.formState.isSubmitting}>
          {t('details.saveNews')}
        </Button>
      </form>
    </Panel>
  );
};

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
