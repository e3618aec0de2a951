'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, useEffect, useEffectEvent } from 'react';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useActing } from './acting-context.tsx';
import { useActingCustomer } from './use-acting-customer.ts';
import { useChooseCustomer } from './use-choose-customer.ts';

/** A reader types much faster than a person: the longest time between two keys, in milliseconds. */
const fastestMs = 50;
/** The shortest code of a card. */
const shortest = 4;

type TextInput = HTMLInputElement | HTMLTextAreaElement;

const isTextInput = (target: EventTarget | null): target is TextInput =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Puts back what a field held before the reader typed into it, so that React and form libraries notice. */
function restore(input: TextInput, value: string): void {
  const prototype = input instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Calls `onScan` with a code that a barcode reader types on any page: a fast run of keys ending in Enter. What it typed
 * into a field is taken back, and its Enter does nothing else.
 */
function useBarcode(onScan: (code: string) => void): void {
  const scan = useEffectEvent(onScan);
  useEffect(() => {
    let typed = '';
    let lastAt = -Infinity;
    let field: { input: TextInput; value: string } | null = null;
    const begin = (target: EventTarget | null) => {
      typed = '';
      field = isTextInput(target) ? { input: target, value: target.value } : null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const isFast = event.timeStamp - lastAt <= fastestMs;
      if (event.key === 'Enter' && isFast && typed.length >= shortest) {
        event.preventDefault();
        event.stopPropagation();
        if (field !== null) restore(field.input, field.value);
        scan(typed);
        typed = '';
        lastAt = -Infinity;
        return;
      }
      if (event.key.length !== 1) return;
      if (!isFast) begin(event.target);
      typed += event.key;
      lastAt = event.timeStamp;
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** Opens the customer whose card is scanned, on every page. An unknown code is shown and changes nothing. */
export const CardScan = () => {
  const t = useTranslations();
  const showToast = useToast();
  const choose = useChooseCustomer();
  const { searchRef } = useActing();
  const mayFind = useMay('customers');
  const { data: customer } = useActingCustomer();
  const [unknown, setUnknown] = useState<string | null>(null);
  const latest = useRef<string | null>(null);
  const read = async (code: string) => {
    latest.current = code;
    setUnknown(null);
    try {
      const { data } = await browserApi('listUsers', { query: { barcode: code } });
      if (latest.current !== code) return;
      const [found] = data;
      if (found === undefined) return setUnknown(code);
      choose({ id: found.id, firstName: found.firstName, name: `${found.firstName} ${found.lastName}` });
    } catch (error) {
      showToast({ type: 'danger', message: errorText(error, t) });
    }
  };
  useBarcode((code) => void (mayFind && read(code)));
  if (unknown === null) return null;
  const { user } = customer ?? {};
  const still =
    user === undefined
      ? t('desk.scan.stillWalkIn')
      : t('desk.scan.still', { name: `${user.firstName} ${user.lastName}` });
  const find = () => {
    setUnknown(null);
    searchRef.current?.focus();
  };
  return (
    <div className="px-gutter pt-4">
      <Notice tone="warning" role="alert">
        <p>
          {t.rich('desk.scan.unknown', { code: unknown, b: (chunks) => <b className="tabular-nums">{chunks}</b> })}{' '}
          {still}
        </p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button type="button" variant="secondary" onClick={() => setUnknown(null)}>
            {t('desk.scan.again')}
          </Button>
          <Button type="button" variant="text" onClick={find}>
            {t('desk.scan.find')}
          </Button>
        </div>
      </Notice>
    </div>
  );
};
