import { useEffect, useEffectEvent } from 'react';

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
export function useBarcode(onScan: (code: string) => void): void {
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
