'use client';

import { useTranslations } from 'next-intl';
import { DeskColumns } from '#components/desk/frame/desk-columns.tsx';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { SalePanel } from '#components/desk/sale/sale-panel.tsx';
import { QuickSale } from './quick-sale.tsx';
import { Today } from './today.tsx';

/** The start of the desk: quick sale, today's sessions, and the sale beside them. */
export const StartView = ({ renderedAt }: { renderedAt: number }) => {
  const t = useTranslations('desk');
  const maySell = useMay('sell');
  const lists = [useMay('sell'), useMay('attendance'), useMay('timetable')].includes(true);
  return (
    <DeskColumns aside={maySell && <SalePanel renderedAt={renderedAt} />} label={t('sale.title')}>
      {maySell && <QuickSale />}
      {lists && <Today renderedAt={renderedAt} />}
    </DeskColumns>
  );
};
