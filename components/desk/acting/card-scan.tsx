'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useActing } from './acting-context.tsx';
import { useActingCustomer } from './use-acting-customer.ts';
import { useBarcode } from './use-barcode.ts';
import { useChooseCustomer } from './use-choose-customer.ts';

/** Opens the customer whose card is scanned, on every page. An unknown code is shown and changes nothing. */
export const CardScan = () => {
  const t = useTranslations();
  const showToast = useToast();
  const choose = useChooseCustomer();
  const { searchRef } = useActing();
  const mayFind = useMay('customers');
  const { data: customer } = useActingCustomer();
  const [unknown, setUnknown] = useState<string | null>(null);
  const latest = useRef<string | null>(null);
  const read = async (code: string) => {
    latest.current = code;
    setUnknown(null);
    try {
      const { data } = await browserApi('listUsers', { query: { barcode: code } });
      if (latest.current !== code) return;
      const [found] = data;
      if (found === undefined) return setUnknown(code);
      choose({ id: found.id, firstName: found.firstName, name: `${found.firstName} ${found.lastName}` });
    } catch (error) {
      showToast({ type: 'danger', message: errorText(error, t) });
    }
  };
  useBarcode((code) => void (mayFind && read(code)));
  if (unknown === null) return null;
  const { user } = customer ?? {};
  const still =
    user === undefined
      ? t('desk.scan.stillWalkIn')
      : t('desk.scan.still', { name: `${user.firstName} ${user.lastName}` });
  const find = () => {
    setUnknown(null);
    searchRef.current?.focus();
  };
  return (
    <div className="px-gutter pt-4">
      <Notice tone="warning" role="alert">
        <p>
          {t.rich('desk.scan.unknown', { code: unknown, b: (chunks) => <b className="tabular-nums">{chunks}</b> })}{' '}
          {still}
        </p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button type="button" variant="secondary" onClick={() => setUnknown(null)}>
            {t('desk.scan.again')}
          </Button>
          <Button type="button" variant="text" onClick={find}>
            {t('desk.scan.find')}
          </Button>
        </div>
      </Notice>
    </div>
  );
};
