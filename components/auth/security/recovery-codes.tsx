import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { PanelActions } from './panel-actions.tsx';

/** Shows the recovery codes, which can be read only once, when they are created. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const t = useTranslations('security');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid content-start gap-4 *:min-w-0">
      <h3 className="heading-4" ref={heading} tabIndex={-1}>
        {t('secondFactor.recoveryTitle')}
      </h3>
      <p>{t('secondFactor.recovery')}</p>
      <ul className="grid gap-x-6 gap-y-2 tabular-nums small:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <PanelActions>
        <Button type="button" onClick={onKept}>
          {t('secondFactor.saved')}
        </Button>
      </PanelActions>
    </div>
  );
};
