'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, type RefObject } from 'react';
import { Controller } from 'react-hook-form';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { CustomerSearch } from '#components/desk/acting/customer-search.tsx';
import { useMay, useDesk } from '#components/desk/frame/desk-context.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { DateField } from '#components/ui/form/date-field.tsx';
import { ErrorSummary } from '#components/ui/form/error-summary.tsx';
import { LabelNote } from '#components/ui/form/field.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { FoundList } from './found-list.tsx';
import { splitName, type TypedName } from './split-name.ts';
import { useNewCustomer } from './use-new-customer.ts';

const fieldIds = {
  firstName: 'new-first-name',
  lastName: 'new-last-name',
  email: 'new-email',
  dateOfBirth: 'new-date-of-birth',
  phone: 'new-phone',
} as const;
const names = ['firstName', 'lastName', 'email', 'dateOfBirth', 'phone'] as const;

interface NewCustomerProps {
  /** What was typed into the search. */
  typed: TypedName;
  renderedAt: number;
  /** Set to the function that goes to the first field. */
  focusRef: RefObject<(() => void) | null>;
}

/** A new customer: no password, a link to set one is mailed. News are asked about every time, and are off. */
const NewCustomer = ({ typed, renderedAt, focusRef }: NewCustomerProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const { timezone } = useDesk().venue;
  const { date: today } = venueClock(useNow(renderedAt), timezone);
  const { form, attempt, submit } = useNewCustomer({ today, typed });
  const { register, control, setFocus, reset, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  useEffect(() => {
    focusRef.current = () => setFocus('firstName');
  }, [focusRef, setFocus]);
  // What is typed into the search is carried over until somebody writes here.
  const { firstName, lastName, email } = typed;
  useEffect(() => {
    if (!isDirty) reset({ firstName, lastName, email, dateOfBirth: '', phone: '', marketingEmail: false });
  }, [isDirty, reset, firstName, lastName, email]);
  const problems = names.flatMap((name) => {
    const { message, type } = errors[name] ?? {};
    if (message === undefined) return [];
    // What the server says of a field does not name it.
    return [
      { fieldId: fieldIds[name], message: type === 'refused' ? `${t(`desk.new.${name}`)}: ${message}` : message },
    ];
  });
  const labels = {
    open: t('timetable.chooseDate'),
    calendar: t('desk.new.dateOfBirth'),
    month: t('timetable.calendar.month'),
    year: t('timetable.calendar.year'),
    previousMonth: t('timetable.calendar.previousMonth'),
    nextMonth: t('timetable.calendar.nextMonth'),
    today: t('timetable.today'),
  };
  const field = (name: (typeof names)[number]) => ({
    id: fieldIds[name],
    error: errors[name]?.message,
    autoComplete: 'off',
  });
  return (
    <Panel aria-labelledby="new-customer" id="new">
      <h2 id="new-customer" className="heading-3">
        {t('desk.customers.newTitle')}
      </h2>
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        {problems.length > 0 && !isSubmitting && (
          <ErrorSummary
            key={attempt}
            title={t('desk.new.error.title', { count: problems.length })}
            problems={problems}
          />
        )}
        {errors.root && (
          <Notice tone="danger" role="alert">
            {errors.root.message}
          </Notice>
        )}
        <Fields>
          <TextField label={t('desk.new.firstName')} required {...field('firstName')} {...register('firstName')} />
          <TextField label={t('desk.new.lastName')} required {...field('lastName')} {...register('lastName')} />
          <TextField
            wide
            type="email"
            label={t('desk.new.email')}
            help={t('desk.new.emailHelp')}
            required
            {...field('email')}
            {...register('email')}
          />
          <Controller
            control={control}
            name="dateOfBirth"
            render={({ field: date }) => (
              <DateField
                label={t('desk.new.dateOfBirth')}
                required
                disableFuture
                placeholder="DD-MM-YYYY"
                {...{ today, labels, locale }}
                {...field('dateOfBirth')}
                {...date}
              />
            )}
          />
          <TextField
            type="tel"
            label={
              <>
                {t('desk.new.phone')} <LabelNote>{t('desk.new.optional')}</LabelNote>
              </>
            }
            {...field('phone')}
            {...register('phone')}
          />
        </Fields>
        <Checkbox label={t('desk.new.news')} help={t('desk.new.newsHelp')} {...register('marketingEmail')} />
        <Button block loading={isSubmitting}>
          {t('desk.new.submit')}
        </Button>
      </form>
    </Panel>
  );
};

/** Who fits what was typed, and beside them a new customer that takes it over. */
export const CustomersView = ({ renderedAt }: { renderedAt: number }) => {
  const { typed, customerId } = useActing();
  const maySell = useMay('sell');
  const focusRef = useRef<(() => void) | null>(null);
  const create = () => focusRef.current?.();
  useEffect(() => {
    const goToNew = () => {
      if (window.location.hash === '#new') create();
    };
    goToNew();
    window.addEventListener('hashchange', goToNew);
    return () => window.removeEventListener('hashchange', goToNew);
  }, []);
  return (
    <div className="grid gap-6 medium:grid-cols-2 medium:items-start large:gap-8">
      <div className="grid min-w-0 gap-4">
        {customerId !== null && <CustomerSearch />}
        <FoundList onCreate={create} />
      </div>
      {maySell && <NewCustomer typed={splitName(typed)} renderedAt={renderedAt} focusRef={focusRef} />}
    </div>
  );
};
