import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ConfirmationGuest } from '#components/checkout/confirmation/confirmation-guest.tsx';
import { ConfirmationView } from '#components/checkout/confirmation/confirmation-view.tsx';
import { loadEntryInfo } from '#components/checkout/confirmation/load-entry-info.ts';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { Page } from '#components/shell/page.tsx';
import { PrefetchQueries } from '#components/shell/prefetch-queries.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { currentSession } from '#lib/auth/current-session.ts';
import { userApi } from '#lib/auth/user-api.ts';
import type { MessageGroup } from '#lib/i18n/pick-messages.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { renderTime } from '#lib/time/render-time.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import { withNotFoundPage } from './with-not-found-page.tsx';

interface OrderPageProps {
  params: Promise<{ variant: string; orderId: string }>;
  searchParams: Promise<{ rt?: string | string[] }>;
}

/** Cached for the request, because both the page and its metadata read it. */
const readOrder = cache(async (orderId: string, rt: string | undefined) => {
  const { data } = await orNotFound(userApi('getOrder', { params: { orderId }, query: { rt } }));
  return data;
});

/** Whether the key of a mail's link still reads the order: one that ran out leads to the log-in. */
const isReadable = cache(async (orderId: string, rt: string) => {
  // A payment's token has no dot; without its order it is a page that is not found.
  if (!rt.includes('.')) return true;
  const read = await userApi('getOrder', { params: { orderId }, query: { rt } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  return read !== null;
});

/** Reads the order with the session, a payment's one-time token or a mail's link; null for a visitor with none. */
async function getOrder({ params, searchParams }: OrderPageProps) {
  const { orderId } = await params;
  const input = (await searchParams).rt;
  const rt = typeof input === 'string' ? input : undefined;
  const isGuest = (await currentSession()) === null;
  if (isGuest && (rt === undefined || !(await isReadable(orderId, rt)))) return { rt, order: null };
  return { rt, order: await readOrder(orderId, rt) };
}

async function metadata(props: OrderPageProps): Promise<Metadata> {
  await getOrder(props);
  const t = await getTranslations('confirmation');
  return { title: t('title') };
}

/** Messages of timetables that cancelling does not use. */
const notCancelling = [
  'timetable.courts',
  'timetable.tickets',
  'timetable.calendar',
  'timetable.empty',
  'timetable.details',
  'timetable.induction',
  'timetable.count',
  'timetable.part',
  'timetable.tag',
  'timetable.reason',
  'timetable.waiver',
  'timetable.pick',
  'timetable.nextFree',
] as const satisfies MessageGroup[];

/** The confirmation of one order. Another customer's order is a 404; a visitor is asked to log in first. */
async function ConfirmationPage(props: OrderPageProps) {
  const [variant, { rt, order }, session] = await Promise.all([
    getVariant(props.params),
    getOrder(props),
    currentSession(),
  ]);
  const t = await getTranslations('confirmation');
  const entryInfo = await loadEntryInfo(order?.items ?? []);
  return (
    <Page variant={variant} title={t('title')}>
      <PageMessages namespaces={['booking', 'cancellation', 'confirmation', 'timetable']} without={notCancelling}>
        <PrefetchQueries queries={session === null ? [] : [authUserQuery(userApi)]}>
          {order === null ? (
            <ConfirmationGuest />
          ) : (
            <ConfirmationView order={order} entryInfo={entryInfo} renderedAt={renderTime()} rt={rt} />
          )}
        </PrefetchQueries>
      </PageMessages>
    </Page>
  );
}

const { Page: OrderPage, generateMetadata: orderMetadata } = withNotFoundPage({
  Page: ConfirmationPage,
  generateMetadata: metadata,
});

export { OrderPage, orderMetadata };
