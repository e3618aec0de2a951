'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '#components/ui/button/button.tsx';
import { DateField } from '#components/ui/form/date-field.tsx';
import { ErrorSummary } from '#components/ui/form/error-summary.tsx';
import { submitOnce } from '#components/ui/form/submit-once.ts';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { User } from '#contract/customers/users.ts';
import type { DetailPart, DetailValues } from '#contract/forms/details.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { MessageKey } from '#lib/i18n/translate.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { detailFields, getValues, toBody, detailResolver } from './detail-parts.ts';

/** The labels of the fields of somebody's details. */
const fieldLabels: Readonly<Record<string, 'details.field.firstName' | DetailLabel>> = {
  title: 'details.field.title',
  firstName: 'details.field.firstName',
  lastName: 'details.field.lastName',
  email: 'details.field.email',
  currentPassword: 'details.field.currentPassword',
  phone: 'details.field.phone',
  address1: 'details.field.address1',
  address2: 'details.field.address2',
  area: 'details.field.area',
  town: 'details.field.town',
  postcode: 'details.field.postcode',
  dateOfBirth: 'details.field.dateOfBirth',
  gender: 'details.field.gender',
  ethnicity: 'details.field.ethnicity',
  disability: 'details.field.disability',
};

type DetailLabel = Extract<MessageKey, `details.field.${string}`>;

type DetailFormProps = { part: DetailPart; user: User; onDone: () => void };

const useDateLabels = () => {
  const t = useTranslations('timetable');
  return {
    open: t('chooseDate'),
    calendar: t('chooseDate'),
    month: t('calendar.month'),
    year: t('calendar.year'),
    previousMonth: t('calendar.previousMonth'),
    nextMonth: t('calendar.nextMonth'),
    today: t('today'),
  };
};

/** Changes one part of somebody's details. Nothing typed is lost while something is wrong with it. */
export const DetailForm = ({ part, user, onDone }: DetailFormProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const toast = useToast();
  const labels = useDateLabels();
  const [today] = useState(() => venueClock(new Date(), siteZone).date);
  const { mutateAsync } = useMutation(operationMutation(browserApi, 'updateUser'));
  const form = useForm<DetailValues>({
    resolver: detailResolver(part, today, t),
    defaultValues: getValues(part, user),
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const { errors, isSubmitting } = form.formState;
  const fields = detailFields[part];
  const refuse = (error: unknown) => {
    const found = new Map([...getFieldErrors(error)].map(([path, message]) => [path.split('.').at(-1), message]));
    const known = fields.filter(({ name }) => found.has(name));
    for (const { name } of known) {
      const message = name === 'currentPassword' ? t('details.wrongPassword') : found.get(name);
      form.setError(name, { message });
    }
    if (known.length === 0) toast({ type: 'danger', message: errorText(error, t) });
  };
  const save = form.handleSubmit(async (values) => {
    try {
      await mutateAsync({ params: { userId: user.id }, body: toBody(part, values, user) });
      toast({
        type: 'success',
        message: part === 'email' ? t('details.linkSent', { email: values.email ?? '' }) : t('details.saved'),
      });
      onDone();
    } catch (error) {
      refuse(error);
    }
  });
  const label = (name: string): string => t((fieldLabels[name] ?? 'details.field.firstName') satisfies MessageKey);
  const problems = fields.flatMap(({ name }) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: `detail-${name}`, message: `${label(name)}: ${message}` }];
  });
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={submitOnce(isSubmitting, (event) => void save(event).finally(() => setAttempt((count) => count + 1)))}
    >
      {problems.length > 0 && !isSubmitting && (
        <ErrorSummary key={attempt} title={t('details.notSaved')} problems={problems} />
      )}
      <Fields>
        {fields.map(({ name, type, isOptional = false, autoComplete }, index) => {
          const texts = {
            id: `detail-${name}`,
            label: isOptional ? t('details.optional', { label: label(name) }) : label(name),
            error: errors[name]?.message,
            required: !isOptional,
            autoComplete,
            autoFocus: index === 0,
          };
          if (type === 'date')
            return (
              <Controller
                key={name}
                control={form.control}
                name={name}
                render={({ field }) => (
                  <DateField
                    {...texts}
                    {...field}
                    value={field.value ?? ''}
                    {...{ labels, locale, today }}
                    disableFuture
                  />
                )}
              />
            );
          return <TextField key={name} {...texts} {...form.register(name)} type={type ?? 'text'} />;
        })}
      </Fields>
      {part === 'email' && <p className="text-s">{t('details.emailHelp')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button loading={isSubmitting}>{t('details.save')}</Button>
        <Button type="button" variant="text" onClick={onDone}>
          {t('details.undo')}
        </Button>
      </div>
    </form>
  );
};
