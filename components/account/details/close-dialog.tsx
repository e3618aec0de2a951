'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { membershipsQuery } from '#components/account/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { PartFailed } from '../frame/part-failed.tsx';
import { creditBalancesQuery, owedQuery } from '../money/queries.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** What is still open of an account, each with the way to it. What cannot be read is not said to be nothing. */
const StillOpen = () => {
  const t = useTranslations('details');
  const href = useHref();
  const membershipsRead = useQuery(membershipsQuery(browserApi, null));
  const owedRead = useQuery(owedQuery(browserApi, null));
  const creditRead = useQuery(creditBalancesQuery(browserApi, null));
  const failed = [membershipsRead, owedRead, creditRead].filter(({ data, isError }) => data === undefined && isError);
  const memberships = membershipsRead.data ?? [];
  const owed = owedRead.data ?? [];
  const credit = creditRead.data;
  const active = memberships.filter(({ status, isHolder, leaving }) => status === 'active' && isHolder && !leaving);
  const left = credit === undefined ? 0 : credit.membership + credit.general;
  if (failed.length > 0) return <PartFailed onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
  if (active.length === 0 && owed.length === 0 && left === 0) return null;
  return (
    <ul className="rounded-m border border-line text-s *:border-line *:px-4 *:py-2.5 *:not-first:border-t">
      {active.map(({ id, membershipType }) => (
        <li key={id}>
          {t('openMembership', { name: membershipType.name })} <a href={href('/memberships')}>{t('leaveFirst')}</a>
        </li>
      ))}
      {owed.map(({ id, amount }) => (
        <li key={id}>
          {t('openOwed', { amount: formatMoney(amount.value, amount.currency) })}{' '}
          <a href={href('/payments')}>{t('payFirst')}</a>
        </li>
      ))}
      {credit !== undefined && left > 0 && <li>{t('openCredit', { amount: formatMoney(left, credit.currency) })}</li>}
    </ul>
  );
};

type CloseDialogProps = { onClosed: (closesAt: string) => void; onClose: () => void };

/** Closes the account: says what is still open and what is kept, and asks for the password. */
export const CloseDialog = ({ onClosed, onClose }: CloseDialogProps) => {
  const t = useTranslations();
  const [isSure, setSure] = useState(false);
  const { mutateAsync } = useMutation(operationMutation(browserApi, 'closeAccount'));
  if (!isSure) {
    return (
      <ConfirmDialog
        title={t('details.closeTitle')}
        text={t('details.closeText')}
        keep={t('details.keepAccount')}
        confirm={t('details.closeGoOn')}
        onConfirm={() => setSure(true)}
        onClose={onClose}
      >
        <StillOpen />
      </ConfirmDialog>
    );
  }
  return (
    <PasswordDialog
      title={t('details.closeTitle')}
      submit={t('details.close')}
      isDanger
      onClose={onClose}
      onSubmit={async (body) => {
        const { data } = await mutateAsync({ body });
        onClosed(data.closesAt);
      }}
    >
      <p className="text-s">{t('details.closePassword')}</p>
    </PasswordDialog>
  );
};
