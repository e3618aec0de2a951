import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Panel } from '#components/ui/layout/panel.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { penaltiesQuery } from './queries.ts';

/** Penalties past and present; nothing for somebody without any. */
export const PenaltiesPanel = ({ acting }: { acting: number | null }) => {
  const t = useTranslations('accountPayments');
  const locale = useLocale();
  const { data = [] } = useQuery(penaltiesQuery(browserApi, acting));
  if (data.length === 0) return null;
  return (
    <Panel aria-labelledby="penalties">
      <h2 className="heading-3" id="penalties">
        {t('penalties')}
      </h2>
      <ul className="text-s">
        {data.map(({ id, name, reason, amount, status, createdAt }) => (
          <li key={id} className="flex justify-between gap-4 border-line py-3 not-first:border-t first:pt-0 last:pb-0">
            <span className="min-w-0">
              <span className="block wrap-break-word text-ink">{name}</span>
              {reason !== name && <span className="block wrap-break-word">{reason}</span>}
              <span className="block text-ink-3">{formatInstant(createdAt, locale)}</span>
            </span>
            <span className="font-medium whitespace-nowrap text-ink tabular-nums">
              {t(`owed.${status}`, { amount: formatMoney(amount.value, amount.currency) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
