type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keys that the browser itself turns into a click, a step or a letter. */
const leftToBrowser = ['Enter', ' ', 'Tab', 'Shift', 'Control', 'Alt', 'Meta'];

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Says a field's value once more, so that a component that has only just come to life hears of it. */
function sayAgain(field: Field, value: string): void {
  // React hears only of what differs from the value it knows, and it knows what is set on the element itself.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** What somebody did to a part of the page before its code was there. */
export interface Deeds {
  /** Does it all again, in order. */
  redo: () => Promise<void>;
  stop: () => void;
}

const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'dblclick', 'input', 'submit'] as const;

/**
 * Notices the first sign that somebody wants something of a sleeping part, and keeps what they do to it. Links work as
 * they are. It listens on the window, where it comes before React, which lets go of what it cannot deliver yet.
 */
export function keepDeeds(part: Element, onSign: () => void): Deeds {
  const deeds: (() => void)[] = [];
  const written = new Map<Field, string>();
  const hold = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    deeds.push(again);
  };
  const notice = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !part.contains(target)) return;
    onSign();
    if (event.type === 'input' && isField(target)) written.set(target, target.value);
    if (event.type === 'submit' && target instanceof HTMLFormElement) hold(event, () => target.requestSubmit());
    if (event.type.endsWith('click') && target.closest('a[href]') === null) {
      hold(event, () => target.dispatchEvent(new MouseEvent(event.type, { bubbles: true, cancelable: true })));
    }
    if (
      event instanceof KeyboardEvent &&
      !(target instanceof HTMLSelectElement) &&
      !leftToBrowser.includes(event.key)
    ) {
      const { key, code } = event;
      deeds.push(() =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })),
      );
    }
  };
  const stop = () => signs.forEach((sign) => window.removeEventListener(sign, notice, true));
  signs.forEach((sign) => window.addEventListener(sign, notice, true));
  return {
    stop,
    async redo() {
      stop();
      written.forEach((value, field) => sayAgain(field, value));
      for (const again of deeds) {
        await nextTask();
        again();
      }
    },
  };
}
