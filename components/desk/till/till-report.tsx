import { useLocale, useTranslations } from 'next-intl';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import type { Till } from '#contract/desk/tills.ts';
import { formatInstant } from '#lib/format/format-instant.ts';

/** What was put into a till, what was taken by tender, and what should be in it; counted once it is closed. */
export const TillReport = ({ till }: { till: Till }) => {
  const t = useTranslations('desk');
  const language = useLocale();
  const { difference } = till;
  return (
    <Panel aria-labelledby="till-report">
      <h2 id="till-report" className="heading-3">
        {t('till.report')}
      </h2>
      <p>
        {t('till.opened', { name: till.staff.name, when: formatInstant(till.openedAt, language) })}
        {till.closedAt !== null && ` ${t('till.closedAt', { when: formatInstant(till.closedAt, language) })}`}
      </p>
      <table className="w-full text-ink tabular-nums [&_td]:py-2.5 [&_td]:text-right [&_th]:py-2.5 [&_th]:text-left [&_th]:font-normal [&_tr]:border-b [&_tr]:border-line">
        <caption className="sr-only">{t('till.takings')}</caption>
        <thead className="text-s text-ink-2">
          <tr>
            <th scope="col">{t('till.tender')}</th>
            <th scope="col" className="text-right!">
              {t('till.taken')}
            </th>
            <th scope="col" className="text-right!">
              {t('till.refunded')}
            </th>
            <th scope="col" className="text-right!">
              {t('till.net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {till.takings.map(({ tenderType, count, taken, refunded, net }) => (
            <tr key={tenderType}>
              <th scope="row">{t('till.line', { name: t(`pay.tender.${tenderType}`), count })}</th>
              <td>{taken.formatted}</td>
              <td>{refunded.formatted}</td>
              <td className="font-medium">{net.formatted}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {till.takings.length === 0 && <p>{t('till.nothing')}</p>}
      <Sums>
        <Sum label={t('till.sales')}>{till.sales}</Sum>
        <Sum label={t('till.float')}>{till.float.formatted}</Sum>
        <Sum label={t('till.expected')} tone={till.counted === null ? 'total' : 'plain'}>
          {till.expected.formatted}
        </Sum>
        {till.counted !== null && <Sum label={t('till.counted')}>{till.counted.formatted}</Sum>}
        {difference !== null && (
          <Sum label={t(difference.value < 0 ? 'till.short' : 'till.over')} tone="total">
            {difference.formatted}
          </Sum>
        )}
      </Sums>
    </Panel>
  );
};
