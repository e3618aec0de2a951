import { useLocale, useTranslations } from 'next-intl';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import type { DocumentToDo } from './document-to-do.ts';

/** The document of a membership that is missing or runs out, and the way to the membership. */
export const DocumentRow = ({ document }: { document: DocumentToDo }) => {
  const t = useTranslations('account');
  const locale = useLocale();
  const href = useHref();
  const date = 'date' in document ? formatDayOfYear(document.date, locale) : '';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-[15rem] text-s">
        <h3 className="font-medium text-ink">{t('document')}</h3>
        <p>{t(document.kind, { date })}</p>
      </div>
      <LinkButton variant="secondary" size="medium" href={`${href('/memberships')}#documents`}>
        {t('sendDocument')}
      </LinkButton>
    </li>
  );
};
