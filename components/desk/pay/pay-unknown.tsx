'use client';

import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';

/** The answer of a payment was lost on the way: there is no way to pay until it is known. */
export const PayUnknown = ({ onAskAgain }: { onAskAgain: () => void }) => {
  const t = useTranslations('desk.pay');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel aria-labelledby="unknown" className="max-w-[40rem]">
      <div className="flex items-center gap-4">
        <Spinner />
        <h2 id="unknown" className="heading-3" tabIndex={-1} ref={heading}>
          {t('unknown')}
        </h2>
      </div>
      <p role="status">
        <b className="font-medium">{t('unknownDont')}</b> {t('unknownHelp')}
      </p>
      <Button type="button" variant="secondary" onClick={onAskAgain}>
        <RefreshCw className="icon-s" aria-hidden />
        {t('askAgain')}
      </Button>
    </Panel>
  );
};
