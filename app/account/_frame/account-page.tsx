import { redirect } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { AccountHead } from '#components/account/frame/account-head.tsx';
import { AccountHeadSkeleton } from '#components/account/frame/layout.tsx';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { AccountFrame } from '#components/shell/account-frame.tsx';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { PrefetchQueries } from '#components/shell/prefetch-queries.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import type { MessageName } from '#lib/i18n/pick-messages.ts';
import type { AnyQuery } from '#lib/query/prefetch-queries.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { hrefIn } from '#lib/zones/href.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import { frameMessages } from './account-messages.ts';

export interface AccountPageParams {
  params: Promise<{ variant: string }>;
}

export interface AccountPageProps extends AccountPageParams {
  /** The public path, to which the log-in leads back. */
  path: string;
  title: string;
  /** A line below the title. */
  meta?: ReactNode;
  namespaces: readonly MessageName[];
  /** What the content needs before it can be shown; the skeleton is in its place meanwhile. */
  queries?: readonly AnyQuery[];
  skeleton: ReactNode;
  children: ReactNode;
}

/** A page of the account for whoever is signed in: head, navigation and content. A visitor is sent to the log-in. */
export const AccountPage = async ({
  params,
  path,
  title,
  meta,
  namespaces,
  queries = [],
  skeleton,
  children,
}: AccountPageProps) => {
  const variant = await getVariant(params);
  const { mode } = variant;
  if ((await currentSession()) === null) redirect(hrefIn(mode, `/login?redirect=${path}`));
  // A query of the line itself would be without its data, and stay so on the server when the head is rendered.
  const metaSkeleton = meta === undefined ? undefined : <Skeleton width={130} height={20} />;
  const head = (
    <Suspense fallback={<AccountHeadSkeleton title={title} meta={metaSkeleton} mode={mode} />}>
      <PrefetchQueries queries={[authUserQuery(userApi)]}>
        <AccountHead title={title} meta={meta} />
      </PrefetchQueries>
    </Suspense>
  );
  return (
    <PageMessages namespaces={[...frameMessages, ...namespaces]}>
      <QueryProvider>
        <Page variant={variant} title={title} trail={false}>
          <AccountFrame head={head}>
            <Suspense fallback={skeleton}>
              <PrefetchQueries queries={[authUserQuery(userApi), ...queries]}>{children}</PrefetchQueries>
            </Suspense>
          </AccountFrame>
        </Page>
      </QueryProvider>
    </PageMessages>
  );
};
