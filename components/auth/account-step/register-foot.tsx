import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { barFigure } from '#components/ui/layout/bar-class.ts';
import type { BookingIntent } from '#lib/auth/login-modal-context.tsx';

export interface RegisterFootProps {
  /** The form that the button sends. */
  formId: string;
  intent: BookingIntent | undefined;
  isPending: boolean;
}

/** The price and the button at the bottom of the account step. */
export const RegisterFoot = ({ formId, intent, isPending }: RegisterFootProps) => {
  const t = useTranslations('customers');
  const isAdded = intent?.isAdded === true;
  return (
    <>
      {isAdded && (
        <p className="grid gap-1 text-s text-ink-3">
          <span className={`font-figures ${barFigure}`}>{intent.price}</span>
          {t('step.nothingToPay')}
        </p>
      )}
      <Button form={formId} block={!isAdded} loading={isPending}>
        {t(isAdded ? 'step.createAndAdd' : 'register.submit')}
      </Button>
    </>
  );
};
