'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';

/** The place of the greeting; `title` names the page to screen readers meanwhile. */
export const GreetingSkeleton = ({ title }: { title: string }) => (
  <>
    <VisuallyHidden>{title}</VisuallyHidden>
    <Skeleton width={180} height={40} />
  </>
);

/** Greets the customer by their first name; where it cannot be read, the page has its title. */
export const Greeting = ({ title }: { title: string }) => {
  const t = useTranslations('account');
  const { data, isError } = useQuery({ ...authUserQuery(browserApi), throwOnError: false });
  if (data === undefined) return isError ? title : <GreetingSkeleton title={title} />;
  return t('hello', { name: data.user.firstName });
};

/** The number of the customer, which the front desk asks for. */
export const CustomerNumber = () => {
  const t = useTranslations('account');
  const { data } = useQuery({ ...authUserQuery(browserApi), throwOnError: false });
  if (data?.user.reference == null) return null;
  return <span className="tabular-nums">{t('customer', { reference: data.user.reference })}</span>;
};
