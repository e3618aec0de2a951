import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useChooseCustomer } from '#components/desk/acting/use-choose-customer.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { type NewCustomerValues, newCustomerForm } from '#contract/forms/desk.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import type { TypedName } from './split-name.ts';

/** Validates a new customer with the API's rules. `today` is YYYY-MM-DD. */
const newCustomerResolver = (today: string, t: Translate) =>
  zodResolver(newCustomerForm(today), {
    error: ({ code, path }) => {
      if (code === 'custom') return t('desk.new.error.born');
      const field = fields.find((name) => name === path?.[0]);
      return field && t(`desk.new.error.${field}`);
    },
  });

const fields = ['firstName', 'lastName', 'email', 'dateOfBirth', 'phone'] as const;

/** The form of a new customer: what the server refuses is shown at its field, and nothing typed is lost. */
export function useNewCustomer({ today, typed }: { today: string; typed: TypedName }) {
  const t = useTranslations();
  const showToast = useToast();
  const choose = useChooseCustomer();
  const [attempt, setAttempt] = useState(0);
  const countAttempt = () => setAttempt((count) => count + 1);
  const form = useForm<NewCustomerValues>({
    resolver: newCustomerResolver(today, t),
    defaultValues: { ...typed, dateOfBirth: '', phone: '', marketingEmail: false },
    shouldFocusError: false,
  });
  const create = useMutation(onceMutation(browserApi, 'createCustomer'));
  const refuse = (error: unknown) => {
    const refused = getFieldErrors(error);
    const wrong = fields.filter((field) => refused.has(field));
    for (const field of wrong) form.setError(field, { type: 'refused', message: refused.get(field) });
    if (wrong.length === 0) form.setError('root', { message: errorText(error, t) });
    countAttempt();
  };
  const save = async ({ phone, ...values }: NewCustomerValues) => {
    try {
      const { data: user } = await create.mutateAsync({ body: { ...values, ...(phone !== '' && { phone }) } });
      const name = `${user.firstName} ${user.lastName}`;
      showToast({ type: 'success', message: t('desk.new.created', { name }) });
      choose({ id: user.id, firstName: user.firstName, name });
    } catch (error) {
      refuse(error);
    }
  };
  return { form, attempt, submit: form.handleSubmit(save, countAttempt) };
}
