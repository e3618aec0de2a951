/** A text field, a select, or a field for a date or a number; React notes at a text field which value it has heard of. */
type Field = Element & { value: string; _valueTracker?: { getValue: () => string } };

/**
 * Tells React what was typed or selected before it hydrated a field: it does not hear of that, so that its state stays
 * empty and the next rendering empties the field. Checkboxes and radio buttons are pressed again by `keepEarlyTaps`,
 * whose taps find what was typed: every click tells it first. The function is sent as text in the page, so it uses
 * nothing from outside of it.
 */
export function keepTypedText(): void {
  const typed = new Map<Field, { value: string; until: number }>();
  const isHydrated = (field: Field) => Object.keys(field).some((name) => name.startsWith('__reactProps$'));
  const isField = (target: unknown): target is Field =>
    target instanceof Element && target.matches('textarea,select,input:not([type=checkbox],[type=radio],[type=file])');

  const tell = () => {
    for (const [field, { value, until }] of typed) {
      if (field.isConnected && !isHydrated(field)) continue;
      // React compares with what was last set on the element itself, and passes on no change to the same value.
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('change', { bubbles: true }));
      // A field has React's properties a while before React listens to it, when it renders in slices.
      const isHeard = value === '' || field._valueTracker?.getValue() !== '';
      if (isHeard || !field.isConnected || Date.now() > until) typed.delete(field);
    }
  };
  const tellUntilDone = () => {
    tell();
    if (typed.size > 0) setTimeout(tellUntilDone, 30);
  };

  const note = ({ target }: Event) => {
    if (!isField(target)) return;
    if (isHydrated(target)) return void typed.delete(target);
    if (typed.size === 0) setTimeout(tellUntilDone, 30);
    typed.set(target, { value: target.value, until: Date.now() + 10_000 });
  };
  document.addEventListener('input', note, true);
  document.addEventListener('click', tell, true);
}
