import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { useText } from '#lib/i18n/text-context.ts';

/** The recovery codes, at the one moment at which they can be read. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack stack--s">
      <h3 className="h-4" ref={heading} tabIndex={-1}>
        {text('security.secondFactor.recoveryTitle')}
      </h3>
      <p>{text('security.secondFactor.recovery')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="panel__acts">
        <Button type="button" onClick={onKept}>
          {text('security.secondFactor.saved')}
        </Button>
      </div>
    </div>
  );
};
