import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { EntryQr } from '#components/booking/entry/entry-dialog.tsx';
import { codeText } from '#components/booking/entry/entry-look.ts';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { getVisitEntryId, getVisits, isTicket } from '#contract/cart/rules/visits.ts';
import { answerOrNull } from '#lib/api/answer-or-null.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { Call } from '#lib/api/call.ts';
import { entryCode } from '#lib/format/entry-code.ts';
import { qrCode } from '#lib/format/qr-code.ts';
import type { BookedVisit } from './booked-visits.ts';

/** The code of the visit on its order's page; the booking's own where somebody else's account has bought it. */
async function readEntryId(call: Call, orderId: string, ids: readonly string[]): Promise<string> {
  const [first = ''] = ids;
  const order = await answerOrNull(call('getOrder', { params: { orderId } }));
  const visits = getVisits((order?.data.items ?? []).filter(isTicket));
  const visit = visits.find(({ items }) => items.some(({ bookingId }) => ids.includes(bookingId)));
  return visit === undefined ? first : getVisitEntryId(visit);
}

/** The id that the one entry code of a visit encodes; a camp or course has one for all its sessions. */
export function useEntryId({ first, bookings }: BookedVisit): string | undefined {
  const { orderId, bookingBundleContext } = first;
  const ids = bookings.map(({ id }) => id);
  const known = bookingBundleContext?.id ?? (orderId === null ? first.id : undefined);
  const { data, isError } = useQuery({
    queryKey: ['getOrder', 'entry', orderId, ids],
    queryFn: () => readEntryId(browserApi, orderId ?? '', ids),
    enabled: known === undefined,
    throwOnError: false,
  });
  return known ?? data ?? (isError ? first.id : undefined);
}

/** The entry code of a visit, to be scanned at the gate. */
export const EntryPanel = ({ visit }: { visit: BookedVisit }) => {
  const t = useTranslations('confirmation');
  const entryId = useEntryId(visit);
  const code = entryId === undefined ? undefined : entryCode(entryId);
  return (
    <div className="grid justify-items-center gap-2 rounded-l border border-line bg-white px-4 py-5 text-center text-[#000]">
      {code === undefined ? (
        <Skeleton width={148} height={148} shape="control" />
      ) : (
        <div className="size-[9.25rem] p-[0.6875rem]" role="img" aria-label={t('entryCode', { code })}>
          <EntryQr qr={qrCode(code)} />
        </div>
      )}
      <p className={codeText} aria-hidden="true">
        {code ?? ' '}
      </p>
      <p className="text-s">{t(visit.quantity > 1 ? 'scanEach' : 'scan')}</p>
    </div>
  );
};
