import { useLocale, useTranslations } from 'next-intl';
import { methodText } from '#components/booking/method/method-text.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import type { Membership } from '#contract/customers/memberships.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { FocusHere } from '../../frame/focus-here.tsx';
import { focusPlace } from '../../frame/focus-place.ts';
import { PlaceHeading } from '../../frame/place-heading.tsx';

const MethodForm = preloadable(async () => (await import('./method-form.tsx')).MethodForm);

type Billing = NonNullable<Membership['billing']>;

const HowPaid = ({ billing, nextBillingOn }: { billing: Billing; nextBillingOn: string | null }) => {
  const t = useTranslations();
  const locale = useLocale();
  const { method, state, owed, graceEndsOn, nextAmount } = billing;
  return (
    <>
      {state === 'grace' && graceEndsOn !== null && (
        <Notice tone="warning">
          {t('memberships.payment.grace', { amount: owed.formatted, date: formatDayOfYear(graceEndsOn, locale) })}
        </Notice>
      )}
      <p className="text-ink">{method === null ? t('memberships.payment.none') : methodText(method, t)}</p>
      {method?.kind === 'direct_debit' && (
        <p className="text-s">{t('joining.method.reference', { reference: method.reference })}</p>
      )}
      {nextAmount !== null && nextBillingOn !== null && (
        <p className="text-s">
          {t('memberships.payment.next', {
            amount: nextAmount.formatted,
            date: formatDayOfYear(nextBillingOn, locale),
          })}
        </p>
      )}
    </>
  );
};

/** How a membership is paid, for its holder, and the way to change that; nothing for one that is not paid online. */
export const MembershipPayment = ({ membership, acting }: { membership: Membership; acting: number | null }) => {
  const t = useTranslations('memberships.payment');
  const toast = useToast();
  const form = useOpening<true>();
  const place = `payment-${membership.id}`;
  const { billing, nextBillingOn } = membership;
  if (billing === null || billing === undefined) return null;
  const close = () => {
    form.close();
    focusPlace(place);
  };
  return (
    <Panel aria-labelledby={place}>
      <PlaceHeading id={place}>{t('title')}</PlaceHeading>
      {form.opened === null ? (
        <>
          <HowPaid billing={billing} nextBillingOn={nextBillingOn} />
          <Button
            type="button"
            variant="secondary"
            className="justify-self-start"
            loading={form.opening !== null}
            aria-label={t('changeNamed', { name: membership.membershipType.name })}
            onClick={() => form.open(true)}
          >
            {t('change')}
          </Button>
        </>
      ) : (
        <FocusHere>
          <MethodForm
            membership={membership}
            acting={acting}
            undo={
              <Button type="button" variant="secondary" onClick={close}>
                {t('undo')}
              </Button>
            }
            onSaved={() => {
              toast({ type: 'success', message: t('saved') });
              close();
            }}
          />
        </FocusHere>
      )}
    </Panel>
  );
};
