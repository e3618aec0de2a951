import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { methodText } from '#components/booking/method/method-text.ts';
import { PaySummary } from '#components/joining/flow/pay-summary.tsx';
import { StepBar } from '#components/joining/flow/step-bar.tsx';
import { stepOfMissing, type JoiningStep } from '#components/joining/flow/steps.ts';
import { nothingTyped } from '#components/joining/flow/typed.ts';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { joiningPaths } from '#components/joining/joining-paths.ts';
import { cancelJoiningMutation } from '#components/joining/queries.ts';
import { successTargetKey } from '#components/joining/welcome/success-target.ts';
import { Button } from '#components/ui/button/button.tsx';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Joining } from '#contract/joining/joining.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';
import { keepValue } from '#lib/browser/use-session-storage.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';
import { ReviewPanel } from './review-panel.tsx';

type GiveUpProps = {
  /** Where to go on then. */
  target: string;
  onGivenUp: () => void;
  follow?: Follow;
};

/** Ends the joining: nothing is bought. */
export const GiveUp = ({ target, onGivenUp, follow = loadPage }: GiveUpProps) => {
  const t = useTranslations();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    ...cancelJoiningMutation(browserApi),
    onSuccess: () => {
      onGivenUp();
      toast({ type: 'info', message: t('joining.review.givenUp') });
      follow(target);
    },
    onError: (error) => toast({ type: 'danger', message: errorText(error, t) }),
  });
  return (
    <Button type="button" variant="text" className="-ml-2" loading={isPending} onClick={() => mutate({})}>
      {t('joining.review.giveUp')}
    </Button>
  );
};

/** Keeps where to go on after joining until it is paid; a kiosk keeps nothing. */
function useSuccessTarget(target: string | null): void {
  const isKiosk = useSite().mode === 'kiosk';
  useEffect(() => {
    if (!isKiosk) keepValue(successTargetKey, target);
  }, [target, isKiosk]);
}

const missingWords = {
  people: 'missingPeople',
  documents: 'missingDocuments',
  payment_method: 'missingMethod',
} as const;

const Missing = ({ missing, goTo }: { missing: Joining['missing']; goTo: (step: JoiningStep) => void }) => {
  const t = useTranslations('joining.review');
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning">
      <b className="font-medium">{t('missing')}</b>
      <ul className="mt-1 grid justify-items-start">
        {missing.map((part) => (
          <li key={part}>
            <Button
              type="button"
              variant="text"
              size="medium"
              className="-ml-2"
              onClick={() => goTo(stepOfMissing(part))}
            >
              {t(missingWords[part])}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
};

const Facts = ({ flow, joining }: { flow: JoiningFlow; joining: Joining }) => {
  const t = useTranslations();
  const { steps, goTo } = flow;
  const { membershipType, homeVenue, people, documents, paymentMethod } = joining;
  const change = (step: JoiningStep) => (steps.includes(step) ? () => goTo(step) : undefined);
  return (
    <>
      <ReviewPanel id="review-membership" title={t('joining.review.membership')}>
        <p className="text-ink">{membershipType.name}</p>
        <p className="text-s">{homeVenue.name}</p>
      </ReviewPanel>
      <ReviewPanel id="review-people" title={t('joining.review.people')} onChange={change('who')}>
        <ul className="text-ink">
          {people.map(({ userId, name, isHolder }) => (
            <li key={userId}>{isHolder ? t('booking.you', { name }) : name}</li>
          ))}
        </ul>
      </ReviewPanel>
      {membershipType.proofDocument !== null && (
        <ReviewPanel id="review-documents" title={t('joining.review.documents')} onChange={change('documents')}>
          <ul className="text-ink">
            {documents.map(({ id, fileName }) => (
              <li key={id} className="wrap-anywhere">
                {fileName}
              </li>
            ))}
          </ul>
        </ReviewPanel>
      )}
      {paymentMethod !== null && (
        <ReviewPanel id="review-method" title={t('joining.review.method')} onChange={change('method')}>
          <p className="text-ink">{methodText(paymentMethod, t)}</p>
        </ReviewPanel>
      )}
    </>
  );
};

/** Everything that is about to be bought, and the way to the payment. */
export const ReviewStep = ({ flow }: { flow: JoiningFlow }) => {
  const t = useTranslations('joining.review');
  const locale = useLocale();
  const href = useHref();
  const { joining, venue, goTo, keep } = flow;
  useSuccessTarget(joining?.redirect?.successUrl ?? null);
  if (joining === null) return null;
  const { missing, redirect, expiresAt } = joining;
  const [first] = missing;
  return (
    <div className="grid content-start gap-6 *:min-w-0">
      <Missing missing={missing} goTo={goTo} />
      <Facts flow={flow} joining={joining} />
      <div className="large:hidden">
        <PaySummary flow={flow} />
      </div>
      <p className="text-s">{t('keptUntil', { date: formatDayOfYear(expiresAt, locale) })}</p>
      <div>
        <GiveUp
          target={redirect?.abortUrl ?? href(joiningPaths.centre(venue.slug))}
          onGivenUp={() => keep(() => nothingTyped)}
        />
      </div>
      <StepBar
        flow={flow}
        end={
          first === undefined ? (
            <DocumentLinkButton href={href(joiningPaths.checkout)}>{t('pay')}</DocumentLinkButton>
          ) : (
            <Button type="button" onClick={() => goTo(stepOfMissing(first))}>
              {t(missingWords[first])}
            </Button>
          )
        }
      />
    </div>
  );
};
