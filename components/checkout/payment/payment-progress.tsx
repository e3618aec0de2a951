import { cx } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { useHref } from '#lib/zones/site-context.tsx';
import type { PaymentState } from './payment-state.ts';

type PaymentProgressProps = {
  state: Pick<PaymentState, 'status' | 'isWaiting'>;
  /** The address to which the confirmation is sent when the page is closed. */
  email: string | null;
  /** Whether the basket is known to hold places. */
  holdsPlaces: boolean;
};

const text = 'max-w-[44ch] text-balance';

const Waiting = ({ email, held }: { email: string | null; held: string }) => {
  const t = useTranslations();
  const href = useHref();
  return (
    <>
      <p className={text}>{t.rich('checkout.progress.doNotPay', { held, b: (words: ReactNode) => <b>{words}</b> })}</p>
      <p className={cx(text, 'text-s text-ink-3')}>
        {email === null ? t('checkout.progress.emailUnknown') : t('checkout.progress.email', { email })}
      </p>
      <LinkButton variant="secondary" href={href('/')} prefetch={false}>
        {t('common.goHome')}
      </LinkButton>
    </>
  );
};

/** The progress of a payment. Once the payment request is sent, no button is shown, so that nobody pays twice. */
export const PaymentProgress = ({ state: { status, isWaiting }, email, holdsPlaces }: PaymentProgressProps) => {
  const t = useTranslations('checkout');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const held = String(holdsPlaces);
  const isAsking = status === 'authorizing' || status === 'sca_required' || status === 'sca_processing';
  const step = status === 'completed' ? 'done' : isWaiting ? 'finishing' : isAsking ? 'asking' : 'completing';
  return (
    <Panel>
      <div className="grid justify-items-center gap-2 px-[1.5rem] py-[2rem] text-center" role="status">
        {step === 'finishing' ? <Spinner /> : <CourtIllustration className="mb-3 w-[10.5rem]" kind="runner" />}
        <h2 className={cx('heading-2', step === 'finishing' && 'mt-4')} ref={heading} tabIndex={-1}>
          {t(`progress.${step}`)}
        </h2>
        {step === 'finishing' ? (
          <Waiting email={email} held={held} />
        ) : (
          <p className={text}>{t(`progress.${step}Text`, { held })}</p>
        )}
      </div>
    </Panel>
  );
};
