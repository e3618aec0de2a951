import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { GoneBooking } from '#lib/auth/login-modal-context.tsx';

export interface GoneViewProps {
  title: string;
  /** The account has just been made. */
  isNew: boolean;
  gone: GoneBooking;
  onClose: () => Promise<void>;
}

/** The places went while the form was filled in: the account stands, and the next free time is offered. */
export const GoneView = ({ title, isNew, gone: { next }, onClose }: GoneViewProps) => {
  const t = useTranslations('customers.step');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="grid gap-4 pt-2" ref={box} tabIndex={-1} role="status">
      <Notice tone="warning">
        <b className="font-medium">{t(isNew ? 'goneNew' : 'gone', { title })}</b>
        <br />
        {next === null ? t('noNext') : t('next', { when: next.when, places: next.places })}
      </Notice>
      {next !== null && (
        <Button block type="button" onClick={() => void onClose().then(next.take)}>
          {t('take', { when: next.when })}
        </Button>
      )}
      <Button block type="button" variant="secondary" onClick={() => void onClose()}>
        {t('goBack')}
      </Button>
    </div>
  );
};
