import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button/button.tsx';

/** Shows the recovery codes, which can be read only once, when they are created. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const t = useTranslations('security');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack stack--s">
      <h3 className="heading-4" ref={heading} tabIndex={-1}>
        {t('secondFactor.recoveryTitle')}
      </h3>
      <p>{t('secondFactor.recovery')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="panel__acts">
        <Button type="button" onClick={onKept}>
          {t('secondFactor.saved')}
        </Button>
      </div>
    </div>
  );
};
