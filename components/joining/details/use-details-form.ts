import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { getPaths, onboardingBody } from '#components/booking/onboarding/onboarding-form.ts';
import { redirectParameters } from '#components/joining/choose/redirect-parameters.ts';
import { toPeople } from '#components/joining/flow/typed.ts';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { createOnboardingMutation, joiningFormQuery } from '#components/joining/queries.ts';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import type { RegisterValues } from '#contract/customers/forms/register.ts';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { CallInput } from '#lib/api/call.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { errorText } from '#lib/i18n/error-text.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { redirectTarget } from '#lib/zones/redirect-target.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import type { ZoneOrigins } from '#lib/zones/zone.ts';
import { blankFields, knownFields, mergeFields, withoutEmail } from './known-fields.ts';

interface DetailsForm {
  flow: JoiningFlow;
  /** As it was when the page was made. */
  form: OnboardingForm;
  /** YYYY-MM-DD. */
  today: string;
}

type Details = Pick<
  NonNullable<CallInput<'createOnboarding'>['body']>,
  'dataFields' | 'source' | 'terms' | 'password' | 'passwordConfirmation'
>;

/** Where a site of ours that led here wants its visitor back, from the address; any other address is left out. */
function redirectsOfAddress(origins: ZoneOrigins) {
  const query = new URLSearchParams(window.location.search);
  const [successUrl, abortUrl, expirationUrl] = redirectParameters.map(
    (name) => redirectTarget(query.get(name), origins, '') || undefined,
  );
  const redirect = { successUrl, abortUrl, expirationUrl };
  return Object.values(redirect).some((url) => url !== undefined) ? { redirect } : {};
}

/**
 * The details of whoever joins, by the operator's form. A visitor gets an account with it; of somebody logged in what is
 * known is filled in. When the operator has changed the form it is read again, and what is typed stays.
 */
export function useDetailsForm({ flow, form: madeWith, today }: DetailsForm) {
  const t = useTranslations();
  const { refresh } = useSession();
  const { origins } = useSite();
  const { isLoggedIn, typed, keep, venue, onboardingType } = flow;
  const { data: operatorForm = madeWith, refetch } = useQuery({
    ...joiningFormQuery(browserApi, venue.slug, onboardingType),
    ...(onboardingType === madeWith.onboardingType && { initialData: madeWith }),
    staleTime: Infinity,
    throwOnError: false,
  });
  const { data: auth } = useQuery({ ...authUserQuery(browserApi), enabled: isLoggedIn, throwOnError: false });
  const user = isLoggedIn ? auth?.user : undefined;
  const onboarding = user === undefined ? operatorForm : withoutEmail(operatorForm);
  const [begun] = useState(typed.dataFields);
  const values = useMemo(
    (): RegisterValues => ({
      // A section without any value would be refused as missing.
      dataFields: [user === undefined ? {} : knownFields(user), begun].reduce(mergeFields, blankFields(operatorForm)),
      password: '',
      passwordConfirmation: '',
      terms: undefined,
    }),
    [operatorForm, user, begun],
  );
  const form = useForm<RegisterValues>({
    resolver: lazyResolver(async () => {
      const { knownCustomerResolver, registerResolver } =
        await import('#components/booking/onboarding/register-resolver.ts');
      return isLoggedIn ? knownCustomerResolver(onboarding, today, t) : registerResolver(onboarding, today, t);
    }),
    values,
    resetOptions: { keepDirtyValues: true },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { mutateAsync } = useMutation(createOnboardingMutation(browserApi));
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { isSubmitting } = form.formState;

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { dataFields } }) => keep((before) => ({ ...before, dataFields })),
      }),
    [subscribe, keep],
  );

  const refuse = async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'form_changed') {
      setFailure(t('customers.register.formChanged'));
      await refetch();
      return;
    }
    const errors = getFieldErrors(error);
    const ofPeople = [...errors.keys()].some((path) => path.startsWith('people'));
    setRefused(errors);
    if (ofPeople) setFailure(t('joining.details.problemPeople'));
    else if (errors.size === 0) setFailure(errorText(error, t));
  };
  const send = form.handleSubmit(async (input) => {
    const { dataFields } = input;
    const contact = user?.email == null ? {} : { email: user.email };
    const known = { dataFields: mergeFields(dataFields, { contact }), terms: input.terms };
    const whole = user === undefined ? input : known;
    try {
      const { data } = await mutateAsync({
        query: { onboardingType },
        body: {
          ...onboardingBody<Details>(whole, operatorForm, 'online-joining'),
          membershipTypeId: flow.type.id,
          homeVenue: venue.slug,
          people: toPeople(typed),
          collectableFeeIds: typed.collectableFeeIds,
          ...(typed.draftToken !== null && { draftToken: typed.draftToken }),
          ...redirectsOfAddress(origins),
        },
      });
      await refresh({ keepsPage: true });
      if (data.joining !== null) flow.take(data.joining);
      flow.goOn();
    } catch (error) {
      await refuse(error);
    }
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    setRefused(new Map());
    setFailure(null);
    await send(event);
    setAttempt((count) => count + 1);
  };
  const found = getPaths(onboarding).flatMap((path): [string, string][] => {
    const message = form.getFieldState(path, form.formState).error?.message;
    return message === undefined ? [] : [[path, message]];
  });
  const errors: ReadonlyMap<string, string> = new Map([...found, ...refused]);
  return {
    onboarding,
    user,
    control: form.control,
    register: form.register,
    errors,
    failure,
    attempt,
    isPending: isSubmitting,
    submit,
  };
}
