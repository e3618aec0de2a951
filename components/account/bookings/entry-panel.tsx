import { useTranslations } from 'next-intl';
import { codeText } from '#components/booking/entry/entry-look.ts';
import { EntryQr } from '#components/booking/entry/entry-qr.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { entryCode } from '#lib/format/entry-code.ts';
import { qrCode } from '#lib/format/qr-code.ts';
import type { BookedVisit } from './booked-visits.ts';
import { useEntryId } from './use-entry-id.ts';

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
