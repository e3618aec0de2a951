'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { operatorHtml } from '#lib/format/operator-html.ts';
import { InlineLink } from './inline-link.tsx';

type TermsAgreementProps = {
  id: string;
  /** Sanitised by the server. */
  html: string;
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  /** Submitted without agreeing: the checkbox is shown as invalid. */
  isRefused: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
  disabled?: boolean;
};

/** The line "I agree to the Terms and Conditions", whose link opens them over the page. */
export const TermsAgreement = ({ id, html, agreed, onChange, isRefused, inputRef, disabled }: TermsAgreementProps) => {
  const t = useTranslations('booking');
  const ownRef = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? ownRef;
  const [isOpen, setOpen] = useState(false);
  // React leaves a box as it was ticked before hydration, but does not tell.
  const takeOver = useEffectEvent(() => {
    if (ref.current?.checked === true && !agreed) onChange(true);
  });
  useEffect(() => takeOver(), []);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const link = (words: ReactNode) => (
    <InlineLink place="label" onClick={open}>
      {words}
    </InlineLink>
  );
  return (
    <div className="border-t border-line pt-1.5">
      <Checkbox
        id={id}
        ref={ref}
        checked={agreed}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        label={t.rich('terms.label', { link })}
        error={isRefused && !agreed ? t('terms.error') : undefined}
      />
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('terms.title')} closeLabel={t('terms.close')}>
        <div className="grid max-w-[64ch] gap-3" dangerouslySetInnerHTML={{ __html: operatorHtml(html) }} />
      </Modal>
    </div>
  );
};
