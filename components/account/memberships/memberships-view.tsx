'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Membership } from '#contract/customers/memberships.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { contentClass } from '../frame/content-class.ts';
import { PanelSkeleton } from '../frame/panel-skeleton.tsx';
import { PartFailed } from '../frame/part-failed.tsx';
import { useActing } from '../frame/use-acting.ts';
import { Leaving } from './leaving.tsx';
import { MembershipChanges } from './membership-changes.tsx';
import { MembershipPanel } from './membership-panel.tsx';
import { MembershipState } from './membership-state.tsx';
import { MembershipPayment } from './payment/membership-payment.tsx';
import { membershipsQuery } from './queries.ts';

const Before = ({ memberships }: { memberships: readonly Membership[] }) => {
  const t = useTranslations('memberships');
  const locale = useLocale();
  if (memberships.length === 0) return null;
  return (
    <Panel aria-labelledby="memberships-before">
      <h2 className="heading-3" id="memberships-before">
        {t('before')}
      </h2>
      <ul className="text-s">
        {memberships.map(({ id, membershipType, startsOn, endsOn, status }) => (
          <li key={id} className="flex justify-between gap-4 border-line py-3 not-first:border-t first:pt-0 last:pb-0">
            <span>
              <span className="block text-ink">{membershipType.name}</span>
              {endsOn !== null &&
                t('span', { first: formatDayOfYear(startsOn, locale), last: formatDayOfYear(endsOn, locale) })}
            </span>
            <MembershipState status={status} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const NoMembership = () => {
  const t = useTranslations('memberships');
  const href = useHref();
  return (
    <EmptyState
      title={t('none')}
      art={<CourtIllustration kind="badminton" zone={null} />}
      action={
        <LinkButton variant="secondary" href={href('/', 'joining')}>
          {t('see')}
        </LinkButton>
      }
    >
      {t('noneHelp')}
    </EmptyState>
  );
};

/** The memberships of the person acted for, with what can be done with each. */
export const MembershipsView = ({ selectedUserId }: { selectedUserId: number | null }) => {
  const t = useTranslations('memberships');
  const acting = useActing(selectedUserId);
  const { data, isError, refetch } = useQuery(membershipsQuery(browserApi, acting));
  const current = (data ?? []).filter(({ status }) => status === 'active' || status === 'pending');
  // The one to which the start page leads.
  const asking = current.find(({ documents }) => Boolean(documents.requested));
  const before = (data ?? []).filter((membership) => !current.includes(membership));
  return (
    <div className={`${contentClass} max-w-[48.75rem]`}>
      {data === undefined && !isError && <PanelSkeleton label={t('loading')} />}
      {data === undefined && isError && (
        <Panel as="div">
          <PartFailed onRetry={() => void refetch()} />
        </Panel>
      )}
      {data !== undefined && current.length === 0 && <NoMembership />}
      {current.map((membership) => (
        <div key={membership.id} className="grid gap-6 *:min-w-0">
          <MembershipPanel
            membership={membership}
            acting={acting}
            documentsId={membership === asking ? 'documents' : undefined}
          />
          <MembershipPayment membership={membership} acting={acting} />
          <MembershipChanges membership={membership} acting={acting} />
          <Leaving membership={membership} acting={acting} />
        </div>
      ))}
      <Before memberships={before} />
    </div>
  );
};
