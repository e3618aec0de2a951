'use client';

import Search from 'lucide-react/icons/search';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, type SubmitEvent } from 'react';
import { input, InputWrap } from '#components/ui/form/field.tsx';
import { usePublicPath } from '#lib/zones/use-public-path.ts';
import { useActing } from './acting-context.tsx';

/** The fewest letters that are searched for. */
export const fewestLetters = 2;

/** The pause in typing after which the search begins, in milliseconds. */
export const searchDelayMs = 250;

/** Finds a customer: from two letters it opens the page with who was found, and keeps the focus. */
export const CustomerSearch = () => {
  const t = useTranslations('desk.search');
  const router = useRouter();
  const path = usePublicPath();
  const { typed, setTyped, searchRef } = useActing();
  const isEnough = typed.trim().length >= fewestLetters;
  const opens = isEnough && path !== '/customers';
  useEffect(() => {
    if (!opens) return;
    const timer = setTimeout(() => router.push('/customers'), searchDelayMs);
    return () => clearTimeout(timer);
  }, [opens, typed, router]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (opens) router.push('/customers');
  };
  return (
    <form
      role="search"
      className="ml-auto max-w-[30rem] flex-1 max-medium:order-last max-medium:basis-full"
      onSubmit={submit}
    >
      <label className="sr-only" htmlFor="find-customer">
        {t('label')}
      </label>
      <InputWrap icon={Search}>
        <input
          id="find-customer"
          ref={searchRef}
          type="search"
          className={input({ icon: true })}
          autoComplete="off"
          spellCheck={false}
          maxLength={255}
          placeholder={t('placeholder')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </InputWrap>
    </form>
  );
};
