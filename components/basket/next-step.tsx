import { useTranslations } from 'next-intl';
import type { OpenLine } from '#components/booking/model/open-papers.ts';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { useHref } from '#lib/zones/site-context.tsx';
import { CheckoutLink, type CheckoutLinkProps } from './checkout-link.tsx';

type NextStepProps = CheckoutLinkProps & {
  /** The lines that wait for answers or waivers. */
  open: readonly OpenLine[];
  /** A line has to be held again first. */
  hasLapsed: boolean;
};

/** 'Checkout now', or what comes before it: the questions and waivers of those who attend. */
export const NextStep = ({ open, hasLapsed, ...checkout }: NextStepProps) => {
  const t = useTranslations('basket');
  const href = useHref();
  if (hasLapsed || open.length === 0) return <CheckoutLink {...checkout} />;
  const hasQuestions = open.some((line) => line.hasQuestions);
  return (
    <LinkButton href={href('/attendees')} prefetch={false} block={checkout.block} className={checkout.className}>
      {hasQuestions ? t('answerQuestions') : t('signWaivers')}
    </LinkButton>
  );
};
